/** Replacements for wrong values and names, in words and as edits. */
import type { Json } from "../../../model/fields.ts";
import { UNSEEN } from "../../../model/unseen.ts";
import { withHyphens } from "../addresses/hyphens.ts";
import type { Finding } from "../finding.ts";
import { alphabetOf, asLatin, nearest, sameLetters } from "./suggest.ts";
import { choice, codePoint, visible } from "./words.ts";

/** The edit that replaces a value or a name. */
export function writing(value: Json): NonNullable<Finding["edit"]> {
  return (range) => ({ ...range, text: JSON.stringify(value) });
}

/** The fix that writes this text, with its edit. */
export function write(text: string): Required<Pick<Finding, "fix" | "edit">> {
  return { fix: `write ${JSON.stringify(text)}.`, edit: writing(text) };
}

/** A question as a fix, which also says why the wrong name looks the same. */
export function didYouMeanFor(name: string, guess: readonly string[]): ReturnType<typeof didYouMean> {
  const { fix } = didYouMean(...guess);
  return { fix: guess.length === 1 ? fix + onlyAlike(name, guess[0]!) : fix, guess };
}

/** A question as a fix. */
export function didYouMean(...guess: readonly string[]): Required<Pick<Finding, "fix" | "guess">> {
  return { fix: `did you mean ${choice(guess)}?`, guess };
}

/** The fix for a name that does not exist. */
export type Instead = Pick<Finding, "fix" | "edit" | "guess">;

/**
 * The fix for a name that does not exist, if a similar one does. Only a name with the same letters is certain and gets
 * an edit; any other one is suggested by a question.
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

/** A sentence that explains a lookalike character in a name; empty if there is none. */
export function onlyAlike(name: string, meant: string): string {
  const strange = Array.from(name).find((each) => onKeyboard(each) !== each);
  if (strange === undefined || onKeyboard(name).toLowerCase() !== meant.toLowerCase()) return "";
  const code = `<${codePoint(strange)}>`;
  const sign = visible(name).includes(code) ? `${code} stands for` : `"${strange}" (${codePoint(strange)}) is`;
  return ` ${sign} ${likeWhat(strange)}: type the word again.`;
}

/** Replaces lookalike and invisible characters by those of a keyboard. */
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
