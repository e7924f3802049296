/** An entry that belongs to an outer list: it was pasted before the brackets that close the last entry there. */
import { nounOfEntry } from "../../wrong.ts";
import { wrongName } from "../sorted/unknownName.ts";
import type { Path } from "../../../../../model/fields.ts";
import { lineAt } from "../../../document/lineMarks.ts";
import { lastOffsetOf } from "../../../document/position.ts";
import type { Document } from "../../../document/document.ts";
import type { CodedFinding } from "../../../finding.ts";
import { isGroup, valueAt } from "../../../json.ts";
import type { Lookup } from "../../../lookup.ts";
import { quote } from "../../../wording/words.ts";
import type { Sorted } from "../sorted/sorted.ts";

/** Applies where all names are those of the outer entries, and none is one of the inner entries. */
export function entryOfOuter(lookup: Lookup, sorted: Sorted): CodedFinding | undefined {
  const { document, path, group, unknown } = sorted;
  const names = Object.keys(group);
  const outer = path.slice(0, -2);
  const list = valueAt(document, path.slice(0, -1));
  const owner = valueAt(document, outer);
  const isInBoth = typeof path.at(-1) === "number" && typeof outer.at(-1) === "number";
  if (!isInBoth || !Array.isArray(list) || !isGroup(owner) || names.length < 2 || unknown.length < names.length)
    return undefined;
  const { properties = {}, required = [] } = lookup.schemaAt(document, outer)?.schema ?? {};
  const isOne =
    names.every((name) => Object.hasOwn(properties, name)) && required.every((name) => names.includes(name));
  if (!isOne || required.length === 0) return undefined;
  const label = lookup.labelOf(document, outer);
  const called = Object.values(owner).find((value) => typeof value === "string");
  const home = typeof called === "string" ? quote(called) : label;
  const one = `one more ${nounOfEntry({ label })} like ${home}`;
  const message = `this is ${one}, but it stands in the list ${quote(String(path.at(-2)))} of ${home}.`;
  const isLast = path.at(-1) === list.length - 1 && list.length > 1 && Object.keys(owner).at(-1) === path.at(-2);
  const fix = isLast ? closedBefore(document, path) : movedBehind(document, outer, home);
  return { ...wrongName(sorted, names[0]!), path, point: "value", place: outer, message, fix, isOfOuter: true };
}

/** The fix where the closing brackets of the outer entry are after it instead of before it. */
function closedBefore(document: Document, path: Path): string {
  const end = (at: Path) => lineAt(lastOffsetOf(document, at));
  const before: Path = [...path.slice(0, -1), Number(path.at(-1)) - 1];
  return `write ] } behind the } of line ${end(before)}, before its comma. Take the ] of line ${end(path.slice(0, -1))} and the } of line ${end(path.slice(0, -2))} out.`;
}

function movedBehind(document: Document, outer: Path, home: string): string {
  return `move all of it, from { to }, behind the } of ${home} in line ${lineAt(lastOffsetOf(document, outer))}, with a comma between. Where it was, take one comma out as well.`;
}
