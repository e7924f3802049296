/** Maps pieces of a text to how they are written in the file. */
import type { Document } from "./document.ts";
import type { Range } from "./position.ts";

/** A piece of a text, from `start` up to `end`. */
export interface Span {
  start: number;
  end: number;
}

/** The string whose JSON, quotation marks included, has this range. */
export function saidBy({ text }: Pick<Document, "text">, { offset, length }: Range): string {
  return JSON.parse(text.slice(offset, offset + length)) as string;
}

/** The range in the file of a piece of such a string. */
export function rangeIn({ text }: Pick<Document, "text">, { offset, length }: Range, { start, end }: Span): Range {
  const source = text.slice(offset + 1, offset + length - 1);
  const from = writtenOffset(source, start);
  return { offset: offset + 1 + from, length: writtenOffset(source, end) - from };
}

/** The offset in the JSON of the character at an index of the string. */
function writtenOffset(source: string, index: number): number {
  let at = 0;
  for (let i = 0; i < index; i++) at += source[at] !== "\\" ? 1 : source[at + 1] === "u" ? 6 : 2;
  return at;
}
