/** Edits that change the inside of a string. */
import type { Document } from "./document.ts";

/** Applies a change to the raw characters between the quotation marks; undefined if nothing changes. */
export function rewrite(
  { text }: Document,
  { offset, length }: { offset: number; length: number },
  change: (written: string) => string,
): { offset: number; length: number; text: string } | undefined {
  const before = text.slice(offset + 1, offset + length - 1);
  const after = change(before);
  return after === before ? undefined : { offset: offset + 1, length: before.length, text: after };
}
