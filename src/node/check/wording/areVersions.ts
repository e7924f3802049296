/** Texts that differ only in the forms of their words: "Functional testing" and "Functional tests". */
import { isGroup } from "../json.ts";
import type { Json } from "../../../model/fields.ts";
import { BEGINNING, isForm } from "./wordForms.ts";

/** Longer arrays are not searched. */
const MOST = 40;

/**
 * Whether two arrays seem to be an old and a new version: at least half of the shorter one's texts are nearly the same
 * as one of the other, or begin with the same word. Groups are compared by their first text, and only for being nearly
 * the same.
 */
export function areVersions(one: readonly Json[], other: readonly Json[]): boolean {
  const [shorter, longer] = (one.length < other.length ? [one, other] : [other, one]).map((list) =>
    list.slice(0, MOST).map((entry) => ({ isText: typeof entry === "string", words: wordsOf(textOf(entry)) })),
  );
  const alike = shorter!.filter(({ isText, words }) =>
    longer!.some((each) => areSame(words, each.words) || (isText && beginAlike(words, each.words))),
  );
  return shorter!.length > 0 && alike.length * 2 >= shorter!.length;
}

function textOf(entry: Json): string {
  const texts = isGroup(entry) ? Object.values(entry) : [entry];
  return texts.find((each) => typeof each === "string") ?? "";
}

function beginAlike([word = ""]: readonly string[], [other = ""]: readonly string[]): boolean {
  return word.length >= BEGINNING && isForm(word, other);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

function areSame(words: readonly string[], others: readonly string[]): boolean {
  return words.length > 0 && words.length === others.length && words.every((word, i) => isForm(word, others[i]!));
}
