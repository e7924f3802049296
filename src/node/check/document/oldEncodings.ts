/** Detects single-byte encodings of old programs, by counting the characters that make sense in each of them. */

import { OF_WINDOWS } from "../inTexts/misread.ts";

/**
 * The non-ASCII letters of languages, with the encoding in which programs for them save. If several fit, the first
 * counts.
 */
const LANGUAGES: readonly (readonly [encoding: string, letters: string])[] = [
  ["Windows-1252", "äöüß"],
  ["Windows-1252", "àâæçéèêëîïôœùûüÿ"],
  ["Windows-1252", "áéíñóúü"],
  ["Windows-1252", "ãõáàâçéêíóôúü"],
  ["Windows-1252", "àèéìíîòóùú"],
  ["Windows-1252", "àçèéíïòóúü"],
  ["Windows-1252", "æøåéäöü"],
  ["Windows-1252", "ëïéèöüáóíúê"],
  ["Windows-1254", "çğıİöşüâîû"],
  ["Windows-1252", "áðéíóúýþæö"],
  ["Windows-1250", "ąćęłńóśźż"],
  ["Windows-1250", "áčďéěíňóřšťúůýž"],
  ["Windows-1250", "áäčďéíĺľňóôŕšťúýž"],
  ["Windows-1250", "áéíóöőúüű"],
  ["Windows-1250", "čćđšž"],
  ["Windows-1250", "ăâîşţ"],
  ["ISO-8859-2", "ąćęłńóśźż"],
  ["ISO-8859-2", "áčďéěíňóřšťúůýž"],
  ["ISO-8859-2", "áäčďéíĺľňóôŕšťúýž"],
  ["Windows-1251", "абвгдеёжзийклмнопрстуфхцчшщъыьэюяіїєґўђјљњћџѓќѕ"],
];
const LETTERS = "àâäãåáæçéèêëìîïíñòôöõóøœßùûüúÿ";
/**
 * Signs of Windows-1252 in places where a letter cannot be: other encodings have letters at these bytes, so the signs
 * do not count in the middle or at the end of a word.
 */
const SIGNS = /(?:(?<!\p{L})[¡£¥©ª®¼¹³º¾¿«»±µ¶]|[¡£¥©ª®¼º¾¿«»±µ¶](?!\p{L})|(?<!\p{L}{3})[¹³](?!\p{L}))/gu;
/** The signs that are the same in all Windows encodings. */
const OF_ALL_WINDOWS = /(?:(?<!\p{L})[«»]|[«»](?!\p{L}))/gu;
const LABELS: Readonly<Record<string, string>> = { "Mac Roman": "macintosh" };

/** Undefined if the result has control characters, so that the encoding is wrong. */
export function decodeOld(bytes: Uint8Array, encoding: string): string | undefined {
  const text = lettersOf(bytes, encoding);
  return /[\x80-\x9f]/.test(text) ? undefined : text;
}

function lettersOf(bytes: Uint8Array, encoding: string): string {
  const text = new TextDecoder(LABELS[encoding] ?? encoding).decode(bytes);
  if (encoding !== "Windows-1252") return text;
  // Some versions of Node decode windows-1252 as ISO-8859-1.
  return text.replaceAll(/[\x80-\x9f]/g, (letter) => OF_WINDOWS[letter.charCodeAt(0) - 0x80]!);
}

/** The most likely encoding of bytes that are not UTF-8. */
export function oldEncoding(bytes: Uint8Array): string {
  const counts = LANGUAGES.map(([encoding, letters]) => rightIn(bytes, encoding, letters));
  const most = Math.max(...counts);
  if (isOfMac(bytes) && rightIn(bytes, "Mac Roman", LETTERS) >= most) return "Mac Roman";
  return LANGUAGES[counts.indexOf(most)]![0];
}

/** The number of letters and signs that make sense. A capital letter behind a small one does not. */
function rightIn(bytes: Uint8Array, encoding: string, letters: string): number {
  const text = decodeOld(bytes, encoding);
  if (text === undefined) return -1;
  const own = `${letters}${letters.toUpperCase()}`.replaceAll(/[A-Z]/g, "");
  const right = new RegExp(`(?!(?<=\\p{Ll})\\p{Lu})(?:(?<=\\p{L})[${own}]|[${own}](?=\\p{L}))`, "gu");
  const marks = encoding === "Mac Roman" ? /(?<=\p{L})’(?=\p{L})/gu : SIGNS;
  const isOfEast = encoding.startsWith("Windows") && encoding !== "Windows-1252";
  return countOf(text, right) + (encoding === "ISO-8859-2" ? 0 : countOf(text, isOfEast ? OF_ALL_WINDOWS : marks));
}

/** The number of matches; the regex needs the flag "g". */
export function countOf(text: string, what: RegExp): number {
  return text.match(what)?.length ?? 0;
}

/**
 * Mac Roman has quotation marks, dashes and small letters where Windows-1252 has capital letters; a capital letter
 * behind a small one gives it away.
 */
function isOfMac(bytes: Uint8Array): boolean {
  return /\p{Ll}[ŠŽŸÉÊÐ-Õ](?!\p{Lu})|\sÐ\s/u.test(lettersOf(bytes, "Windows-1252"));
}
