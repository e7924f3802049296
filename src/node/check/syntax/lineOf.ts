/** Lines of a text, each identified by the offset of the line break before it. */

/** The most characters of a line that is shown in a sentence; lines with invisible characters are not shown either. */
export const LONGEST_LINE = 120;

/** The offset of the line break before the line, -1 for the first line; no edit within the line changes it. */
export function lineOf(text: string, offset: number): number {
  return Math.max(text.lastIndexOf("\n", offset - 1), text.lastIndexOf("\r", offset - 1));
}

/** The trimmed text of a line. */
export function textOfLine(text: string, start: number): string {
  return text.slice(start + 1, endOfLine(text, start + 1)).trim();
}

export function endOfLine(text: string, offset: number): number {
  const length = text.slice(offset).search(/[\r\n]/);
  return length < 0 ? text.length : offset + length;
}

/** The rest of a line from an offset on. Not all of a long one, since it may be asked for at each of its tokens. */
export function restOfLine(text: string, offset: number, most = 10_000): string {
  return /^[^\r\n]*/.exec(text.slice(offset, offset + most))![0];
}

/** Whether only white space stands before an offset on its line. */
export function startsLine(text: string, offset: number): boolean {
  return text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset).trim() === "";
}

/** Whether nothing but an indent, of ordinary length, stands before an offset on its line. */
export function isIndented(text: string, offset: number): boolean {
  return /[\r\n][ \t]*$/.test(text.slice(Math.max(0, offset - LONGEST_LINE), offset));
}

/** The column of an offset, counted from 1. */
export function columnOf(text: string, { offset }: { offset: number }): number {
  return offset - lineOf(text, offset);
}

/** The number of spaces at the start of the line of an offset. */
export function spacesBefore(text: string, { offset }: { offset: number }): number {
  return text.slice(lineOf(text, offset) + 1, offset).search(/\S|$/);
}

/** Whether two offsets are on the same line or on adjacent ones. */
export function areNear(text: string, ...places: [number, number]): boolean {
  const [from, to] = places.toSorted((one, other) => one - other);
  return (
    text
      .slice(from, to)
      .trim()
      .split(/[\r\n]+/).length < 3
  );
}
