/** Quotation marks in the notation of other programs, doubled ones, and those inside a text. */
import { LONGEST_EXAMPLE, numberWord, quote, short } from "../../wording/words.ts";
import { openName } from "./bareWords.ts";
import { htmlInText } from "./htmlInText.ts";
import { closingMark } from "./closingMark.ts";
import { restOfLine } from "../lineOf.ts";
import { linkInQuotes } from "./linkInQuotes.ts";
import { innerQuote } from "./quoteInText.ts";
import { LETTER } from "./marks.ts";
import { withTagsQuoted } from "../pasted/pastedTags.ts";
import { openedTwice } from "./openedTwice.ts";
import { lastLike, othersLike } from "../othersLike.ts";
import { spelledCharacters } from "./spelledCharacters.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import type { Scan } from "../scan.ts";
import { endOf, isEnd, type Token } from "../tokens.ts";

/** `\"Hello\"`, escaped as inside a string of a program. */
export function escapedText({ text, expected }: Scan, { source, offset }: Token): SyntaxFault | undefined {
  if (!/value$|name$/.test(expected) || !source.startsWith("\\") || text[offset + 1] !== '"') return undefined;
  const whole = /^\\"([^"\\\p{Cc}]*)\\"(?=\s*(?:[:,}\]]|$))/u.exec(text.slice(offset, offset + 10_000));
  const isShort = whole && quote(whole[1]!) === `"${whole[1]!}"`;
  const others = whole ? othersLike('\\\\"', text, offset + whole[0].length - 1) : "";
  return faultAt(
    { offset, length: whole ? whole[0].length : 1 },
    {
      code: "bad-backslash",
      message: "There is a backslash before the quotation mark that starts this text.",
      fix: whole ? `take the backslashes out${isShort ? `: "${whole[1]}"` : ""}${others}.` : "take the backslash out.",
      replacement: whole ? `"${whole[1]}"` : undefined,
    },
  );
}

/** `&quot;Hello&quot;` and `\\u201cHello\\u201d`, with the character references of HTML or of JSON. */
export function spelledQuotes({ text }: Scan, { source, offset }: Token): SyntaxFault | undefined {
  const [mark] = SPELLED_MARK.exec(source) ?? [];
  if (mark === undefined) return undefined;
  const whole = SPELLED_TEXT.exec(text.slice(offset, offset + 10_000));
  const isShort = whole && quote(whole[1]!) === `"${whole[1]!}"`;
  const end = offset + (whole?.[0] ?? mark).length - 1;
  const others = whole ? othersLike(SPELLED, text, end) : "";
  const signs = mark.startsWith("&")
    ? spelledCharacters(text.slice(offset, lastLike(SPELLED, text, end)), SPELLED_MARK)
    : "";
  return faultAt(
    { offset, length: end + 1 - offset },
    {
      code: "single-quotes",
      message: `The quotation marks here are spelled out, as in ${mark.startsWith("&") ? "HTML" : "the code of a program"}: ${mark}`,
      fix: isShort
        ? `write "${whole[1]}" with straight double ones${others}.${signs}`
        : `write straight double ones: "${others}.${signs}`,
      replacement: whole ? `"${whole[1]}"` : undefined,
    },
  );
}

/** Straight, curly, low and pointed marks, double or single, as references of HTML and of programs. */
const SPELLED = String.raw`(?:&(?:quot|#34|#39|apos|[lr][sd]quo|bdquo|[lr]aquo|#82(?:1[67]|2[0-2])|#x2[27]);|\\u(?:201[89a-f]|002[27]|00[ab]b)|\\x2[27])`;
const SPELLED_MARK = new RegExp(`^${SPELLED}`, "i");
const SPELLED_TEXT = new RegExp(String.raw`^${SPELLED}([^"\\&\p{Cc}]*)${SPELLED}`, "iu");

/** `"[button url="/contact"]"` up to its first inner quotation mark. */
const MARK_OF_PROGRAM = /^"\s*\[[a-z][\w-]*\s[^[\]]*="$/i;

/** `"a 5" screen"` and `"<a href="/x">"`: a quotation mark inside a text. */
export function textWithMark(
  { text, expected, before, open }: Scan,
  { source, offset }: Token,
): SyntaxFault | undefined {
  if (expected !== "comma" || before?.kind !== "string") return undefined;
  const end = endOf(before);
  if (!(end === offset ? /^[^\p{P}]|^[#/&([-]/u : LETTER).test(source)) return undefined;
  const field = openName({ text, open, expected: "value" }, before);
  if (field) return field;
  const isMark = MARK_OF_PROGRAM.test(before.source);
  const tags = isMark ? withTagsQuoted(innerQuote(text, before), text, before) : htmlInText(text, before);
  if (tags?.tags) return tags;
  const link = linkInQuotes(text, before);
  if (link) return link;
  // The mark may as well start the next entry of a list.
  if (end === offset && /,\s*"$/.test(before.source)) return undefined;
  const line = restOfLine(text, end);
  const isClosed = /"[ \t]*[,}\]]*[ \t]*$/.test(line);
  // Another field or entry follows on the same line.
  const isNext = /^\s*[\w$-]+"?\s*:\s*["[{\d]|"[\w$-]*"\s*:|"\s*,\s*"/.test(line);
  return end + line.length < offset || !isClosed || isNext ? undefined : innerQuote(text, before);
}

/** `"Hello"",`, `""Hello",`, `"""Hello"""`, `""name""` and `"name"":`. */
export function doubledQuote({ text, expected, before }: Scan, token: Token): SyntaxFault | undefined {
  const { kind, source, offset, fault } = token;
  const isDoubledName = expected === "colon" && before?.source === '""' && before.offset + 2 === offset;
  if (isDoubledName && (kind === "word" || source.startsWith('"')))
    return doubledField(text, before.offset) ?? tooMany(before.offset);
  if (expected === "colon" && source.startsWith('"') && /^[ \t]{0,9}:/.test(text.slice(offset + 1, offset + 11)))
    return behindName(before!, offset);
  // A comma or a closing bracket ends the text.
  if (expected !== "comma" || kind === "," || isEnd(token)) return undefined;
  const isBehind = before?.kind === "string" && endOf(before) === offset;
  const inside = isBehind ? tableQuotes(text, before) : undefined;
  if (inside) return inside;
  const opened = isBehind && before.source === '""' ? openedTwice(text, before.offset) : undefined;
  if (opened) {
    const { whole, words } = opened;
    return {
      ...tooMany(before!.offset),
      meant: { offset: before!.offset, length: whole.length, text: `"${words}"` },
    };
  }
  const isBefore =
    isBehind &&
    before.source === '""' &&
    /^[^":\r\n]*"(?:"[ \t]*[,}\]]|"?[ \t]*[,}\]]?[ \t]*(?:[\r\n]|$))/.test(text.slice(offset, offset + 10_000));
  if (
    !isBehind ||
    (!isBefore && !source.startsWith('"')) ||
    (before.source !== '""' && !fault && !/^"\s*,\s*"$/.test(source))
  )
    return undefined;
  const isEmpty = before.source === '""';
  return (
    (isEmpty ? atBothEnds(text, before.offset) : closingMark(text, before)) ??
    tooMany(isBefore ? before.offset : offset)
  );
}

/** `""Hello""` and `"""Hello"""`: both ends are reported at once. */
function atBothEnds(text: string, offset: number): SyntaxFault | undefined {
  const [whole, marks = "", words = "", behind = ""] = MARKS_AROUND.exec(text.slice(offset, offset + 10_000)) ?? [];
  if (whole === undefined || marks.length + behind.length < 4) return undefined;
  const message = `There are ${numberWord(marks.length)} quotation marks before this text, and ${numberWord(behind.length)} behind it.`;
  const isForReaders = marks.length === 2 && behind.length === 2 && /\s|^\p{Lu}/u.test(words);
  const shown = isForReaders ? ' If visitors are to see the inner two, write \\" for each of them.' : "";
  const fix = `keep one before it and one behind it: ${quote(words)}.${shown}`;
  return faultAt({ offset, length: whole.length }, { code: "unexpected-text", message, fix, readAs: `"${words}"` });
}

const MARKS_AROUND = /^("+)([^"\\\r\n]+)("+)(?=[ \t]*(?:[,}\]\r\n]|$))/;

/** `""title"": ""Skype support""`: CSV doubles the quotation marks of a page. */
function doubledField(text: string, offset: number): SyntaxFault | undefined {
  const [whole, name, value] = DOUBLED_FIELD.exec(text.slice(offset, offset + 10_000)) ?? [];
  if (whole === undefined) return undefined;
  const mended = value === undefined ? `"${name}"` : `"${name}": "${value}"`;
  const shown = mended.length > LONGEST_EXAMPLE ? "" : `: ${mended}`;
  const message = "The quotation marks here are written twice, as tables have them.";
  const fix = `keep one of each two${shown}${othersLike('""(?=[\\w$-]+"")', text, offset + whole.length)}.`;
  return faultAt({ offset, length: whole.length }, { code: "unexpected-text", message, fix, readAs: mended });
}

const DOUBLED_FIELD = /^""([\w$-]+)""(?:[ \t]*:[ \t]*""([^"\\\r\n]*)""(?=[ \t]*(?:[,}\r\n]|$)))?/;

function tooMany(offset: number): SyntaxFault {
  const message = "There is a quotation mark too many.";
  const fix = 'take it out: one " starts a text, and one ends it.';
  return faultAt({ offset, length: 1 }, { code: "unexpected-text", message, fix });
}

function behindName({ source, offset, length }: Token, at: number): SyntaxFault | undefined {
  if (offset + length !== at || !/^"[\w$-]+"$/.test(source)) return undefined;
  const message = `There is a quotation mark too many after ${short(source)}.`;
  return faultAt({ offset: at, length: 1 }, { code: "unexpected-text", message, fix: "take it out.", replacement: "" });
}

/** `"Three ""good"" ways"`: a text from CSV, which doubles the quotation marks inside. */
function tableQuotes(text: string, { offset }: Pick<Token, "offset">): SyntaxFault | undefined {
  const [whole] = FROM_TABLE.exec(text.slice(offset, offset + 10_000)) ?? [];
  // Otherwise these may be texts with commas missing between them.
  if (whole === undefined || ALL_OF_IT.test(whole) || !OPENS_TWICE.test(whole) || !CLOSES_TWICE.test(whole))
    return undefined;
  const mended = `"${whole.slice(1, -1).replaceAll('""', '\\"')}"`;
  const message = "The quotation marks inside this text are written twice, so the first of them ends it.";
  const fix = `write \\" for each pair${mended.length > LONGEST_EXAMPLE ? "" : `: ${mended}`}.`;
  const at = { offset: offset + whole.indexOf('""', 1), length: 2 };
  return faultAt(at, { code: "quote-in-text", message, fix });
}

const FROM_TABLE = /^"(?:[^"\\\r\n]|"")*"(?!")/;
const ALL_OF_IT = /^"""[^"]*"""$/;
const OPENS_TWICE = /(?:^"|[\s(])""(?=[^"\s])/;
const CLOSES_TWICE = /[^"\s]""(?=[\s.,;:!?)]|"$)/;
