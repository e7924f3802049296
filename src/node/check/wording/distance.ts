/** How far one name is from another, in letters that slipped. Names are compared as `fold` in suggest.ts gives them. */

/** By how many letters near names differ at most. */
export const MOST_LETTERS = 3;

/** Of two names with the same digits; any higher number where it is more than `most`. */
export function distanceTo(name: string, candidate: string, most: number): number {
  if (name === candidate) return 0;
  if (name === "" || candidate === "") return Number.POSITIVE_INFINITY;
  if (name.length !== candidate.length && singular(name) === singular(candidate)) return 0.5;
  const longest = Math.max(name.length, candidate.length);
  const allowed = longest < 6 && !isMixed(name, candidate) ? 1 : mostEdits(longest);
  if (Math.abs(name.length - candidate.length) > allowed) return Number.POSITIVE_INFINITY;
  // One or two letters are too few to tell a slip from another word, unless they are the same letters.
  const tooShort = name.length < 2 || candidate.length < 3;
  if (tooShort && letters(name) !== letters(candidate)) return Number.POSITIVE_INFINITY;
  const distance = edits(name, candidate, Math.min(allowed, most));
  return distance <= allowed ? distance : Number.POSITIVE_INFINITY;
}

/** The slips that there may be in names of which the longer one has so many letters. */
export function mostEdits(longest: number): number {
  return longest < 9 ? 2 : MOST_LETTERS;
}

/** The same letters in another order are rarely another word: "withe" is "white". */
function isMixed(name: string, candidate: string): boolean {
  return name.length > 3 && name[0] === candidate[0] && sortedLetters(name) === sortedLetters(candidate);
}

/** How many letters were added, left out, replaced or swapped with their neighbour; any higher number where it is more than `most`. */
export function edits(name: string, other: string, most: number): number {
  const [a, b] = different(name, other);
  let older: number[] = [];
  let previous = [0];
  for (let j = 1; j <= b.length; j++) previous.push(j);
  let lowestBefore = 0;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let lowest = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(row[j - 1]! + 1, previous[j]! + 1, previous[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, older[j - 2]! + 1);
      row.push(cost);
      if (cost < lowest) lowest = cost;
    }
    // No number behind two such rows is lower.
    if (lowest > most && lowestBefore > most) return Number.POSITIVE_INFINITY;
    lowestBefore = lowest;
    older = previous;
    previous = row;
  }
  return previous[b.length]!;
}

/** What is between the letters that two names have in common at their starts and at their ends. */
function different(a: string, b: string): [string, string] {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start++;
  let end = 0;
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  return [a.slice(start, a.length - end), b.slice(start, b.length - end)];
}

function letters(name: string): string {
  return [...new Set(name)].toSorted().join("");
}

/** The letters of a name in the order of the alphabet. */
export function sortedLetters(name: string): string {
  return Array.from(name).toSorted().join("");
}

function singular(name: string): string {
  return name.replace(/(?<=\w{2})(?:e?s)$/, "");
}
