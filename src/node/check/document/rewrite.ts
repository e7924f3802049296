/** Safe edits of texts. */
import type { Document } from "./document.ts";

/** Changes a text between its quotation marks as it stands in the file; nothing when that would change nothing. */
export function rewrite(
  { text }: Document,
  { offset, length }: { offset: number; length: number },
  change: (written: string) => string,
): { offset: number; length: number; text: string } | undefined {
  const before = text.slice(offset + 1, offset + length - 1);
  const after = change(before);
  return after === before ? undefined : { offset: offset + 1, length: before.length, text: after };
}
