/** Applies edits to texts, and maps offsets between a text and its edited version. */
import type { Edit } from "../finding.ts";
import type { Mending } from "./document.ts";
import { offsetKept } from "./kept.ts";

/** An edit that was applied. `was` is the replaced text, if some of it is still in the new text. */
export interface AppliedEdit extends Edit {
  was?: string;
}

/** Maps an offset in an edited text to the original. Each edit applies to the text after the previous ones. */
export function offsetBefore(edits: readonly AppliedEdit[], offset: number): number {
  return edits.reduceRight((at, { offset: start, length, text, was }) => {
    if (at < start) return at;
    if (at >= start + text.length) return at - text.length + length;
    return start + (was === undefined ? Math.min(at - start, length) : offsetKept({ was, text }, at - start));
  }, offset);
}

/** What was written in the place of a range of an edited text. */
export function writtenIn(
  { edits, written }: Pick<Mending, "edits" | "written">,
  { offset, length }: Pick<Edit, "offset" | "length">,
): string {
  return written.slice(offsetBefore(edits, offset), offsetBefore(edits, offset + length));
}

/** The range that the text of an edit has after further edits, none of which overlap it. */
export function rangeAfter(further: readonly Edit[], { offset, text }: Edit): { offset: number; length: number } {
  const moved = further.filter((edit) => edit.offset < offset);
  return { offset: moved.reduce((at, edit) => at + edit.text.length - edit.length, offset), length: text.length };
}

/** Applies edits to a text. @param edits Offsets refer to `text`; edits must not overlap. */
export function withEdits(text: string, edits: readonly Edit[]): string {
  let at = 0;
  const parts: string[] = [];
  for (const edit of edits.toSorted(byOffset)) {
    parts.push(text.slice(at, edit.offset), edit.text);
    at = edit.offset + edit.length;
  }
  return parts.join("") + text.slice(at);
}

/** Sorts by offset; an insertion comes before a replacement at the same offset. */
export function byOffset(one: Edit, other: Edit): number {
  return one.offset - other.offset || one.length - other.length;
}
