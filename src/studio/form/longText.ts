/** About a thousand words: more than most visitors read in one piece. */
const MANY = 6000;

/** Remarks on a text that is long; undefined for any other. */
export function longWords(text: string): string | undefined {
  // Counted at each keystroke: parts of signs, such as of emoji, make no difference here.
  const count = text.length;
  if (count <= MANY) return undefined;
  return `This text has ${count.toLocaleString("en")} characters. Few visitors read that much in one piece. Part it into several, each with its own heading.`;
}
