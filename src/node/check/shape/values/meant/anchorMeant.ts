import type { Json } from "../../../../../model/fields.ts";
import { plainLetters } from "../../../../../model/plainLetters.ts";
import { isGroup } from "../../../json.ts";
import { asLatin, nearest } from "../../../wording/suggest.ts";

/** The anchor that a text stands for; it may still be invalid, as for a text without letters. */
export function anchorMeant(text: string): string {
  const plain = text
    .replace(/^#/, "")
    .replace(/([a-z])(?=[A-Z])/g, "$1-")
    .replace(/[\s_]+/g, "-");
  const letters = plainLetters(plain)
    .toLowerCase()
    .replace(/\p{L}+/gu, inOneAlphabet)
    .replace(/[^a-z0-9-]/g, "")
    .replace(/-+/g, "-")
    .replace(/^-+|-+$/g, "");
  // An anchor starts with a letter.
  if (/^\d+$/.test(letters)) return `${/^(?:19|20)\d\d$/.test(letters) ? "year" : "no"}-${letters}`;
  return startingWithLetter(letters);
}

/** A word in Latin letters of which some only look so; words of other alphabets stay as they are. */
function inOneAlphabet(word: string): string {
  const latin = asLatin(word);
  return /[a-z]/.test(word) && /^[a-z]+$/.test(latin) ? latin : word;
}

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];

/** "1st-floor" becomes "first-floor", and "3d-models" "models-3d": digits that are part of a word are kept. */
function startingWithLetter(letters: string): string {
  const [, digits, end = "", rest] = /^(\d+)([a-z][a-z0-9]*)(?:-(.*))?$/s.exec(letters) ?? [];
  if (digits === undefined) return letters.replace(/^[-\d]+/, "");
  const ordinal = /^(?:st|nd|rd|th)$/.test(end) ? ORDINALS[Number(digits) - 1] : undefined;
  if (ordinal !== undefined) return rest === undefined ? ordinal : `${ordinal}-${rest}`;
  return /^[a-z]/.test(rest ?? "") ? `${rest}-${digits}${end}` : `no-${letters}`;
}

/** The anchor made from the words of a group, which people would expect. */
export function anchorOfGroup(group: Json | undefined): string | undefined {
  const words = wordsOfGroup(group);
  return words === undefined ? undefined : anchorMeant(words);
}

/** The words above the rest of a group on the page. */
export function wordsOfGroup(group: Json | undefined): string | undefined {
  if (!isGroup(group)) return undefined;
  return [group["heading"], group["title"], group["question"]].find((each) => typeof each === "string");
}

/** The fewest letters of a word that two names have in common. */
const FEWEST_LETTERS = 4;

/** Whether two names have a word in common, or differ by a slip. */
export function canMean(anchor: string, meant: string): boolean {
  const words = meant.split("-").filter((word) => word.length >= FEWEST_LETTERS || word === anchor);
  return anchor.split("-").some((word) => words.includes(word)) || nearest(anchor, [meant]).length > 0;
}
