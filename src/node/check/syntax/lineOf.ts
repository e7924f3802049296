/** Lines of a text, by where they begin. */

/** A line of more characters is not shown in a sentence, and none with characters that nobody sees. */
export const LONGEST_LINE = 120;

/** Where the line begins; no edit of a line changes that. */
export function lineOf(text: string, offset: number): number {
  return Math.max(text.lastIndexOf("\n", offset - 1), text.lastIndexOf("\r", offset - 1));
}

/** What the line says that begins there. */
export function lineAt(text: string, start: number): string {
  return /[^\r\n]*/.exec(text.slice(start + 1))![0].trim();
}

/** Characters from the start of the line to a piece. */
export function columnOf(text: string, { offset }: { offset: number }): number {
  return offset - lineOf(text, offset);
}

/** How many spaces the line begins with on which a piece stands. */
export function spacesBefore(text: string, { offset }: { offset: number }): number {
  return text.slice(lineOf(text, offset) + 1, offset).search(/\S|$/);
}

/** Whether at most one line ends between two places. */
export function areNear(text: string, ...places: [number, number]): boolean {
  const [from, to] = places.toSorted((one, other) => one - other);
  return (
    text
      .slice(from, to)
      .trim()
      .split(/[\r\n]+/).length < 3
  );
}
