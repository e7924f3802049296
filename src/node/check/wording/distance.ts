/** The edit distance of names, which have to be normalised by `fold` of suggest.ts. */

/** The most letters by which similar names may differ. */
export const MOST_LETTERS = 3;

/**
 * The distance of two names with the same digits; infinite or any number above `most` if they are not similar enough.
 */
export function distanceTo(name: string, candidate: string, most: number): number {
  if (name === candidate) return 0;
  if (name === "" || candidate === "") return Number.POSITIVE_INFINITY;
  // A key that was held too long is the likeliest slip: "kitees" is "kites", and no plural of "kite".
  if (isDoubled(name, candidate)) return 0.25;
  if (name.length !== candidate.length && singular(name) === singular(candidate)) return 0.5;
  const longest = Math.max(name.length, candidate.length);
  const allowed = longest < 6 && !isMixed(name, candidate) ? 1 : mostEdits(longest);
  if (Math.abs(name.length - candidate.length) > allowed) return Number.POSITIVE_INFINITY;
  // One or two letters are too few to tell a slip from another word, unless both names have the same letters.
  const tooShort = name.length < 2 || candidate.length < 3;
  if (tooShort && letters(name) !== letters(candidate)) return Number.POSITIVE_INFINITY;
  const distance = edits(name, candidate, Math.min(allowed, most));
  return distance <= allowed ? distance : Number.POSITIVE_INFINITY;
}

/** The most edits between similar names, by the length of the longer one. */
export function mostEdits(longest: number): number {
  return longest < 9 ? 2 : MOST_LETTERS;
}

/**
 * Whether one name is an anagram of the other with the same first letter, which is rarely another word: "withe" is
 * "white".
 */
function isMixed(name: string, candidate: string): boolean {
  return name.length > 3 && name[0] === candidate[0] && sortedLetters(name) === sortedLetters(candidate);
}

/**
 * The Damerau-Levenshtein distance: insertions, deletions, replacements and swaps of neighbours; any number above
 * `most` if it exceeds that.
 */
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
    // All later rows depend on these two, so no result can be lower.
    if (lowest > most && lowestBefore > most) return Number.POSITIVE_INFINITY;
    lowestBefore = lowest;
    older = previous;
    previous = row;
  }
  return previous[b.length]!;
}

/** Removes the common prefix and the common suffix. */
function different(a: string, b: string): [string, string] {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start++;
  let end = 0;
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  return [a.slice(start, a.length - end), b.slice(start, b.length - end)];
}

/** Whether one of the names has one letter twice in a row that the other one has once. */
function isDoubled(name: string, other: string): boolean {
  const [longer, shorter] = name.length > other.length ? [name, other] : [other, name];
  if (longer.length !== shorter.length + 1) return false;
  let at = 0;
  while (longer[at] === shorter[at]) at++;
  return longer[at] === longer[at - 1] && longer.slice(at + 1) === shorter.slice(at);
}

function letters(name: string): string {
  return [...new Set(name)].toSorted().join("");
}

/** The letters of a name in alphabetical order. */
export function sortedLetters(name: string): string {
  return Array.from(name).toSorted().join("");
}

function singular(name: string): string {
  return name.replace(/(?<=\w{2})(?:e?s)$/, "");
}
