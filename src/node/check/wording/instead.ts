/** What to write instead of what was written, and edits that do so. */
import type { Json } from "../../../model/fields.ts";
import type { Finding } from "../finding.ts";
import { asLatin, nearest, sameLetters } from "./suggest.ts";
import { choice, codePoint } from "./words.ts";

/** An edit that puts a value, or a name, in the place of the one that was found. */
export function writing(value: Json): NonNullable<Finding["edit"]> {
  return (range) => ({ ...range, text: JSON.stringify(value) });
}

/** The fix that writes exactly this text, with its edit. */
export function write(text: string): Required<Pick<Finding, "fix" | "edit">> {
  return { fix: `write ${JSON.stringify(text)}.`, edit: writing(text) };
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
  return near.length > 0 ? didYouMean(...near) : undefined;
}

/** Why a name is not the one that everybody reads there: a sentence to go on with, or nothing. */
export function onlyAlike(name: string, meant: string): string {
  const letter = asLatin(name) === meant ? Array.from(name).find((each, i) => each !== meant[i]) : undefined;
  return letter === undefined
    ? ""
    : ` <${codePoint(letter)}> stands for a Cyrillic letter that only looks like "${asLatin(letter)}": type the word again.`;
}
