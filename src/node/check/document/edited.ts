/** Places in a text before and after edits, each of which is for the text as it was after those before. */
import type { Edit } from "../finding.ts";
import { offsetKept } from "./kept.ts";

/** An edit that was made, with what stood there before where some of that still stands in its text. */
export interface Made extends Edit {
  was?: string;
}

/** Where something in a text with edits was before them. */
export function offsetBefore(edits: readonly Made[], offset: number): number {
  return edits.reduceRight((at, { offset: start, length, text, was }) => {
    if (at < start) return at;
    if (at >= start + text.length) return at - text.length + length;
    return start + (was === undefined ? Math.min(at - start, length) : offsetKept({ was, text }, at - start));
  }, offset);
}

/** Where what an edit has written stands after further ones, all of them behind it. */
export function rangeAfter(further: readonly Edit[], { offset, text }: Edit): { offset: number; length: number } {
  const moved = further.filter((edit) => edit.offset < offset);
  return { offset: moved.reduce((at, edit) => at + edit.text.length - edit.length, offset), length: text.length };
}

/** A text with edits made. Everything else stays as it is. @param edits For the text as it is, none within another. */
export function withEdits(text: string, edits: readonly Edit[]): string {
  let at = 0;
  const parts: string[] = [];
  for (const edit of edits.toSorted(inOrder)) {
    parts.push(text.slice(at, edit.offset), edit.text);
    at = edit.offset + edit.length;
  }
  return parts.join("") + text.slice(at);
}

/** From the start of a text on; what is put in somewhere comes before what is replaced there. */
export function inOrder(one: Edit, other: Edit): number {
  return one.offset - other.offset || one.length - other.length;
}
