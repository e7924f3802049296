/** Texts of one list that say the same in other forms of the same words: "Functional testing" and "Functional tests". */
import { isGroup } from "../json.ts";
import type { Json } from "../../../model/fields.ts";

/** In longer lists nobody has written the same twice without knowing it. */
const MOST = 40;
/** Two words are forms of one where they begin alike, and no more letters follow than an ending has. */
const BEGINNING = 4;
const ENDING = 4;

/** Each text in two of them, the first with the second. */
export function nearlySame(list: readonly Json[]): [string, string][] {
  if (list.length > MOST) return [];
  const texts = list.filter((each) => typeof each === "string").map((text) => ({ text, words: wordsOf(text) }));
  const taken = new Set<number>();
  return texts.flatMap(({ text, words }, i): [string, string][] => {
    if (taken.has(i)) return [];
    const other = texts.findIndex((each, at) => at > i && !taken.has(at) && areSame(words, each.words));
    if (other < 0) return [];
    taken.add(other);
    return [[text, texts[other]!.text]];
  });
}

/**
 * Whether two lists seem to be an older and a newer one: at least half of the texts of the shorter one begin with the same
 * word as one in the other, or say the same. Of groups, that is asked of the first text in them.
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

function isForm(word: string, other: string): boolean {
  if (word === other || /\p{N}/u.test(word + other)) return word === other;
  let same = 0;
  while (same < word.length && word[same] === other[same]) same++;
  const longest = Math.max(word.length, other.length);
  return same >= BEGINNING && longest - same < ENDING;
}
