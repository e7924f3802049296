/** An entry of a list with a list of the same name: one level more than there is. */
import { onlyOf } from "../../../onlyOf.ts";
import { unknownName, wrongName } from "../sorted/unknownName.ts";
import type { Path } from "../../../../../model/fields.ts";
import { lineAt } from "../../../document/lineMarks.ts";
import { extentOf, lastOffsetOf, positionOf } from "../../../document/position.ts";
import type { CodedFinding } from "../../../finding.ts";
import { isGroup } from "../../../json.ts";
import type { Lookup } from "../../../lookup.ts";
import { inLines } from "../../../wording/inLines.ts";
import { areEntriesIn } from "../../entriesFit.ts";
import type { Sorted } from "../sorted/sorted.ts";
import { nounOf } from "../../noun.ts";
import { isNameOfList } from "../../../wording/synonyms.ts";
import { OUT, TAKE_IT_OUT } from "../../../wording/commas.ts";

export function listInItself(lookup: Lookup, sorted: Sorted): CodedFinding | undefined {
  const { path, group, unknown, lacking, sure, likely, allowed } = sorted;
  const name = path.at(-2);
  const only = onlyOf(unknown);
  if (typeof path.at(-1) !== "number" || typeof name !== "string" || only === undefined) return undefined;
  const list = group[only];
  if (!Array.isArray(list) || !isNameOfList(only, name)) return undefined;
  if (Object.keys(group).length === 1 && list.length > 0 && list.every(isGroup)) return alone(lookup, sorted, only);
  if (only !== name || sure.size + likely.size > 0) return undefined;
  // With the entries of a list inside, it is that one under a wrong name.
  if (allowed.some((field) => areEntriesIn(lookup, sorted, { field, value: list }))) return undefined;
  const found = unknownName(lookup, sorted, [only]);
  const noun = nounOf(lookup, sorted);
  if (lacking.size > 0)
    return list.length === 0
      ? undefined
      : { ...found, fix: `write what is in its "${name}" in the place of this ${noun}.` };
  const why = path.includes("menu") ? "a menu has two levels" : undefined;
  if (list.length === 0) return { ...found, fix: `${TAKE_IT_OUT}: ${why ?? "it is empty"}.` };
  const end = lineAt(lastOffsetOf(sorted.document, path));
  const move = `move what is in its "${name}", without the [ ], behind the } of this ${noun} (line ${end}), with commas between, and take "${name}" ${OUT}.`;
  return { ...found, fix: why === undefined ? move : `${why}: ${move}` };
}

/** An entry with nothing but the list: its brackets have to go, and those around it. */
function alone(lookup: Lookup, sorted: Sorted, name: string): CodedFinding {
  const { document, path } = sorted;
  const message = `this is no ${nounOf(lookup, sorted)}, but a list "${name}" of its own.`;
  const extents = [path, [...path, name]].map((at: Path) => extentOf(document, at)!);
  const starts = extents.map(({ offset }) => offset);
  const ends = extents.map(({ offset, length }) => offset + length - 1).toReversed();
  const linesOf = (offsets: readonly number[]) => new Set(offsets.map((at) => positionOf(document, at).line));
  const said = (offsets: readonly number[]) => {
    const { size } = linesOf(offsets);
    return `of ${inLines(offsets.slice(0, size).map(lineAt))}`;
  };
  const them = `{ "${name}": [ ${said(starts)} and ] } ${said(ends)}`;
  const fix = `take ${them} away, and leave what stands between them.`;
  return { ...wrongName(sorted, name), message, fix, brackets: "around" };
}
