/** Reads what stands in quotation marks, and in what is often mistaken for them. */
import { tokenNames } from "../../../model/tokens.ts";
import { codePoint, quote, short } from "../wording/words.ts";
import { fileOnComputer } from "../addresses/onComputer.ts";
import { brokenText } from "./brokenText.ts";
import { rowsWithin } from "./rowsWithin.ts";
import { curlyAtEnd } from "./unclosedText.ts";
import { faultAt, type Remark } from "./fault.ts";
import { joinedTexts } from "./joinedTexts.ts";
import { othersLike } from "./othersLike.ts";
import { faulty, match, pieceOf } from "./pieces.ts";
import { strangeEscape } from "./strangeEscape.ts";
import { colourOfTerminal } from "./terminal.ts";
import { tabsInside } from "./tabs.ts";
import type { Token } from "./tokens.ts";

/** A line with which a name, a value or a bracket begins, and not the rest of a text: `, then with an estimate.",` or `{email}",` */
const STARTS_ANEW = /^\s*(?:[{}[\],][\s{}[\],]*(?:$|\w+\s*:\s*["{[])|[\s{}[\],]*"[^"]*"\s*(?:[:,}\]]|$))/;
/** Lines in which the end of an open text is looked for, and characters in which the other mark of one is. */
const LONGEST_TEXT = 60;
const LONGEST_LOOK = 5_000;
/** What may stand for a quotation mark, and how it is closed. */
export const QUOTES = new Map([
  ["'", "'"],
  ["`", "`"],
  ["“", '”“"'],
  ["”", '”"'],
  ["„", '“”"'],
  ["‟", '”"'],
  ["«", "»"],
  ["‹", "›"],
  ["「", "」"],
  ["『", "』"],
  ["〈", "〉"],
  ["＂", "＂"],
  ["‘", "’'"],
  ["’", "’'"],
  ["″", "″"],
]);

/** Marks of which programs put one in the place of another. */
const TURNED = "“”„‟";

/** A text as JSON has it, up to its closing mark or to what is wrong in it. */
export function readString(text: string, offset: number): Token {
  for (let at = offset + 1; ; at++) {
    const character = text[at];
    if (character === '"') return pieceOf("string", text, { offset, length: at + 1 - offset });
    if (character === undefined || character === "\n" || character === "\r") return unclosed(text, offset, at);
    if (character < " ") return controlInside(text, at);
    if (character !== "\\") continue;
    const escape = text[at + 1] ?? "\n";
    if (escape === "\n" || escape === "\r") return unclosed(text, offset, at + 1);
    const [digits] = /^[\da-f]{0,4}/i.exec(text.slice(at + 2, at + 6))!;
    if (escape === "u" && digits.length < 4 && at + 2 + digits.length === text.length)
      return unclosed(text, offset, text.length);
    if (escape === "u" && digits.length > 0 && digits.length < 4) {
      const message = `Behind \\u belong four digits, or letters from a to f, but here are only ${digits.length}.`;
      const fix = "write the character itself, or \\\\u where a backslash is meant.";
      return faulty(pieceOf("string", text, { offset: at, length: 2 }), { code: "bad-backslash", message, fix });
    }
    if (escape === "u" ? digits.length < 4 : !'"\\/bfnrt'.includes(escape)) {
      const own = fileOnComputer(match(/[^"\r\n]*/y, text, offset + 1));
      if (own) return faulty(pieceOf("string", text, { offset: at, length: 2 }), { code: "bad-backslash", ...own });
      return strangeEscape(text, offset, at);
    }
    at++;
  }
}

/** So far the end of a text is looked for that does not end in its line. */
const LONGEST_REST = 10_000;

function controlInside(text: string, offset: number): Token {
  const colour = colourOfTerminal(text, offset);
  if (colour) return faulty(pieceOf("string", text, { offset, length: colour.length }), colour.remark);
  const token = pieceOf("string", text, { offset, length: 1 });
  const isTab = token.source === "\t";
  const rows = isTab ? rowsFrom(text, offset) : undefined;
  if (rows) return rows;
  if (isTab && !isAtEdge(text, offset)) return { ...token, fault: tabsInside(text, offset) };
  const message = isTab
    ? "There is a tab in this text."
    : `There is a character in this text that cannot be seen: ${codePoint(token.source)}.`;
  return faulty(token, { code: "invisible-character", message, fix: "take it out.", replacement: "" });
}

/** A text whose first line is a row of a table already, with a tab at this place. */
function rowsFrom(text: string, offset: number): Token | undefined {
  const start = text.lastIndexOf('"', offset);
  const end = offset + match(/[^"\r\n]*/y, text, offset).length;
  if (!/[\r\n]/.test(text[end] ?? "") || text[start - 1] === "\\") return undefined;
  const isTable = rowsWithin(text.slice(start, end), text.slice(end, end + LONGEST_REST)) !== undefined;
  return isTable ? unclosed(text, start, end) : undefined;
}

/** Whether there is nothing but spaces between a place in a text and one of its quotation marks. */
function isAtEdge(text: string, at: number): boolean {
  let start = at;
  while (BLANK.test(text[start - 1] ?? "")) start--;
  const isFirst = text[start - 1] === '"' && text[start - 2] !== "\\";
  return isFirst || /^[ \t]*"/.test(text.slice(at, at + 100));
}

const BLANK = /[ \t]/;

/** A text whose line ends before its closing quotation mark. */
function unclosed(text: string, offset: number, end: number): Token {
  const token = pieceOf("string", text, { offset, length: end - offset });
  const rest = text.slice(end, end + LONGEST_REST);
  if (goesOn(rest)) {
    const base = { code: "line-break-in-text", message: "There is a line break inside this text." } as const;
    return faulty(token, { ...base, ...brokenText(token.source, rest) });
  }
  const own = withoutEnd(token.source);
  const curly = curlyAtEnd(own, offset + own.length);
  if (curly) return { ...token, fault: curly };
  const masked = /\\(?="[ \t]*,?[ \t]*$)/.exec(token.source);
  if (masked) {
    const at = pieceOf("other", text, { offset: offset + masked.index, length: 1 });
    const message = "A backslash before the closing quotation mark makes that a part of the text.";
    return {
      ...token,
      fault: faultAt(at, { code: "unclosed-text", message, fix: "take the backslash out.", replacement: "" }),
    };
  }
  const hasComma = /,\s*$/.test(token.source);
  // What comes next begins with a mark of its own: nothing closes this text's list or group yet.
  const lacksComma = !hasComma && /^\s*["{[]/.test(rest);
  const closing = lacksComma ? '" and a comma behind it,' : '"';
  const fix = `add ${closing} at the end of the text that starts with "${short(startOf(own.slice(1)))}"${hasComma ? ", before the comma" : ""}.`;
  const message = "The closing quotation mark of this text is missing.";
  const found = faulty(token, { code: "unclosed-text", message, fix });
  // Where the file was cut off, nobody knows how the text goes on.
  if (rest.trim() === "") return found;
  const meant = { offset: offset + own.length, length: 0, text: lacksComma ? '",' : '"' };
  return { ...found, fault: { ...found.fault!, meant } };
}

/** So much of a text as says which one is meant, with a mark where it is cut. */
function startOf(text: string): string {
  return text.length > LONGEST_START ? `${text.slice(0, LONGEST_START).replace(/\s+\S*$/, "")}…` : text;
}

const LONGEST_START = 31;

/** Whether the lines below belong to a text that is still open: one has its closing mark before anything new starts. */
function goesOn(rest: string): boolean {
  const [, ...below] = rest.split(/\r\n?|\n/, LONGEST_TEXT);
  const next = below.find((line) => STARTS_ANEW.test(line) || line.includes('"'));
  return next !== undefined && !STARTS_ANEW.test(next);
}

/** A text without the spaces and the commas at its end. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s,]/.test(text[end - 1]!)) end--;
  return text.slice(0, end);
}

/** A text in marks of another kind. What is wrong with it is only said where it is asked: the same marks may be read many times. */
export function otherQuotes(text: string, offset: number): Token {
  const [rest] = /^[^\r\n]*/.exec(text.slice(offset + 1, offset + 1 + LONGEST_LOOK))!;
  // The right closing mark, or else the first that could be meant.
  const ends = Array.from(QUOTES.get(text[offset]!)!).flatMap((mark) => endsIn(rest, mark));
  // 'It's fine' ends where something follows that may follow a text.
  const length =
    ends.find((at) => isNameUpTo(rest, at)) ??
    ends.find((at) => /^[ \t]*(?:[:,;}\]]|$)/.test(rest.slice(at + 1))) ??
    ends[0];
  const token = pieceOf("other", text, { offset, length: length === undefined ? 1 : length + 2 });
  return {
    ...token,
    get fault() {
      return joinedTexts(text, offset) ?? faultAt(token, remarkOn(text, token));
    },
  };
}

/** @param token Its first mark alone where no other one closes it. */
function remarkOn(text: string, { source, offset, length }: Token): Remark {
  const character = source[0]!;
  const closing = QUOTES.get(character)!;
  const whole = length > 1;
  const end = whole ? offset + length - 1 : offset + 1;
  const marked = source.slice(1, -1);
  // In French, spaces that are no part of the text stand inside of such marks.
  const within = "«‹".includes(character) ? marked.trim() : marked;
  // Two single ones look like a double one.
  const single = character === "'" ? within.replace(/^'(.*)'$/, "$1") : within;
  const inner = asInDouble(character === "`" ? single.replaceAll(FILLED_IN, "{$1}") : single);
  const kind =
    character === "'"
      ? "single"
      : "`″".includes(character)
        ? "slanted"
        : "「『〈".includes(character)
          ? "East Asian"
          : character === "‹"
            ? "pointed"
            : "curly";
  // A text that is cut short cannot be copied.
  const isShort = quote(inner) === `"${inner}"`;
  const both = isShort ? `write ${quote(inner)} with straight double ones` : 'write " in place of both';
  const fix = `${whole ? both : 'write straight double ones: "'}${othersLike(TURNED.includes(character) ? `[${TURNED}]` : character, text, end)}.`;
  // Nobody can be sure where 'It's fine' ends.
  const isAll = whole && /^[ \t]*(?:[:=,;}\]\r\n]|$)/.test(text.slice(end + 1, end + 100));
  const isSure = isAll && !Array.from(closing).some((mark) => inner.includes(mark));
  const replacement = isSure && !/["\\\p{Cc}]/u.test(inner) ? `"${inner}"` : undefined;
  const code = kind === "single" || kind === "slanted" ? "single-quotes" : "curly-quotes";
  return { code, message: `The quotation marks here are ${kind} ones: ${character}.`, fix, replacement };
}

/** A name that a program fills in, and that is filled in here without the sign before it. */
const FILLED_IN = new RegExp(String.raw`\$\{(${tokenNames.join("|")})\}`, "g");

/** Whether a mark closes a name: `“heading“: ”Hello”` has one of the right kind only behind its value. */
function isNameUpTo(rest: string, at: number): boolean {
  return at < 100 && /^[\w$-]+$/.test(rest.slice(0, at)) && /^[ \t]*:/.test(rest.slice(at + 1, at + 100));
}

/** What stands in other marks as it has to be written in straight double ones: in some languages, `\'` is an apostrophe. */
function asInDouble(within: string): string {
  return within.replaceAll(/\\'|\\?"/g, (mark) => (mark === "\\'" ? "'" : '\\"'));
}

function endsIn(rest: string, mark: string): number[] {
  const found: number[] = [];
  for (let at = rest.indexOf(mark); at >= 0 && found.length < 100; at = rest.indexOf(mark, at + 1)) found.push(at);
  return found;
}
