/** The words and the address of a text that is a link or a picture as Markdown has it, and nothing else. */
export function markedLink(text: string): { words: string; address: string } | undefined {
  const [, words, address] = /^!?\[([^[\]]+)\]\(([^()\s]+)\)$/.exec(text.trim()) ?? [];
  return words !== undefined && address !== undefined ? { words, address } : undefined;
}
