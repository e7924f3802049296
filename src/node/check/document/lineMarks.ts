/**
 * What stands in the words of a problem for the number of a line, until they are told. No author can have written it:
 * words of theirs are told with their control characters spelt out.
 */
export const THIS_LINE = "\0line\0";

const LINE_OF = /\0line (\d+)\0/g;

/** Stands for the line of this offset. */
export function lineAt(offset: number): string {
  return `\0line ${offset}\0`;
}

/** "line 5", or "lines 5 to 8", of what stands in a text from one place to another, which may be the end of a line. */
export function linesAt(text: string, from: number, to: number): string {
  return /[\r\n]/.test(text.slice(from, to).trimEnd())
    ? `lines ${lineAt(from)} to ${lineAt(to)}`
    : `line ${lineAt(from)}`;
}

/** The offsets whose lines the words name. */
export function offsetsIn(words: string): number[] {
  return Array.from(words.matchAll(LINE_OF), ([, offset]) => Number(offset));
}

/** The words with other offsets. */
export function withOffsets(words: string, other: (offset: number) => number): string {
  return words.replace(LINE_OF, (_, offset) => lineAt(other(Number(offset))));
}

/** The words as they are told. */
export function withLines(words: string, own: number, numberOf: (offset: number) => number): string {
  return words.replaceAll(THIS_LINE, String(own)).replace(LINE_OF, (_, offset) => String(numberOf(Number(offset))));
}
