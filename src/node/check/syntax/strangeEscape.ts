/** Backslashes before characters that JSON knows no backslash before. */
import { isPictureFile } from "../../../model/imageTypes.ts";
import { fileOnComputer } from "../addresses/onComputer.ts";
import { joined, visible } from "../wording/words.ts";
import { faulty, match, pieceOf } from "./pieces.ts";
import type { Token } from "./tokens.ts";

/** No name of a file has more characters. */
const LONGEST_NAME = 300;
/** Signs that have a meaning in the Markdown or the formulas of other programs, which write a backslash before them, and none in a word of a text. */
const PLAIN_SIGNS = "'-.+!()&,:;=$%@";

/** A backslash before a character that needs none. */
export function strangeEscape(text: string, offset: number, at: number): Token {
  const own = fileOnComputer(match(/[^"\r\n]*/y, text, offset + 1));
  if (own) return faulty(pieceOf("string", text, { offset: at, length: 2 }), { code: "bad-backslash", ...own });
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
  if (isPictureFile(file)) {
    const path = file.replaceAll(/\\+/g, "/");
    const name = path.replace(/^(?:\.{0,2}\/)*images\//, "");
    const fix =
      name === path
        ? `write / in the place of each backslash: "${name}".`
        : `write "${name}": names of pictures start in the folder images/, with / between.`;
    return told(fix, "/");
  }
  const others = /[^\\]\\(?!["\\])/.test(rest);
  const isBetween = !others && [/\p{L}/u, /\d/].some((sign) => sign.test(text[at - 1] ?? "") && sign.test(escape));
  const stroke = isBetween ? "/ if a stroke is meant, or " : "";
  return told(`write ${stroke}\\\\ for ${others ? "each backslash in this text" : "a backslash"}.`, "\\\\");
}

/** A character by its number, as other languages have it: `\u{1F680}`, `\x27`. */
const BY_NUMBER = /\\(?:u\{([\da-f]{1,6})\}|x([\da-f]{2}))/iy;
const ALL_BY_NUMBER = new RegExp(BY_NUMBER, "gi");
/** So far the rest of a line is looked through for others. */
const LONGEST_REST = 2000;

function spelledOut(text: string, at: number): Token | undefined {
  const written = match(BY_NUMBER, text, at);
  const instead = written === "" ? undefined : standingFor(written);
  if (instead === undefined) return undefined;
  const [line = ""] = text.slice(at, at + LONGEST_REST).split(/[\r\n]/, 1);
  const all = Array.from(line.matchAll(ALL_BY_NUMBER), ([each]) => each).filter((each) => standingFor(each));
  const pairs = Array.from(new Set(all), (each) => `${standingFor(each)} for ${each}`);
  const fix = all.length > 1 ? `write ${joined(pairs, "and")}.` : `write ${instead} in its place.`;
  const piece = pieceOf("string", text, { offset: at, length: written.length });
  const token = faulty(piece, { code: "bad-backslash", message: `${written} means nothing in JSON.`, fix });
  return { ...token, fault: { ...token.fault!, meant: { offset: at, length: written.length, text: instead } } };
}

/** The character as it can stand in a text; undefined where it could not be seen there. */
function standingFor(written: string): string | undefined {
  const code = Number.parseInt(/[\da-f]+(?=\}?$)/i.exec(written.slice(2))![0], 16);
  const character = code <= 0x10ffff ? String.fromCodePoint(code) : "";
  if (!/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(character)) return undefined;
  return /["\\]/.test(character) ? `\\${character}` : character;
}
