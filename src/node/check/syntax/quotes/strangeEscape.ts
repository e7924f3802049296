/** Backslashes before characters that JSON does not escape. */
import { isPictureFile } from "../../../../model/imageTypes.ts";
import { fileOnComputer } from "../../addresses/onComputer.ts";
import { joined, visible } from "../../wording/words.ts";
import { restOfLine } from "../lineOf.ts";
import { faulty, match, pieceOf } from "../pieces.ts";
import type { Token } from "../tokens.ts";
import { strokeMeant } from "./strokeMeant.ts";

/** The most characters of a file name. */
const LONGEST_NAME = 300;
/** Characters that other programs escape in Markdown or in formulas, and that need no backslash in a text. */
const PLAIN_SIGNS = "'-.+!()&,:;=$%@";

/** The token of such a backslash. @param offset That of its text. @param at That of the backslash. */
export function strangeEscape(text: string, offset: number, at: number): Token {
  const own = fileOnComputer(match(/[^"\r\n]*/y, text, offset + 1));
  if (own) return faulty(pieceOf("string", text, { offset: at, length: 2 }), { code: "bad-backslash", ...own });
  const escape = text[at + 1]!;
  const message = `\\${visible(escape)} means nothing in JSON.`;
  const spelt = spelledOut(text, at);
  if (spelt) return spelt;
  const parted = partedBreak(text, at);
  if (parted) return parted;
  const rest = match(/[^"\r\n]*/y, text, at + 2);
  const told = (fix: string, instead: string): Token => {
    const meant = { offset: at, length: 1, text: instead };
    return faulty(pieceOf("string", text, { offset: at, length: 2 }), { code: "bad-backslash", message, fix, meant });
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
  const fix = `write \\\\ for ${others ? "each backslash in this text" : "a backslash"}.`;
  return told(strokeMeant(text, at) ?? fix, "\\\\");
}

/** `\ n`, as translation programs write a line break. */
const PARTED_BREAK = /\\[ \u00a0]{1,3}n(?![a-z])/y;

function partedBreak(text: string, at: number): Token | undefined {
  const { length } = match(PARTED_BREAK, text, at);
  if (length === 0) return undefined;
  const message = "There is a space inside \\n, which starts a new line.";
  const fix = "write \\n, without the space.";
  const token = faulty(pieceOf("string", text, { offset: at, length }), { code: "bad-backslash", message, fix });
  return { ...token, fault: { ...token.fault!, meant: { offset: at, length, text: "\\n" } } };
}

/** The escape of a code point in other languages: `\u{1F680}`, `\U0001F680`, `\x27`. */
const BY_NUMBER = /\\(?:[uU]\{([\da-fA-F]{1,6})\}|U([\da-fA-F]{8})|[xX]([\da-fA-F]{2}))/y;
const ALL_BY_NUMBER = new RegExp(BY_NUMBER, "g");
/** How many characters of a line are searched for others. */
const LONGEST_REST = 2000;

function spelledOut(text: string, at: number): Token | undefined {
  const written = match(BY_NUMBER, text, at);
  const instead = written === "" ? undefined : standingFor(written);
  if (instead === undefined) return undefined;
  const line = restOfLine(text, at, LONGEST_REST);
  const all = Array.from(line.matchAll(ALL_BY_NUMBER), ([each]) => each).filter((each) => standingFor(each));
  const pairs = Array.from(new Set(all), (each) => `${standingFor(each)} for ${each}`);
  const fix = all.length > 1 ? `write ${joined(pairs, "and")}.` : `write ${instead} in its place.`;
  const piece = pieceOf("string", text, { offset: at, length: written.length });
  const message = `${written} means nothing in JSON.`;
  return faulty(piece, { code: "bad-backslash", message, fix, readAs: instead });
}

/** The character as it can stand in a text; undefined if it would be invisible there. */
function standingFor(written: string): string | undefined {
  const code = Number.parseInt(/[\da-f]+(?=\}?$)/i.exec(written.slice(2))![0], 16);
  const character = code <= 0x10ffff ? String.fromCodePoint(code) : "";
  if (!/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(character)) return undefined;
  return /["\\]/.test(character) ? `\\${character}` : character;
}
