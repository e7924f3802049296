/** Reads texts in quotation marks that are not those of JSON. */
import { tokenNames } from "../../../../model/tokens.ts";
import { choice, quote } from "../../wording/words.ts";
import { faultAt, type Remark } from "../fault.ts";
import { joinedTexts } from "./joinedTexts.ts";
import { restOfLine } from "../lineOf.ts";
import { FEW, lastLike, othersLike } from "../othersLike.ts";
import { faulty, match, pieceOf } from "../pieces.ts";
import type { Token } from "../tokens.ts";

/** Accents that keyboards type beside a quotation mark. They are marks only where another one closes the text. */
const ACCENTS = "´¨^˝";
/** Opening marks, each with the marks that may close it and with its kind in messages. */
export const QUOTES: ReadonlyMap<string, { closing: string; kind: string }> = new Map([
  ["'", { closing: "'", kind: "single" }],
  // Old typewriters and LaTeX close with the straight one.
  ["`", { closing: "`´'", kind: "slanted" }],
  ["″", { closing: "″", kind: "slanted" }],
  ["“", { closing: '”“"', kind: "curly" }],
  ["”", { closing: '”"', kind: "curly" }],
  ["„", { closing: '“”"', kind: "curly" }],
  ["‟", { closing: '”"', kind: "curly" }],
  ["‘", { closing: "’'", kind: "curly" }],
  ["‚", { closing: "‘’'", kind: "curly" }],
  ["’", { closing: "’'", kind: "curly" }],
  ["«", { closing: "»", kind: "curly" }],
  ["‹", { closing: "›", kind: "pointed" }],
  ["＂", { closing: "＂", kind: "curly" }],
  ["「", { closing: "」", kind: "East Asian" }],
  ["『", { closing: "』", kind: "East Asian" }],
  ["〈", { closing: "〉", kind: "East Asian" }],
  ...Array.from(ACCENTS, (mark) => [mark, { closing: mark, kind: "strange" }] as const),
]);
/** Marks that programs put in place of one another. */
const TURNED = "“”„‟";
/** How many characters are searched for the closing mark. */
const LONGEST_LOOK = 5_000;
/** A token in braces, written with the $ of a template literal. */
const FILLED_IN = new RegExp(String.raw`\$\{(${tokenNames.join("|")})\}`, "g");

/** A text in marks of another kind; undefined for an accent that no other one follows. Its fault is a getter, since the same marks may be read many times. */
export function otherQuotes(text: string, offset: number): Token | undefined {
  const rest = restOfLine(text, offset + 1, LONGEST_LOOK);
  // The right closing mark first, then the others in the order of the table.
  const ends = Array.from(QUOTES.get(text[offset]!)!.closing).flatMap((mark) => endsIn(rest, mark));
  // 'It's fine' ends at the mark behind which stands what may follow a text.
  const length =
    ends.find((at) => isNameUpTo(rest, at)) ??
    (startsField(text, offset) ? ends.find((at) => isNameUpTo(rest, at, ARROW)) : undefined) ??
    ends.find((at) => /^[ \t]*(?:[:,;}\]]|\.?[ \t]*$)/.test(rest.slice(at + 1))) ??
    ends[0];
  if (length === undefined && ACCENTS.includes(text[offset]!)) return undefined;
  const year = length === undefined ? match(SHORT_YEAR, text, offset) : "";
  if (year !== "") return shortYear(pieceOf("other", text, { offset, length: year.length }));
  const token = pieceOf("other", text, { offset, length: length === undefined ? 1 : length + 2 });
  return {
    ...token,
    get fault() {
      return joinedTexts(text, offset) ?? faultAt(token, remarkOn(text, token));
    },
  };
}

/** `'74` */
const SHORT_YEAR = /['’‘`]\d\d(?=[ \t]*(?:[,}\]\r\n]|$))/y;
/** Later years are of the last century. */
const LAST_OF_THIS = 30;

function shortYear(token: Token): Token {
  const digits = token.source.slice(1);
  const number = `${Number(digits) > LAST_OF_THIS ? "19" : "20"}${digits}`;
  const message = `${token.source} is not a number as JSON has it.`;
  const fix = `write the year with all four digits: ${number}. If it is a text, put it in quotation marks: "${token.source}".`;
  return faulty(token, { code: "bad-number", message, fix, either: { number, read: token.source } });
}

/** @param token Only the opening mark if nothing closes it. */
function remarkOn(text: string, { source, offset, length }: Token): Remark {
  const character = source[0]!;
  const { closing, kind } = QUOTES.get(character)!;
  const whole = length > 1;
  const end = whole ? offset + length - 1 : offset + 1;
  const inner = wordsIn(source);
  // A shortened text cannot be copied.
  const isShort = quote(inner) === `"${inner}"`;
  const long = `write " in place of ${source.endsWith('"') ? character : "both"}`;
  const both = isShort ? `write ${quote(inner)} with straight double ones` : long;
  const alike = TURNED.includes(character) ? `[${TURNED}]` : character;
  const fix = `${whole ? both : 'write straight double ones: "'}${othersLike(alike, text, end)}.${apostrophesIn(text.slice(offset, lastLike(alike, text, end)), character)}`;
  // The end of 'the clients' own' is uncertain.
  const isAll = whole && /^[ \t]*(?:[:=,;}\]\r\n]|\.[ \t]*[\r\n]|->|$)/.test(text.slice(end + 1, end + 100));
  const within = inner.replaceAll(APOSTROPHE, "");
  const isOther = (mark: string) => mark !== "'" || source.endsWith(mark);
  const isSure = isAll && !Array.from(closing).some((mark) => isOther(mark) && within.includes(mark));
  const replacement = isSure && !/["\\\p{Cc}]/u.test(inner) ? `"${inner}"` : undefined;
  const code = kind === "single" || kind === "slanted" ? "single-quotes" : "curly-quotes";
  return { code, message: `The quotation marks here are ${kind} ones: ${character}.`, fix, replacement };
}

/** An apostrophe within a word, which closes nothing. */
const APOSTROPHE = /(?<=\p{L})['’](?=\p{L})/gu;

/** A sentence about the apostrophes between such marks; empty if they look different or if there are none. */
function apostrophesIn(written: string, mark: string): string {
  const words = [...new Set(written.match(/\p{L}+['’]\p{L}+/gu))].filter((word) => word.includes(mark));
  if (words.length === 0) return "";
  const shown = words.length > FEW ? "inside words" : `in ${choice(words, "and")}`;
  return ` Leave the ${mark} ${shown} as it is.`;
}

/** Whether a mark closes a name: in `“heading“: ”Hello”`, the right closing mark stands only behind the value. */
function isNameUpTo(rest: string, at: number, colon = COLON): boolean {
  return at < 100 && /^[\w$-]+$/.test(rest.slice(0, at)) && colon.test(rest.slice(at + 1, at + 100));
}

const COLON = /^[ \t]*:/;
/** What PHP, Ruby and others write for a colon, before a value. */
const ARROW = /^[ \t]*(?:=>?|->)[ \t]*(?:["'`“‘„«{[\d-]|true|false|null)/;

/** Whether a name begins there: `'A' => 'B'` may as well be a text. */
function startsField(text: string, offset: number): boolean {
  return /[\r\n{,][ \t]*$/.test(text.slice(Math.max(offset - 100, 0), offset)) && /[a-z]/.test(text[offset + 1] ?? "");
}

/** The words in other marks, escaped for straight double ones. */
function wordsIn(source: string): string {
  const character = source[0]!;
  const marked = source.slice(1, -1);
  // French sets spaces inside such marks, which are not part of the text.
  const within = "«‹".includes(character) ? marked.trim() : marked;
  // Two single marks look like a double one.
  const isPaired = source[1] === character && source.length > 4 && source.at(-2) === source.at(-1);
  const single = isPaired ? within.slice(1, -1) : within;
  const plain = character === "`" ? single.replaceAll(FILLED_IN, "{$1}") : single;
  // In some languages, \' is an apostrophe.
  return plain.replaceAll(/\\'|\\?"/g, (mark) => (mark === "\\'" ? "'" : '\\"'));
}

function endsIn(rest: string, mark: string): number[] {
  const found: number[] = [];
  for (let at = rest.indexOf(mark); at >= 0 && found.length < 100; at = rest.indexOf(mark, at + 1)) found.push(at);
  return found;
}
