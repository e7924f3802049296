/**
 * Two words are forms of one word if their first letters are the same and what follows is short enough to be an ending.
 */
export const BEGINNING = 4;
const ENDING = 4;

/** Whether two words are forms of one word: "prototypes" and "prototyping". */
export function isForm(word: string, other: string): boolean {
  if (word === other || /\p{N}/u.test(word + other)) return word === other;
  let same = 0;
  while (same < word.length && word[same] === other[same]) same++;
  const longest = Math.max(word.length, other.length);
  return same >= BEGINNING && longest - same < ENDING;
}
