/** Words for values, names and numbers. */
import type { Json } from "../../../model/fields.ts";
import { UNSEEN } from "../../../model/unseen.ts";

/** The most characters of an author's text that are quoted. */
export const LONGEST = 60;
/** The most characters of an example that is shown as a whole. */
export const LONGEST_EXAMPLE = 160;
/** A fix that repeats a longer text is no help. */
export const LONGEST_AGAIN = 600;
/** Invisible characters, and spaces that look like the plain one. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufffe\uffff]/gu;
/** Words that mix Latin and Cyrillic letters, some of which look the same. */
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

/** Spells out invisible characters and lookalikes, as in `<U+00A0>`. */
export function visible(text: string): string {
  const spelt = (character: string) => `<${codePoint(character)}>`;
  return text.replace(MIXED, (word) => word.replace(CYRILLIC, spelt)).replace(HIDDEN, spelt);
}

/** Spells out control characters and line breaks, which may come from the name of a file. */
export function onOneLine(sentence: string): string {
  return sentence.replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu, (character) => `<${codePoint(character)}>`);
}

/** `U+00A0` for the first character of a text. */
export function codePoint(text: string): string {
  return `U+${text.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}`;
}

/** At most `LONGEST` characters of a text, with invisible ones spelt out. */
export function short(text: string): string {
  const characters = Array.from(text.slice(0, LONGEST * 2 + 2));
  const cut = characters.length > LONGEST || text.length > LONGEST * 2 + 2;
  return visible(cut ? `${characters.slice(0, LONGEST - 1).join("")}…` : text);
}

/** A shortened text in quotation marks. */
export function quote(text: string): string {
  return `"${short(text)}"`;
}

/** The whole text in quotation marks, for an author to copy; shortened beyond `LONGEST_AGAIN`. */
export function quoteAgain(text: string): string {
  return text.length > LONGEST_AGAIN ? quote(text) : `"${visible(text)}"`;
}

/** The words for removing a piece of a text, with a space or line breaks that would be left over. */
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

/** Line breaks as JSON escapes them. */
export function shownBreaks(blank: string): string {
  return JSON.stringify(blank.replace(/[^\n\r\t]/g, "")).slice(1, -1);
}

/** Shortens long quotations in a sentence, such as a data URL. */
export function withShortTexts(sentence: string): string {
  if (sentence.length <= LONGEST_QUOTED) return sentence;
  return sentence.replace(QUOTED, (whole, text: string) => (text.length > LONGEST_QUOTED ? quote(text) : whole));
}

/** Longer than any paragraph, because authors may want to copy a paragraph. */
const LONGEST_QUOTED = 1000;
const QUOTED = /"([^"\\]*(?:\\.[^"\\]*)*)"/gs;

/** A text as it is typed into a page: escaped, shortened, in quotation marks. */
export function typed(text: string): string {
  return quote(JSON.stringify(text).slice(1, -1));
}

/** A value as JSON, shortened. */
export function written(value: Json): string {
  if (typeof value === "string") return quote(value);
  return short(JSON.stringify(value));
}

/** An example as JSON on one line, with the usual spaces, for an author to copy. */
export function example(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(example).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}: ${example(inner)}`);
  return entries.length > 0 ? `{ ${entries.join(", ")} }` : "{}";
}

/** Shortens the texts in a value. */
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

/** The count that a word stands for; undefined for any other word. */
export function numberOf(word: string): number | undefined {
  const count = NUMBERS.indexOf(word.trim().toLowerCase());
  return count < 0 ? undefined : count;
}

/** `1 page`, `2 pages`. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}

/** Removes spaces and invisible characters at both ends. */
export function bare(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && BLANK.test(text[start]!)) start++;
  while (start < end && BLANK.test(text[end - 1]!)) end--;
  return text.slice(start, end);
}

/** An address without spaces around it and behind the word for a phone or an email, and with its scheme in lower case. */
export function tidyAddress(text: string): string {
  return bare(text)
    .replace(/^[a-z][a-z0-9+.-]*:/i, (scheme) => scheme.toLowerCase())
    .replace(/^(tel|mailto):\s+/, "$1:");
}

/** Capitalises the first letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
