/** Byte order marks: a text may start with one, and with several where programs wrote one after the other. */

/** How many characters of a text are marks at its start. */
export function marksIn(text: string): number {
  return text.startsWith("\ufeff") ? text.search(/[^\ufeff]|$/) : 0;
}

/** The text with spaces in the place of its marks, so that nothing behind them moves. */
export function withoutMarks(text: string): string {
  const marks = marksIn(text);
  return marks === 0 ? text : " ".repeat(marks) + text.slice(marks);
}
