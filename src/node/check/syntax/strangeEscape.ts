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
  const isFile = isPictureFile(/^"([^"\s]*)"/.exec(text.slice(offset, offset + LONGEST_NAME))?.[1] ?? "");
  if (isFile) return told("write / in the place of each backslash.", "/");
  const others = /[^\\]\\(?!["\\])/.test(rest);
  const isBetween = !others && [/\p{L}/u, /\d/].some((sign) => sign.test(text[at - 1] ?? "") && sign.test(escape));
  const stroke = isBetween ? "/ if a stroke is meant, or " : "";
  return told(`write ${stroke}\\\\ for ${others ? "each backslash in this text" : "a backslash"}.`, "\\\\");
}
