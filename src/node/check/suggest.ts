/** Did-you-mean: the right name beside a wrong one. A wrong suggestion is worse than none. */

import { byName } from "./byName.ts";

/** The one or two names nearest to what was written, or none when nothing is near. */
export function nearest(name: string, candidates: readonly string[]): string[] {
  const folded = fold(name);
  let best = Number.POSITIVE_INFINITY;
  let found: string[] = [];
  for (const { candidate, folded: other } of near(folded, candidates)) {
    if (candidate === name) continue;
    const distance = distanceTo(folded, other, best);
    if (distance > best || distance === Number.POSITIVE_INFINITY) continue;
    if (distance < best) found = [];
    best = distance;
    found.push(candidate);
  }
  return found.length > 2 ? [] : found;
}

interface Candidate {
  candidate: string;
  folded: string;
  letters: number;
  position: number;
}

/** Lists of so many names are put in order, because in a big site many names may be asked for in them. */
const MANY = 100;
/** By how many letters near names differ at most. */
const MOST_LETTERS = 3;

const indexes = new WeakMap<readonly string[], ReadonlyMap<string, readonly Candidate[]>>();

/** The candidates that may be near, in their order. */
function near(folded: string, candidates: readonly string[]): Iterable<Pick<Candidate, "candidate" | "folded">> {
  if (candidates.length < MANY) {
    const own = digits(folded);
    const all = candidates.map((candidate) => ({ candidate, folded: fold(candidate) }));
    return all.filter((each) => digits(each.folded) === own);
  }
  const index = indexOf(candidates);
  const own = lettersIn(folded);
  const found: Candidate[] = [];
  for (let length = folded.length - MOST_LETTERS; length <= folded.length + MOST_LETTERS; length++) {
    const most = mostEdits(Math.max(folded.length, length));
    for (const each of index.get(kindOf(folded, length)) ?? [])
      if (bitsOf(own & ~each.letters) <= most && bitsOf(each.letters & ~own) <= most) found.push(each);
  }
  return found.toSorted((a, b) => a.position - b.position);
}

function indexOf(candidates: readonly string[]): ReadonlyMap<string, readonly Candidate[]> {
  const index = indexes.get(candidates) ?? createIndex(candidates);
  indexes.set(candidates, index);
  return index;
}

function createIndex(candidates: readonly string[]): ReadonlyMap<string, readonly Candidate[]> {
  const all = candidates.map((candidate, position): Candidate => {
    const folded = fold(candidate);
    return { candidate, folded, letters: lettersIn(folded), position };
  });
  return byName(all, ({ folded }) => kindOf(folded, folded.length));
}

/** Which letters are in a name, a bit for each 32nd one: a slip adds one at most and takes one away. */
function lettersIn(folded: string): number {
  let bits = 0;
  for (let i = 0; i < folded.length; i++) bits |= 1 << (folded.charCodeAt(i) % 32);
  return bits;
}

function bitsOf(number: number): number {
  let count = 0;
  for (let left = number; left !== 0; left &= left - 1) count++;
  return count;
}

/** Names with other digits are never near. */
function kindOf(folded: string, length: number): string {
  return `${length} ${digits(folded)}`;
}

/**
 * The one name with the same letters as the one that was written: only capitals, spaces, hyphens and underscores differ, and
 * marks around it.
 */
export function sameLetters(name: string, candidates: readonly string[]): string | undefined {
  const folded = fold(name.replace(MARKS_AROUND, ""));
  const found = foldedAs(folded, candidates).filter((candidate) => candidate !== name);
  return folded !== "" && found.length === 1 ? found[0] : undefined;
}

function foldedAs(folded: string, candidates: readonly string[]): string[] {
  if (candidates.length < MANY) return candidates.filter((candidate) => fold(candidate) === folded);
  const alike = indexOf(candidates).get(kindOf(folded, folded.length)) ?? [];
  return alike.filter((each) => each.folded === folded).map(({ candidate }) => candidate);
}

const MARKS_AROUND = /^[\s\p{Pd}\p{Pi}\p{Pf}"'`.,:;]+|[\s\p{Pd}\p{Pi}\p{Pf}"'`.,:;]+$/gu;

/** Whether a name is another one with one slip in it. Too little to go by, unless just that other name is missing. */
export function isSlipOf(name: string, other: string): boolean {
  return edits(fold(name), fold(other), 1) <= 1;
}

/** Nearly all names. */
const PLAIN = /^[a-zA-Z0-9/.]*$/;

/** Letters as they are compared: Cyrillic ones as the Latin ones that they look like, and without capitals, accents, spaces, dashes, underscores, and what cannot be seen. */
export function fold(name: string): string {
  if (PLAIN.test(name)) return name.toLowerCase();
  return asLatin(
    name
      .normalize("NFKD")
      .toLowerCase()
      .replace(/[\p{M}\p{Pd}\p{Cf}\s_]/gu, ""),
  );
}

/** Small Cyrillic letters as the Latin ones that they look like. */
export function asLatin(text: string): string {
  return text.replace(/[аеорсухіјѕ]/g, (letter) => "aeopcyxijs"["аеорсухіјѕ".indexOf(letter)]!);
}

/** Of two names with the same digits; any higher number where it is more than `most`. */
function distanceTo(name: string, candidate: string, most: number): number {
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
function mostEdits(longest: number): number {
  return longest < 9 ? 2 : MOST_LETTERS;
}

/** The same letters in another order are rarely another word: "withe" is "white". */
function isMixed(name: string, candidate: string): boolean {
  return name.length > 3 && name[0] === candidate[0] && sorted(name) === sorted(candidate);
}

/** How many letters were added, left out, replaced or swapped with their neighbour; any higher number where it is more than `most`. */
function edits(name: string, other: string, most: number): number {
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

function digits(name: string): string {
  return name.replace(/\D+/g, "-");
}

function letters(name: string): string {
  return [...new Set(name)].toSorted().join("");
}

function sorted(name: string): string {
  return Array.from(name).toSorted().join("");
}

function singular(name: string): string {
  return name.replace(/(?<=\w{2})(?:e?s)$/, "");
}
