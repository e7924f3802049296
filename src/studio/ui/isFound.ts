/** Whether all that somebody searches for stands in words, in any order, in large or small letters. */
export function isFound(search: string, ...words: readonly string[]): boolean {
  const said = words.join(" ").toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word));
}
