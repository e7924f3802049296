/** Whether a field of this kind has words that visitors read: a line, or a text with Markdown. */
export function isOfWords(kind: unknown): boolean {
  return kind === "line" || kind === "markdown";
}
