/** Byte order marks (U+FEFF). A text may start with several, if several programs each added one. */

/** The number of byte order marks at the start of a text. */
export function countMarks(text: string): number {
  return text.startsWith("\ufeff") ? text.search(/[^\ufeff]|$/) : 0;
}

/** The text with spaces in place of its marks, so that all offsets stay the same. */
export function withoutMarks(text: string): string {
  const marks = countMarks(text);
  return marks === 0 ? text : " ".repeat(marks) + text.slice(marks);
}
