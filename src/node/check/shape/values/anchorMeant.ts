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
  return letters.replace(/^[-\d]+/, "");
}

/** The name that the words of a group make, by which people would look for it. */
export function anchorOfGroup(group: Json | undefined): string | undefined {
  if (!isGroup(group)) return undefined;
  const words = [group["heading"], group["title"], group["question"]].find((each) => typeof each === "string");
  return words === undefined ? undefined : anchorMeant(words as string);
}

/** Words of so many letters say what is meant. */
const FEWEST_LETTERS = 4;

/** Whether two names have a word in common, or differ by a slip. */
export function canMean(anchor: string, meant: string): boolean {
  const words = meant.split("-").filter((word) => word.length >= FEWEST_LETTERS || word === anchor);
  return anchor.split("-").some((word) => words.includes(word)) || nearest(anchor, [meant]).length > 0;
}
