/** What fingers do to a word: every way to get one letter wrong, and the usual ways to spell a name differently. */

const ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

/** The letter beside a letter on the keyboard: another one at each place of a word, in turn. */
function beside(letter: string, turn: number): string {
  const lower = letter.toLowerCase();
  const row = ROWS.findIndex((keys) => keys.includes(lower));
  if (row < 0) return letter === "-" ? "_" : "x";
  const column = ROWS[row]!.indexOf(lower);
  const near = [ROWS[row]![column - 1], ROWS[row]![column + 1], ROWS[row - 1]?.[column], ROWS[row + 1]?.[column]];
  const known = near.filter((key) => key !== undefined);
  const key = known[turn % known.length]!;
  return letter === lower ? key : key.toUpperCase();
}

const CLASSES: Record<string, (word: string, at: number) => string> = {
  "left out": (word, at) => word.slice(0, at) + word.slice(at + 1),
  doubled: (word, at) => word.slice(0, at) + word.charAt(at) + word.slice(at),
  swapped: (word, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  replaced: (word, at) => word.slice(0, at) + beside(word.charAt(at), at) + word.slice(at + 1),
  added: (word, at) => word.slice(0, at + 1) + beside(word.charAt(at), at + 1) + word.slice(at + 1),
};

export interface Slip {
  kind: string;
  word: string;
}

/** Each way to get one letter of a word wrong, once. */
export function letterSlips(word: string): Slip[] {
  const all = Object.entries(CLASSES).flatMap(([kind, change]) =>
    Array.from(word, (_, at) => ({ kind, word: change(word, at) })),
  );
  return distinct(word, all);
}

/** The word in other capitals, in the other number, or in another way to join words. */
export function styleSlips(word: string): Slip[] {
  const apart = (by: string) => word.replaceAll(/[A-Z]/g, (letter) => `${by}${letter.toLowerCase()}`);
  return distinct(word, [
    { kind: "case", word: word.toUpperCase() },
    { kind: "case", word: word.toLowerCase() },
    { kind: "case", word: word.charAt(0).toUpperCase() + word.slice(1) },
    { kind: "number", word: word.endsWith("s") ? word.slice(0, -1) : `${word}s` },
    { kind: "joined", word: apart("_") },
    { kind: "joined", word: apart("-") },
    { kind: "joined", word: apart(" ") },
  ]);
}

function distinct(word: string, slips: Slip[]): Slip[] {
  const seen = new Set([word, ""]);
  return slips.filter((slip) => !seen.has(slip.word) && seen.add(slip.word));
}
