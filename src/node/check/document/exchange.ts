/** An edit that lets two values change places. */
import type { Path } from "../../../model/fields.ts";
import { extentOf } from "./position.ts";
import type { Document } from "./document.ts";
import type { Edit } from "../finding.ts";

/** Undefined where one of the two is not to be found. */
export function exchange(document: Document, first: Path, second: Path): Edit | undefined {
  const extents = [extentOf(document, first), extentOf(document, second)];
  const [early, late] = extents.toSorted((a, b) => (a?.offset ?? 0) - (b?.offset ?? 0));
  if (!early || !late) return undefined;
  const { text } = document;
  const written = ({ offset, length }: { offset: number; length: number }) => text.slice(offset, offset + length);
  const between = text.slice(early.offset + early.length, late.offset);
  const length = late.offset + late.length - early.offset;
  return { offset: early.offset, length, text: written(late) + between + written(early) };
}
