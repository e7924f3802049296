/** Pieces of texts, and how they are written in the file. */
import type { Document } from "./document.ts";
import type { Range } from "./position.ts";

/** A piece of a text, from `start` up to `end`. */
export interface Span {
  start: number;
  end: number;
}

/** What the text says whose quotation marks and all between them are this range. */
export function saidBy({ text }: Pick<Document, "text">, { offset, length }: Range): string {
  return JSON.parse(text.slice(offset, offset + length)) as string;
}

/** The characters in the file that a piece of such a text is written with. */
export function rangeIn({ text }: Pick<Document, "text">, { offset, length }: Range, { start, end }: Span): Range {
  const source = text.slice(offset + 1, offset + length - 1);
  const from = writtenOffset(source, start);
  return { offset: offset + 1 + from, length: writtenOffset(source, end) - from };
}

/** Where a character of a text stands in the way it is written in JSON. */
function writtenOffset(source: string, index: number): number {
  let at = 0;
  for (let i = 0; i < index; i++) at += source[at] !== "\\" ? 1 : source[at + 1] === "u" ? 6 : 2;
  return at;
}
