/** What Markdown has for a tag. */
const MARKS: Readonly<Record<string, string>> = { b: "**", strong: "**", i: "*", em: "*" };

/** What Markdown writes on both sides of words in such a tag; empty where it has nothing of the kind. */
export function markOf(tag: string): string {
  return Object.hasOwn(MARKS, tag) ? MARKS[tag]! : "";
}
