/** Whether a text has all words of a search, in any order and case. */
export function isFound(search: string, ...words: readonly string[]): boolean {
  const said = words.join(" ").toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word));
}
