/** Repairs UTF-8 that a program decoded in an old encoding, one letter for each byte: "â€™" is "’". */
import { changedAroundCode } from "./markdown.ts";
import { byteInEurope, byteOf, EUROPEAN, OF_WINDOWS } from "./misread.ts";
import type { Text } from "../gathered/texts/texts.ts";

/**
 * What may be meant: a word in capitals that ends with Ã, and a sign behind it that may also be the second byte of a small
 * letter, as in "«MANHÃ»". The second byte of a capital letter is none of these signs.
 */
export const MEANT = String.raw`(?:(?<=\p{Lu}{2})Ã[\u00a0-\u00bf](?!\p{Ll})|(?<=\p{Lu})Ã\u00a0(?=\p{Lu}))`;
const OTHER = String.raw`\P{ASCII}`;
/** A letter that stands for a lead byte, and as many others as its character has further bytes. */
const MISREAD = new RegExp(`(?!${MEANT})(?:[Â-ßĂĹ]${OTHER}|[à-ï]${OTHER}{2}|[ð-ô]${OTHER}{3})`, "gu");

/** Marks behind the last letter of a word. Together with some letters, they may be a misread character: "Ü«", "ß“", "é »". */
const CLOSING = "\u00a0«»‘’“”‹›–—…";
const BEFORE = "(?:^|[\\s(])[«»‹›„“”‚‘]\u00a0?";
const LAST_LETTER = new RegExp(
  `(?:(?<=[A-ZÀ-Þ]|${BEFORE})[Ä-ÞĂĹ]|(?<=[A-Za-zÀ-ÿ]|${BEFORE})[ß-ô])[${CLOSING}]+(?!\\p{L})`,
  "uy",
);

/** Control characters of Latin-1, which are the bytes of marks and letters in Windows-1252: U+0093 is “. */
export const BYTES = "[\u0080-\u009f]";
const BYTE = new RegExp(BYTES, "g");

/** UTF-8 in the quoted-printable encoding of mails: "=E2=80=99" is "’". */
const OF_MAIL = /=[C-F][\dA-F](?:=[89AB][\dA-F]){1,3}/g;

/**
 * The repaired text, and the first letters that were misread in it; undefined if there are none. Code is left as it is.
 */
export function reread(text: string, kind: Text["kind"]): { text: string; from: string; to: string } | undefined {
  let first: { from: string; to: string } | undefined;
  const decode = (written: string) => {
    const words = written.replace(OF_MAIL, (from) => {
      const to = decodedBytes(from.slice(1).split("="), (byte) => Number.parseInt(byte, 16));
      if (to === undefined) return from;
      first ??= { from, to };
      return to;
    });
    const isLastLetter = lastLettersOf(words);
    const letters = words.replace(MISREAD, (from: string, at: number) => {
      const to = isLastLetter(at)
        ? undefined
        : decodedBytes(Array.from(from), EUROPEAN.includes(from[0]!) ? byteInEurope : byteOf);
      if (to === undefined) return from;
      first ??= { from, to };
      return to;
    });
    return letters.replace(BYTE, (from) => {
      const to = OF_WINDOWS[from.charCodeAt(0) - 0x80]!;
      if (to !== from) first ??= { from, to };
      return to;
    });
  };
  const before = kind === "markdown" ? changedAroundCode(text, decode) : decode(text);
  return first && { text: before, ...first };
}

/**
 * Finds letters that are right and have a mark behind them, unless the same letter starts a misread character elsewhere in the
 * text. Cached for each letter.
 */
function lastLettersOf(text: string): (at: number) => boolean {
  const starting = new Map<string, boolean>();
  const startsOther = (letter: string): boolean => {
    const known = starting.get(letter);
    if (known !== undefined) return known;
    const found = new RegExp(`${letter}(?![${CLOSING}])[\u0080-\u00bf${OF_WINDOWS}]`).test(text);
    starting.set(letter, found);
    return found;
  };
  return (at) => {
    LAST_LETTER.lastIndex = at;
    return LAST_LETTER.test(text) && !startsOther(text[at]!);
  };
}

function decodedBytes(written: readonly string[], codeOf: (each: string) => number): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(written, codeOf));
  } catch {
    return undefined;
  }
}
