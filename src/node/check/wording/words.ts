/** Plain words for values, names and numbers. */
import type { Json } from "../../../model/fields.ts";
import { UNSEEN } from "../../../model/unseen.ts";

/** Of what authors wrote, so many characters are shown. */
export const LONGEST = 60;
/** An example that an author can take over is shown as a whole up to so many characters. */
export const LONGEST_EXAMPLE = 160;
/** A longer text is not written again for its author. */
export const LONGEST_AGAIN = 600;
/** Characters that cannot be seen, or that look like a plain space and are none. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufffe\uffff]/gu;
/** Words of Latin and of Cyrillic letters: some of these look the same. */
const MIXED =
  /(?<![a-z\p{Script=Cyrillic}])(?:\p{Script=Cyrillic}+[a-z]|[a-z]+\p{Script=Cyrillic})[a-z\p{Script=Cyrillic}]*/giu;
const CYRILLIC = /\p{Script=Cyrillic}/gu;
const BLANK = new RegExp(String.raw`[\s${UNSEEN}]`, "u");
const NUMBERS = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

/** The text with every character that cannot be seen, or not be told from another one, spelt out, as in `<U+00A0>`. */
export function visible(text: string): string {
  const spelt = (character: string) => `<${codePoint(character)}>`;
  return text.replace(MIXED, (word) => word.replace(CYRILLIC, spelt)).replace(HIDDEN, spelt);
}

/** The same sentence where a file is named in it that has a line break in its name, or what a terminal obeys. */
export function onOneLine(sentence: string): string {
  return sentence.replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu, (character) => `<${codePoint(character)}>`);
}

/** `U+00A0` for the first character of a text. */
export function codePoint(text: string): string {
  return `U+${text.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}`;
}

/** At most 60 characters of a text, without what cannot be seen. */
export function short(text: string): string {
  const characters = Array.from(text.slice(0, LONGEST * 2 + 2));
  const cut = characters.length > LONGEST || text.length > LONGEST * 2 + 2;
  return visible(cut ? `${characters.slice(0, LONGEST - 1).join("")}…` : text);
}

/** A text in quotation marks, short and without what cannot be seen. */
export function quote(text: string): string {
  return `"${short(text)}"`;
}

/** The same as a whole, for who is to write it again, unless it is too long for that. */
export function quoteAgain(text: string): string {
  return text.length > LONGEST_AGAIN ? quote(text) : `"${visible(text)}"`;
}

/** What to do with a piece of a text that has to go, and with a space or the ends of lines that would be left beside it. */
export function takeOut(text: string, piece: string): string {
  const [before = "", ...behind] = text.split(piece);
  const rest = behind.join(piece);
  const above = before.slice(before.trimEnd().length);
  const below = rest.slice(0, rest.length - rest.trimStart().length);
  const isLast = rest === below;
  if (before === above && !isLast && below.includes("\n"))
    return `take it out, with the ${shownBreaks(below)} behind it`;
  if (before !== above && above.includes("\n") && (isLast || below.includes("\n")))
    return `take it out, with the ${shownBreaks(above)} before it`;
  if (before.endsWith(" ") && /^(?:$|[\s.,;:!?)])/.test(rest)) return "take it out, with the space before it";
  return before === "" && rest.startsWith(" ") ? "take it out, with the space behind it" : "take it out";
}

/** Ends of lines as they stand in a file. */
export function shownBreaks(blank: string): string {
  return JSON.stringify(blank.replace(/[^\n\r\t]/g, "")).slice(1, -1);
}

/** A sentence whose long texts in quotation marks are short: an address of a whole page of characters is no help. */
export function withShortTexts(sentence: string): string {
  if (sentence.length <= LONGEST_QUOTED) return sentence;
  return sentence.replace(QUOTED, (whole, text: string) => (text.length > LONGEST_QUOTED ? quote(text) : whole));
}

/** Longer than any paragraph, which people may want to copy. */
const LONGEST_QUOTED = 1000;
const QUOTED = /"([^"\\]*(?:\\.[^"\\]*)*)"/gs;

/** A text as it is typed into a page: in quotation marks, short, with a backslash before those in it. */
export function typed(text: string): string {
  return quote(JSON.stringify(text).slice(1, -1));
}

/** A value as the author would write it, short. */
export function written(value: Json): string {
  if (typeof value === "string") return quote(value);
  return short(JSON.stringify(value));
}

/** An example as it should be copied: whole, on one line, with the spaces that people put in. */
export function example(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(example).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}: ${example(inner)}`);
  return entries.length > 0 ? `{ ${entries.join(", ")} }` : "{}";
}

/** A value with long texts cut. */
export function withTextsCut(value: Json): Json {
  if (typeof value === "string") return short(value);
  if (Array.isArray(value)) return value.map(withTextsCut);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withTextsCut(inner)]));
}

/** What a value is, in words: "a text", "a number", "a list". */
export function kindOf(value: Json): string {
  if (value === null) return "nothing (null)";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "string") return "a text";
  if (typeof value === "boolean") return `${value}`;
  return typeof value === "number" ? "a number" : "a group of fields in { }";
}

/** "a hero", "an accordion", `an "art"`. */
export function withArticle(noun: string): string {
  return `${/^"?[aeio]/i.test(noun) ? "an" : "a"} ${noun}`;
}

/** `a, b or c`. */
export function joined(words: readonly (string | number)[], last = "or"): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1)}`;
}

/** `"a", "b" or "c"`. */
export function choice(names: readonly string[], last = "or"): string {
  return joined(names.map(quote), last);
}

/** A count as a word up to twelve. */
export function numberWord(count: number): string {
  return NUMBERS[count] ?? String(count);
}

/** The count that a word says. */
export function numberOf(word: string): number | undefined {
  const count = NUMBERS.indexOf(word.trim().toLowerCase());
  return count < 0 ? undefined : count;
}

/** `1 page`, `2 pages`. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}

/** A text without the spaces and the characters that cannot be seen around it. */
export function bare(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && BLANK.test(text[start]!)) start++;
  while (start < end && BLANK.test(text[end - 1]!)) end--;
  return text.slice(start, end);
}

/** An address without what does not belong to it on either side, and with its scheme in small letters. */
export function tidyAddress(text: string): string {
  return bare(text).replace(/^[a-z][a-z0-9+.-]*:/i, (scheme) => scheme.toLowerCase());
}

/** The first letter as a capital. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
