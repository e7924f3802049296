/** An entry that belongs to an outer list: it was pasted before the brackets that close an entry there. */
import { type Explanation, nounOfEntry, type Wrong } from "../../wrong.ts";
import { typesOf } from "../../wrongType.ts";
import { wrongName } from "../sorted/unknownName.ts";
import type { Path } from "../../../../../model/fields.ts";
import { lineAt } from "../../../document/lineMarks.ts";
import { lastOffsetOf } from "../../../document/position.ts";
import type { Document } from "../../../document/document.ts";
import type { CodedFinding } from "../../../finding.ts";
import { isGroup, valueAt } from "../../../json.ts";
import type { Lookup } from "../../../lookup.ts";
import type { Place } from "../../../place.ts";
import { quote } from "../../../wording/words.ts";
import type { Sorted } from "../sorted/sorted.ts";

/** Applies where all names are those of entries of a list further out, and none is one of the inner entries. */
export function entryOfOuter(lookup: Lookup, sorted: Sorted): CodedFinding | undefined {
  const { document, path, group, unknown } = sorted;
  const names = Object.keys(group);
  const outer = unknown.length < names.length ? undefined : outerEntry(lookup, { document, path }, names);
  return outer && { ...wrongName(sorted, names[0]!), path, ...toldOf(lookup, { document, path }, outer) };
}

/** The same in a list of texts. */
export function entryAmongTexts(wrong: Wrong): Explanation | undefined {
  const { lookup, document, path, value } = wrong;
  const list = valueAt(document, path.slice(0, -1));
  const isAmong = Array.isArray(list) && list.some((each) => typeof each === "string");
  if (!isAmong || !isGroup(value) || !typesOf(wrong).includes("string")) return undefined;
  const outer = outerEntry(lookup, { document, path }, Object.keys(value));
  return outer && { code: "wrong-type", ...toldOf(lookup, { document, path }, outer) };
}

/** The path of the innermost entry around an entry that is of the kind of this one. */
function outerEntry(lookup: Lookup, { document, path }: Place, names: readonly string[]): Path | undefined {
  if (typeof path.at(-1) !== "number" || !Array.isArray(valueAt(document, path.slice(0, -1))) || names.length < 2)
    return undefined;
  for (let length = path.length - 2; length > 1; length--) {
    const outer = path.slice(0, length);
    if (typeof outer.at(-1) !== "number") continue;
    const { properties = {}, required = [] } = lookup.schemaAt(document, outer)?.schema ?? {};
    const isOne =
      names.every((name) => Object.hasOwn(properties, name)) && required.every((name) => names.includes(name));
    if (isOne && required.length > 0 && isGroup(valueAt(document, outer))) return outer;
  }
  return undefined;
}

function toldOf(lookup: Lookup, { document, path }: Place, outer: Path) {
  const owner = valueAt(document, outer)!;
  const label = lookup.labelOf(document, outer);
  const called = Object.entries(owner).find(([name, value]) => name !== "id" && typeof value === "string")?.[1];
  const home = typeof called === "string" ? quote(called) : label;
  const one = `one more ${nounOfEntry({ label })} like ${home}`;
  const message = `this is ${one}, but it stands in the list ${quote(String(path.at(-2)))} of ${home}.`;
  const list = valueAt(document, path.slice(0, -1)) as unknown[];
  const isInside = outer.length === path.length - 2;
  const isLast = path.at(-1) === list.length - 1 && list.length > 1 && Object.keys(owner).at(-1) === path.at(-2);
  const fix = isInside && isLast ? closedBefore(document, path) : movedBehind(document, outer, home);
  return { point: "value", place: outer, message, fix, isOfOuter: true } as const;
}

/** The fix where the closing brackets of the outer entry are after it instead of before it. */
function closedBefore(document: Document, path: Path): string {
  const end = (at: Path) => lineAt(lastOffsetOf(document, at));
  const last: Path = [...path.slice(0, -1), Number(path.at(-1)) - 1];
  const isText = typeof valueAt(document, last) === "string";
  const where = isText ? `at the end of line ${end(last)}` : `behind the } of line ${end(last)}`;
  return `write ] } ${where}, before its comma. Take the ] of line ${end(path.slice(0, -1))} and the } of line ${end(path.slice(0, -2))} out.`;
}

function movedBehind(document: Document, outer: Path, home: string): string {
  return `move all of it, from { to }, behind the } of ${home} in line ${lineAt(lastOffsetOf(document, outer))}, with a comma between. Where it was, take one comma out as well.`;
}
