/**
 * Placeholders for line numbers in the words of a problem, filled in when its position is known. They cannot collide
 * with an author's words, whose control characters are escaped.
 */
export const THIS_LINE = "\0line\0";

const LINE_OF = /\0line (\d+)\0/g;

/** The placeholder for the line of an offset. */
export function lineAt(offset: number): string {
  return `\0line ${offset}\0`;
}

/** "line 5", or "lines 5 to 8", for a range of a text; `to` may be the end of a line. */
export function linesAt(text: string, from: number, to: number): string {
  return /[\r\n]/.test(text.slice(from, to).trimEnd())
    ? `lines ${lineAt(from)} to ${lineAt(to)}`
    : `line ${lineAt(from)}`;
}

/** The offsets in the placeholders. */
export function offsetsIn(words: string): number[] {
  return Array.from(words.matchAll(LINE_OF), ([, offset]) => Number(offset));
}

/** The words with mapped offsets. */
export function withOffsets(words: string, other: (offset: number) => number): string {
  return words.replace(LINE_OF, (_, offset) => lineAt(other(Number(offset))));
}

/** The words with line numbers in place of the placeholders. */
export function withLines(words: string, own: number, numberOf: (offset: number) => number): string {
  return words.replaceAll(THIS_LINE, String(own)).replace(LINE_OF, (_, offset) => String(numberOf(Number(offset))));
}
