/** The words and the address of a text that is a single Markdown link or picture. */
export function markedLink(text: string): { words: string; address: string } | undefined {
  const [, words, address] = /^!?\[([^[\]]+)\]\(([^()\s]+)\)$/.exec(text.trim()) ?? [];
  return words !== undefined && address !== undefined ? { words, address } : undefined;
}
