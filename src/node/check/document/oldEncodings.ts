/** Encodings of old programs, in which each letter has one byte: which of them is meant is told by the letters that come out right. */

import { OF_WINDOWS } from "../inTexts/misread.ts";

/** The letters of languages beside those from a to z, by the encoding in which programs for them save. Where two fit, the first counts. */
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
/** Signs of the West of Europe where other encodings have letters, but for those in the middle or at the end of a word. */
const SIGNS = /(?:(?<!\p{L})[¡£¥©ª®¼¹³º¾¿«»±µ¶]|[¡£¥©ª®¼º¾¿«»±µ¶](?!\p{L})|(?<!\p{L}{3})[¹³](?!\p{L}))/gu;
/** Those that all encodings of Windows have. */
const OF_ALL_WINDOWS = /(?:(?<!\p{L})[«»]|[«»](?!\p{L}))/gu;
const LABELS: Readonly<Record<string, string>> = { "Mac Roman": "macintosh" };

/** Undefined where it has characters that no text has. */
export function decodeOld(bytes: Uint8Array, encoding: string): string | undefined {
  const text = lettersOf(bytes, encoding);
  return /[\x80-\x9f]/.test(text) ? undefined : text;
}

function lettersOf(bytes: Uint8Array, encoding: string): string {
  const text = new TextDecoder(LABELS[encoding] ?? encoding).decode(bytes);
  if (encoding !== "Windows-1252") return text;
  // Node takes it for ISO-8859-1, in some versions.
  return text.replaceAll(/[\x80-\x9f]/g, (letter) => OF_WINDOWS[letter.charCodeAt(0) - 0x80]!);
}

/** The most likely encoding of bytes that are not UTF-8. */
export function oldEncoding(bytes: Uint8Array): string {
  const counts = LANGUAGES.map(([encoding, letters]) => rightIn(bytes, encoding, letters));
  const most = Math.max(...counts);
  if (isOfMac(bytes) && rightIn(bytes, "Mac Roman", LETTERS) >= most) return "Mac Roman";
  return LANGUAGES[counts.indexOf(most)]![0];
}

/** How many letters and signs come out right. Words have no capital letter behind a small one. */
function rightIn(bytes: Uint8Array, encoding: string, letters: string): number {
  const text = decodeOld(bytes, encoding);
  if (text === undefined) return -1;
  const own = `${letters}${letters.toUpperCase()}`.replaceAll(/[A-Z]/g, "");
  const right = new RegExp(`(?!(?<=\\p{Ll})\\p{Lu})(?:(?<=\\p{L})[${own}]|[${own}](?=\\p{L}))`, "gu");
  const marks = encoding === "Mac Roman" ? /(?<=\p{L})’(?=\p{L})/gu : SIGNS;
  const isOfEast = encoding.startsWith("Windows") && encoding !== "Windows-1252";
  return countOf(text, right) + (encoding === "ISO-8859-2" ? 0 : countOf(text, isOfEast ? OF_ALL_WINDOWS : marks));
}

/** How often something is in a text; it has the flag "g". */
export function countOf(text: string, what: RegExp): number {
  return text.match(what)?.length ?? 0;
}

/** Old Macs have quotation marks, dashes and small letters where Windows has capital letters, which follow no small one. */
function isOfMac(bytes: Uint8Array): boolean {
  return /\p{Ll}[ŠŽŸÉÊÐ-Õ](?!\p{Lu})|\sÐ\s/u.test(lettersOf(bytes, "Windows-1252"));
}
