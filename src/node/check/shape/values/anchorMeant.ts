import type { Json } from "../../../../model/fields.ts";
import { plainLetters } from "../../../../model/plainLetters.ts";
import { isGroup } from "../../json.ts";
import { nearest } from "../../wording/suggest.ts";

/** The name for links that comes nearest to a text; it may still be none, as that of a text without letters. */
export function anchorMeant(text: string): string {
  const plain = text
    .replace(/^#/, "")
    .replace(/([a-z])(?=[A-Z])/g, "$1-")
    .replace(/[\s_]+/g, "-");
  const letters = plainLetters(plain)
    .toLowerCase()
    .replace(/[^a-z0-9-]/g, "")
    .replace(/-+/g, "-")
    .replace(/^-+|-+$/g, "");
  // A name starts with a letter.
  if (/^\d+$/.test(letters)) return `${/^(?:19|20)\d\d$/.test(letters) ? "year" : "no"}-${letters}`;
  return startingWithLetter(letters);
}

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];

/** "1st-floor" is "first-floor", and "3d-models" "models-3d": digits that are a part of a word are not taken out of it. */
function startingWithLetter(letters: string): string {
  const [, digits, end = "", rest] = /^(\d+)([a-z][a-z0-9]*)(?:-(.*))?$/s.exec(letters) ?? [];
  if (digits === undefined) return letters.replace(/^[-\d]+/, "");
  const ordinal = /^(?:st|nd|rd|th)$/.test(end) ? ORDINALS[Number(digits) - 1] : undefined;
  if (ordinal !== undefined) return rest === undefined ? ordinal : `${ordinal}-${rest}`;
  return /^[a-z]/.test(rest ?? "") ? `${rest}-${digits}${end}` : `no-${letters}`;
}

/** The name that the words of a group make, by which people would look for it. */
export function anchorOfGroup(group: Json | undefined): string | undefined {
  const words = wordsOfGroup(group);
  return words === undefined ? undefined : anchorMeant(words);
}

/** What stands above the rest of a group where it is shown. */
export function wordsOfGroup(group: Json | undefined): string | undefined {
  if (!isGroup(group)) return undefined;
  return [group["heading"], group["title"], group["question"]].find((each) => typeof each === "string");
}

/** Words of so many letters say what is meant. */
const FEWEST_LETTERS = 4;

/** Whether two names have a word in common, or differ by a slip. */
export function canMean(anchor: string, meant: string): boolean {
  const words = meant.split("-").filter((word) => word.length >= FEWEST_LETTERS || word === anchor);
  return anchor.split("-").some((word) => words.includes(word)) || nearest(anchor, [meant]).length > 0;
}
