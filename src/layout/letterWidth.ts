/** About how wide a letter of our font is, in em. Only the browser knows. */
export function letterWidth(letter: string): number {
  if (letter >= "\u1100") return 1;
  if (/[ijlI\s.,:;'’|!]/.test(letter)) return 0.26;
  if (/[frtJ1()-]/.test(letter)) return 0.4;
  if (/[mwMW@%&]/.test(letter)) return 0.92;
  return /\p{Lu}/u.test(letter) ? 0.7 : 0.57;
}
