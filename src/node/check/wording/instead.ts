/** What to write instead of what was written, and edits that do so. */
import type { Json } from "../../../model/fields.ts";
import { UNSEEN } from "../../../model/unseen.ts";
import { withHyphens } from "../addresses/hyphens.ts";
import type { Finding } from "../finding.ts";
import { alphabetOf, asLatin, nearest, sameLetters } from "./suggest.ts";
import { choice, codePoint, visible } from "./words.ts";

/** An edit that puts a value, or a name, in the place of the one that was found. */
export function writing(value: Json): NonNullable<Finding["edit"]> {
  return (range) => ({ ...range, text: JSON.stringify(value) });
}

/** The fix that writes exactly this text, with its edit. */
export function write(text: string): Required<Pick<Finding, "fix" | "edit">> {
  return { fix: `write ${JSON.stringify(text)}.`, edit: writing(text) };
}

/** The fix that asks for what was meant, and says why what was written looks the same. */
export function didYouMeanFor(name: string, guess: readonly string[]): ReturnType<typeof didYouMean> {
  const { fix } = didYouMean(...guess);
  return { fix: guess.length === 1 ? fix + onlyAlike(name, guess[0]!) : fix, guess };
}

/** The fix that asks for what was meant. */
export function didYouMean(...guess: readonly string[]): Required<Pick<Finding, "fix" | "guess">> {
  return { fix: `did you mean ${choice(guess)}?`, guess };
}

/** What to write for a name that does not exist. */
export type Instead = Pick<Finding, "fix" | "edit" | "guess">;

/**
 * The fix for a name that does not exist, where another one can be meant. Only a name with the same letters is sure to
 * be, and can be written by an edit; one that is near is a question.
 */
export function insteadOf(name: string, names: readonly string[]): Instead | undefined {
  const same = sameLetters(name, names);
  if (same !== undefined) {
    const { fix, edit } = write(same);
    return { fix: fix + onlyAlike(name, same), edit };
  }
  const near = nearest(name, names);
  return near.length > 0 ? didYouMeanFor(name, near) : undefined;
}

/** Why a name is not the one that everybody reads there: a sentence to go on with, or nothing. */
export function onlyAlike(name: string, meant: string): string {
  const strange = Array.from(name).find((each) => onKeyboard(each) !== each);
  if (strange === undefined || onKeyboard(name).toLowerCase() !== meant.toLowerCase()) return "";
  const code = `<${codePoint(strange)}>`;
  const sign = visible(name).includes(code) ? `${code} stands for` : `"${strange}" (${codePoint(strange)}) is`;
  return ` ${sign} ${likeWhat(strange)}: type the word again.`;
}

/** Signs as a keyboard has them, in the place of those that look like them or cannot be seen. */
function onKeyboard(text: string): string {
  return withHyphens(asLatin(text))
    .replace(/\p{Zs}/gu, " ")
    .replace(new RegExp(`[${UNSEEN}]`, "gu"), "");
}

function likeWhat(strange: string): string {
  const key = onKeyboard(strange);
  if (key === "") return "a character that cannot be seen";
  if (key === " ") return "a space that is no plain one";
  const what = /\p{L}/u.test(strange) ? `a ${alphabetOf(strange)} letter` : "a sign";
  return `${what} that only looks like "${key}"`;
}
