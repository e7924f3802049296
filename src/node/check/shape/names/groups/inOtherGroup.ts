/** A field of the site file in another group of that file: one mistake, though the group that it left may need it. */
import { groupAt, settleOtherwise, settleThere, type Sorted, unclear } from "../sorted/sorted.ts";
import { onlyOf } from "../../../onlyOf.ts";
import { unknownName } from "../sorted/unknownName.ts";
import type { Path } from "../../../../../model/fields.ts";
import { isGroup } from "../../../json.ts";
import { partsLike } from "../../block/partOf.ts";
import { takesField } from "../../looksLike.ts";
import { lineAt } from "../../../document/lineMarks.ts";
import { rangeOf } from "../../../document/position.ts";
import type { Lookup } from "../../../lookup.ts";
import { behindStart, movingAway, OUT } from "../../../wording/commas.ts";
import type { CodedFinding } from "../../../finding.ts";
import type { Group } from "../../../site.ts";

interface Home {
  path: Path;
  group: Group;
}

/** Names that get a finding are removed from `sorted`. For groups within this one, see `otherHomes`. */
export function inOtherGroup(lookup: Lookup, sorted: Sorted, groups: readonly Sorted[]): CodedFinding[] {
  const { document, unknown, group } = sorted;
  if (document.role !== "site" || sorted.path.length === 0 || isOtherEntry(lookup, sorted)) return [];
  return unknown.flatMap((name) => {
    const isFree = (home: Home) =>
      !sorted.path.every((key, i) => home.path[i] === key) &&
      !Object.hasOwn(home.group, name) &&
      takesField(lookup.schemas, lookup.schemaAt(document, home.path), [name, group[name]!]);
    const lacking: Home[] = groups.filter((other) => other.lacking.has(name) && isFree(other));
    // What a group cannot do without comes before a synonym of a field here.
    const isNeeded = lacking.length > 0 || !unclear(sorted).includes(name);
    const home = onlyOf(
      isNeeded ? lacking : homesIn(lookup, sorted, { path: [], group: document.data ?? {} }).filter(isFree),
    );
    if (!home) return listThere(lookup, sorted, name);
    giveBack(sorted, name);
    settleOtherwise(sorted, [name]);
    settleThere(groupAt(groups, home.path), [name]);
    const fix = movingAway(`move it ${behindStart(inWords(lookup, sorted, home.path), home.group)}.`);
    return [{ ...unknownName(lookup, sorted, [name]), spoils: [...home.path, name], fix }];
  });
}

/** A list that another group, or the file itself, has already: its entries go there. */
function listThere(lookup: Lookup, sorted: Sorted, name: string): CodedFinding[] {
  const { document, group } = sorted;
  const top: Home = { path: [], group: document.data ?? {} };
  const isThere = (home: Home) =>
    Array.isArray(home.group[name]) &&
    takesField(lookup.schemas, lookup.schemaAt(document, home.path), [name, group[name]!]);
  const isList = Array.isArray(group[name]) && unclear(sorted).includes(name);
  const home = isList ? onlyOf([top, ...homesIn(lookup, sorted, top)].filter(isThere)) : undefined;
  if (!home) return [];
  settleOtherwise(sorted, [name]);
  const path = [...home.path, name];
  const line = lineAt(rangeOf(document, path, "name").offset);
  const fix = `move what stands between its [ ] to behind the [ of ${inWords(lookup, sorted, path)} in line ${line}, with a comma between, and take this field ${OUT}.`;
  return [{ ...unknownName(lookup, sorted, [name]), fix }];
}

/** Whether all of it is an entry of another list. */
function isOtherEntry({ schemas }: Lookup, { document, path, group }: Sorted): boolean {
  return typeof path.at(-1) === "number" && partsLike(schemas, group, document.role).length > 0;
}

/** The groups with a fixed name that are there: those in lists, and fields and forms, are several of a kind. */
function homesIn(lookup: Lookup, sorted: Sorted, { path, group }: Home): Home[] {
  const { properties = {} } = lookup.schemaAt(sorted.document, path)?.schema ?? {};
  const inner = Object.keys(properties).flatMap((key) => {
    const value = Object.hasOwn(group, key) ? group[key] : undefined;
    return isGroup(value) ? homesIn(lookup, sorted, { path: [...path, key], group: value }) : [];
  });
  return path.length > 0 ? [{ path, group }, ...inner] : inner;
}

/** The field that a name was taken for is missing again. */
function giveBack({ sure, likely, missing, lacking }: Sorted, name: string): void {
  const meant = sure.get(name) ?? likely.get(name);
  if (meant !== undefined && missing.includes(meant)) lacking.add(meant);
}

/** `"contact"`, `"quote" in "header"`, `link 1 in "social"`. */
function inWords({ labelOf }: Lookup, { document }: Sorted, path: Path): string {
  return path
    .map((_, i) => labelOf(document, path.slice(0, i + 1)))
    .toReversed()
    .join(" in ");
}
