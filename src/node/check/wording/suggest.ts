/** Suggests the right name for a wrong one. A wrong suggestion is worse than none. */

import { withSpaces } from "../../../model/camelCase.ts";
import { byName } from "../byName.ts";
import { distanceTo, edits, MOST_LETTERS, mostEdits } from "./distance.ts";

/** The one or two nearest candidates; empty if none is similar enough, or if more than two are equally near. */
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

/** From this length on, a list is indexed, because a big site has many names to search for in it. */
const MANY = 100;
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

/** A bitmap of the letters in a name, by their codes modulo 32: one slip adds and removes at most one bit. */
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

/** The index key: length and digits, because names with other digits are never near. */
function kindOf(folded: string, length: number): string {
  return `${length} ${digits(folded)}`;
}

/**
 * The only candidate that differs at most in capitals, spaces, hyphens, underscores and accents, and in punctuation
 * around the name.
 */
export function sameLetters(name: string, candidates: readonly string[]): string | undefined {
  const folded = fold(name.replace(MARKS_AROUND, ""));
  const found = foldedAs(folded, candidates).filter((candidate) => candidate !== name);
  return folded !== "" && found.length === 1 ? found[0] : undefined;
}

/** The candidate of this name, or else the only one with the same letters, see `sameLetters`. */
export function exactOrAlike(name: string, candidates: readonly string[]): string | undefined {
  return candidates.includes(name) ? name : sameLetters(name, candidates);
}

function foldedAs(folded: string, candidates: readonly string[]): string[] {
  if (candidates.length < MANY) return candidates.filter((candidate) => fold(candidate) === folded);
  const alike = indexOf(candidates).get(kindOf(folded, folded.length)) ?? [];
  return alike.filter((each) => each.folded === folded).map(({ candidate }) => candidate);
}

const MARKS_AROUND = /^[\s\p{Pd}\p{Pi}\p{Pf}"'`.,:;]+|[\s\p{Pd}\p{Pi}\p{Pf}"'`.,:;]+$/gu;

/**
 * Whether two names differ by at most one edit. Too weak for a suggestion, unless exactly that other name is missing.
 */
export function isSlipOf(name: string, other: string): boolean {
  return edits(fold(name), fold(other), 1) <= 1;
}

/** Whether two names have a word in common: "session" and "session-choice". */
export function shareWord(name: string, other: string): boolean {
  const [own, others] = [name, other].map((each) =>
    withSpaces(each)
      .toLowerCase()
      .split(/[\s_-]+/),
  );
  return own!.some((word) => word.length >= SHORTEST_WORD && others!.includes(word));
}

/** Shorter words, such as "of", are in names of all kinds. */
const SHORTEST_WORD = 4;

/** Fast path for nearly all names. */
const PLAIN = /^[a-zA-Z0-9/.]*$/;

/**
 * Normalises a name for comparison: lower case, without accents, spaces, dashes, underscores and invisible characters,
 * and with Latin letters for Cyrillic and Greek lookalikes.
 */
export function fold(name: string): string {
  if (PLAIN.test(name)) return name.toLowerCase();
  return asLatin(
    name
      .normalize("NFKD")
      .toLowerCase()
      .replace(/[\p{M}\p{Pd}\p{Cf}\s_]/gu, ""),
  );
}

const ALIKE = "аеорсухіјѕοινραυχκ";
const LATIN = "aeopcyxijsoivpauxk";
const LIKE_LATIN = new RegExp(`[${ALIKE}]`, "g");

/** Replaces small Cyrillic and Greek letters by the Latin ones that they look like. */
export function asLatin(text: string): string {
  return text.replace(LIKE_LATIN, (letter) => LATIN[ALIKE.indexOf(letter)]!);
}

/** The alphabet of a letter that looks like a Latin one. */
export function alphabetOf(letter: string): "Cyrillic" | "Greek" {
  return /\p{Script=Greek}/u.test(letter) ? "Greek" : "Cyrillic";
}

function digits(name: string): string {
  return name.replace(/\D+/g, "-");
}
