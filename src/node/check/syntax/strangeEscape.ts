/** Backslashes before characters that JSON knows no backslash before. */
import { isPictureFile } from "../../../model/imageTypes.ts";
import { visible } from "../words.ts";
import { faulty, match, pieceOf } from "./pieces.ts";
import type { Token } from "./tokens.ts";

/** No name of a file has more characters. */
const LONGEST_NAME = 300;
/** Signs that have a meaning in the Markdown of other programs, which write a backslash before them, and none in a word of a text. */
const PLAIN_SIGNS = "'-.+!()&,:;=";

/** A backslash before a character that needs none. */
export function strangeEscape(text: string, offset: number, at: number): Token {
  const escape = text[at + 1]!;
  const message = `\\${visible(escape)} means nothing in JSON.`;
  const spelt = spelledOut(text, at);
  if (spelt) return spelt;
  const rest = match(/[^"\r\n]*/y, text, at + 2);
  const told = (fix: string, instead: string): Token => {
    const token = faulty(pieceOf("string", text, { offset: at, length: 2 }), { code: "bad-backslash", message, fix });
    return { ...token, fault: { ...token.fault!, meant: { offset: at, length: 1, text: instead } } };
  };
  if (PLAIN_SIGNS.includes(escape)) {
    const isOnly = !rest.includes(`\\${escape}`);
    return told(
      isOnly ? `write ${escape} without the backslash.` : `take the backslash before each ${escape} out.`,
      "",
    );
  }
  const file = /^"([^"\s]*)"/.exec(text.slice(offset, offset + LONGEST_NAME))?.[1] ?? "";
  if (isPictureFile(file))
    return told(`write / in the place of each backslash: "${file.replaceAll(/\\+/g, "/")}".`, "/");
  const others = /[^\\]\\(?!["\\])/.test(rest);
  const isBetween = !others && [/\p{L}/u, /\d/].some((sign) => sign.test(text[at - 1] ?? "") && sign.test(escape));
  const stroke = isBetween ? "/ if a stroke is meant, or " : "";
  return told(`write ${stroke}\\\\ for ${others ? "each backslash in this text" : "a backslash"}.`, "\\\\");
}

/** A character by its number, as other languages have it: `\u{1F680}`, `\x27`. */
function spelledOut(text: string, at: number): Token | undefined {
  const [written, wide, short] = /^\\(?:u\{([\da-f]{1,6})\}|x([\da-f]{2}))/i.exec(text.slice(at, at + 12)) ?? [];
  const code = Number.parseInt((wide ?? short)!, 16);
  const character = written !== undefined && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  if (!/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(character)) return undefined;
  const instead = /["\\]/.test(character) ? `\\${character}` : character;
  const piece = pieceOf("string", text, { offset: at, length: written!.length });
  const fix = `write ${instead} in its place.`;
  const token = faulty(piece, { code: "bad-backslash", message: `${written} means nothing in JSON.`, fix });
  return { ...token, fault: { ...token.fault!, meant: { offset: at, length: written!.length, text: instead } } };
}
