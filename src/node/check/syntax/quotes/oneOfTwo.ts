/** Two adjacent texts of which only one is meant: an old value was left beside the new one. */
import { LONGEST_EXAMPLE } from "../../wording/words.ts";
import type { Token } from "../tokens.ts";

/** A capitalised word that another word may follow in one name. */
const NAME = /^\p{Lu}[\p{L}\p{M}'’-]*$/u;
const WORD = /^[\p{L}\p{M}'’-]+\p{P}?$/u;
/** The end of a text whose sentence goes on. */
const GOES_ON = /[\s,:;–—-]$/;

/** The space before a mark that stands alone. */
const BEFORE_MARK = / (?=[,.;:!?](?: |$))/g;

/** The fix for several texts where one belongs, and the text that is read in their place. */
export function oneTextOf(texts: readonly Token[]): { fix: string; text: string } {
  const [one, other, ...more] = texts.map(({ source }) => source.slice(1, -1));
  const joined = `"${[one!, other!, ...more]
    .map((each) => each.trim())
    .filter(Boolean)
    .join(" ")
    .replace(BEFORE_MARK, "")}"`;
  const [first, second] = texts.map(({ source }) => source);
  if (more.length === 0 && isOneOfTwo(one!, other!)) {
    const both = one === other ? first! : `${first} or ${second}`;
    const orElse = mayBeOneName(one!, other!) ? ` If they are one text, write ${joined}.` : "";
    return { fix: `keep one of the two${both.length > LONGEST_EXAMPLE ? "" : `: ${both}`}.${orElse}`, text: second! };
  }
  const keep = beginsAnew(one!, other!) && !SENTENCE.test(one!) ? "keep one of them, or " : "";
  return { fix: `${keep}make one text of them${joined.length > LONGEST_EXAMPLE ? "" : `: ${joined}`}.`, text: joined };
}

/** Whether texts are surely parts of one sentence, and no paragraphs. */
export function isOneSentence(texts: readonly Token[]): boolean {
  const [first, ...others] = texts.map(({ source }) => source.slice(1, -1));
  return GOES_ON.test(first!) || others.some((each) => /^\s*\p{Ll}/u.test(each) || isMarks(each));
}

/** Another sentence may follow. */
const SENTENCE = /[.!?…]\s*$/;

/** Whether two texts are alternatives: parts of one sentence are not alike. */
function isOneOfTwo(first: string, second: string): boolean {
  const [one, other] = [first.trim(), second.trim()];
  if (isMarks(one) || isMarks(other) || GOES_ON.test(first) || second.startsWith(" ")) return false;
  const areShort = !/\s/.test(one) && !/\s/.test(other);
  return areShort || areNumbers(one, other) || haveSameWords(one, other);
}

/** Whether a text has no words, or is empty. */
function isMarks(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(text);
}

/** Whether the second text does not continue a sentence of the first one. */
function beginsAnew(first: string, second: string): boolean {
  return /^\p{Lu}/u.test(second) && !GOES_ON.test(first);
}

/** Whether the two may be a name of two words after all. */
function mayBeOneName(first: string, second: string): boolean {
  return NAME.test(first.trim()) && WORD.test(second.trim()) && first.trim() !== second.trim();
}

/** Two numbers with the same words or signs around them. */
function areNumbers(one: string, other: string): boolean {
  const around = (text: string) => text.replace(/\d[\d.,]*/g, "0");
  return /\d/.test(one) && around(one) === around(other);
}

/** Whether the texts share more than half of the words of the one that has more. */
function haveSameWords(one: string, other: string): boolean {
  const wordsOf = (text: string) => new Set(text.toLowerCase().split(/\s+/));
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const same = [...words].filter((word) => others.has(word));
  return same.length * 2 > Math.max(words.size, others.size);
}
