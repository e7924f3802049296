import type { Json, Path } from "../../../../../model/fields.ts";
import { extentOf, positionOf } from "../../../document/position.ts";
import type { Document } from "../../../document/document.ts";
import { inLines } from "../../../wording/inLines.ts";
import { numberWord } from "../../../wording/words.ts";
import { listWithin } from "./onlyWithin.ts";

interface List {
  document: Document;
  path: Path;
  value: Json;
}

/**
 * The fix that takes away the brackets of a list, and of lists that are its only entry, with their lines; undefined where
 * all stand on one line, or where the text has no such list.
 */
export function bracketsAway({ document, path, value }: List): string | undefined {
  const within = listWithin(value).path;
  const extents = [0, ...within].map((_, depth) => extentOf(document, [...path, ...within.slice(0, depth)]));
  const lineOf = (offset: number) => positionOf(document, offset).line;
  const starts = extents.flatMap((extent) => (extent ? [lineOf(extent.offset)] : []));
  const ends = extents.flatMap((extent) => (extent ? [lineOf(extent.offset + extent.length - 1)] : [])).toReversed();
  if (starts.length === 0 || starts[0] === ends.at(-1)) return undefined;
  if (within.length === 0) return `take this [ away, and the ] of line ${ends[0]} that goes with it.`;
  const count = numberWord(extents.length);
  return `take the ${count} [ of ${inLines([...new Set(starts)])} away, and the ${count} ] of ${inLines([...new Set(ends)])} that go with them.`;
}
