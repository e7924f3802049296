/** The mark of Markdown for a tag. */
const MARKS: Readonly<Record<string, string>> = { b: "**", strong: "**", i: "*", em: "*" };

/** The mark that Markdown has on both sides of the words in a tag; empty if it has none. */
export function markOf(tag: string): string {
  return Object.hasOwn(MARKS, tag) ? MARKS[tag]! : "";
}
