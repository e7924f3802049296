/** Marks of other notations and programs that quotation marks would not mend. */
import { lineAt } from "../document/lineMarks.ts";
import { LONGEST_EXAMPLE, quote, quoteAgain, short } from "../wording/words.ts";
import { faultAt, type SyntaxFault } from "./fault.ts";
import { textWithMark, doubledQuote, escapedText, spelledQuotes } from "./quotes/foreignQuotes.ts";
import {
  markedThousands,
  misspeltTruth,
  noValue,
  numberWithUnit,
  spacedNumber,
  wideNumber,
} from "./numbers/foreignValues.ts";
import { programCode } from "./pasted/code.ts";
import { closingTag, inTags } from "./pasted/inTags.ts";
import { restOfLine } from "./lineOf.ts";
import { endLeftOut } from "./pasted/endLeftOut.ts";
import { letterBefore } from "./quotes/letterBefore.ts";
import { countedEntries } from "./pasted/countedEntries.ts";
import { loneMark } from "./pasted/loneMark.ts";
import { loneText } from "./quotes/loneText.ts";
import { markForComma, quoteForComma } from "./commas/markForComma.ts";
import { linesBetween } from "./pasted/linesBetween.ts";
import { lineNumber } from "./pasted/lineNumbers.ts";
import { LETTER } from "./quotes/marks.ts";
import { commaInNumber } from "./numbers/commaInNumber.ts";
import { commentAt, lineComment } from "./pasted/comments.ts";
import { LONGEST_LOOK } from "./othersLike.ts";
import { noteBehind } from "./pasted/noteInBrackets.ts";
import { pastedNotes } from "./pasted/pastedNotes.ts";
import { pastedPython } from "./pasted/pastedPython.ts";
import { pastedRow } from "./pasted/pastedRow.ts";
import { rowOfTable } from "./pasted/rowOfTable.ts";
import { roundBracket } from "./brackets/roundBracket.ts";
import { markBeforeComma } from "./commas/markBeforeComma.ts";
import { pointOutside } from "./quotes/pointOutside.ts";
import type { Scan } from "./scan.ts";
import { endOf, type Token } from "./tokens.ts";
import { mergeMark } from "./pasted/versions.ts";
import { wordsBetween } from "./pasted/wordsBetween.ts";

type Reader = (scan: Scan, token: Token) => SyntaxFault | undefined;

/** The fault of a token that comes from another notation; undefined for what may be a slip in JSON. */
export function foreignMark(scan: Scan, token: Token): SyntaxFault | undefined {
  const quoted = markBeforeComma(scan, token) ?? quoteForComma(scan, token) ?? doubledQuote(scan, token);
  if (quoted) return quoted;
  if (token.kind !== "word" && token.kind !== "other" && token.kind !== "number") return undefined;
  for (const read of READERS) {
    const found = read(scan, token);
    if (found) return found;
  }
  return undefined;
}

const READERS: readonly Reader[] = [
  mergeMark,
  endLeftOut,
  wordsBetween,
  spelledQuotes,
  escapedText,
  comment,
  noteBehind,
  pastedNotes,
  pastedPython,
  linesBetween,
  programCode,
  letterBefore,
  inTags,
  closingTag,
  lineNumber,
  joined,
  wideComma,
  pointOutside,
  markForComma,
  countedEntries,
  loneMark,
  wideBracket,
  roundBracket,
  rowOfTable,
  pastedRow,
  commaInNumber,
  spacedNumber,
  markedThousands,
  numberWithUnit,
  wideNumber,
  misspeltTruth,
  noValue,
  loneText,
  bareText,
  textWithMark,
];

function comment(scan: Scan, token: Token): SyntaxFault | undefined {
  const { text } = scan;
  const { source } = token;
  const ofLine = lineComment(scan, token);
  if (ofLine) return ofLine;
  const starts = source === "#" || source.startsWith("<!--") || (source === "-" && text[token.offset + 1] === "-");
  return starts ? commentAt(text, token) : undefined;
}

/** `"Hello " + "world"`, and arrows in place of a colon. */
function joined({ text, expected, before }: Scan, { source, offset }: Token): SyntaxFault | undefined {
  if (expected === "comma" && source === "+" && before?.kind === "string") {
    const message = "Texts cannot be joined with +.";
    const code = "unexpected-text";
    const [all] = JOINED.exec(text.slice(before.offset, before.offset + LONGEST_LOOK)) ?? [];
    if (all === undefined) return faultAt({ offset, length: 1 }, { code, message, fix: "write them as one text." });
    const whole = `"${Array.from(all.matchAll(TEXT), ([, words]) => words).join("")}"`;
    const fix = `write them as one text${whole.length > LONGEST_EXAMPLE ? downTo(all, before.offset) : `: ${whole}`}.`;
    // One + at a time, so that the offsets within the texts can be mapped back.
    const end = endOf(before) - 1;
    const edit = { offset: end, length: text.indexOf('"', offset) + 1 - end, text: "" };
    return faultAt({ offset: before.offset, length: all.length }, { code, message, fix, edit });
  }
  const arrow = source === "=" && text[offset + 1] === ">" ? "=>" : FOR_COLON.exec(source)?.[0];
  if (expected !== "colon" || arrow === undefined) return undefined;
  return faultAt(
    { offset, length: arrow.length },
    {
      code: "missing-colon",
      message: `There is ${arrow} where a colon belongs.`,
      fix: `write : in place of ${arrow}.`,
      replacement: ":",
    },
  );
}

const TEXT = /"((?:[^"\\\r\n]|\\.)*)"/g;
/** Words for the line of the last of several texts that do not stand on one line. */
function downTo(all: string, offset: number): string {
  return all.includes("\n") ? `, down to line ${lineAt(offset + all.length)}` : "";
}

const JOINED = new RegExp(`^${TEXT.source}(?:\\s*\\+\\s*${TEXT.source})+(?=\\s*(?:[,}\\]]|$))`);
/** Arrows and dashes between a name and its value, as in other notations and in notes. */
const FOR_COLON = /^(?:->|[→–—-])$/;

/** Commas and colons as they are typed in Chinese, Japanese and Arabic, and characters that look like them. */
function wideComma({ expected }: Scan, { source, offset }: Token): SyntaxFault | undefined {
  const [mark = ""] = source;
  const right =
    expected === "comma" && `，、；${ARABIC}${LOW}`.includes(mark)
      ? ","
      : expected === "colon" && `：${LIKE_COLON}`.includes(mark)
        ? ":"
        : "";
  if (mark === "" || right === "") return undefined;
  const what = right === "," ? "comma" : "colon";
  return faultAt(
    { offset, length: 1 },
    {
      code: right === "," ? "json-syntax" : "missing-colon",
      message: `${LOW}${LIKE_COLON}`.includes(mark)
        ? `${mark} only looks like a ${what}.`
        : `The ${what} here is ${ARABIC.includes(mark) ? "an Arabic" : "a wide"} one: ${mark}.`,
      fix: `write ${right} in its place.`,
      replacement: right,
    },
  );
}

const ARABIC = "،؛";
/** A quotation mark that looks like a comma. */
const LOW = "‚";
/** The ratio sign, and letters of other scripts. */
const LIKE_COLON = "∶꞉ː﹕";

/** Full-width brackets, as they are typed in Chinese and Japanese. */
function wideBracket(_: Scan, { source, offset }: Token): SyntaxFault | undefined {
  const at = "｛｝［］".indexOf(source[0]!);
  if (at < 0) return undefined;
  const message = `The bracket here is a wide one: ${source[0]}.`;
  const replacement = "{}[]"[at]!;
  return faultAt(
    { offset, length: 1 },
    { code: "wrong-bracket", message, fix: `write ${replacement} in its place.`, replacement },
  );
}

/** A text whose opening quotation mark is missing, or both of them. */
function bareText({ text, expected }: Scan, { source, offset }: Token): SyntaxFault | undefined {
  if (!expected.endsWith("value") || !LETTER.test(source)) return undefined;
  const rest = restOfLine(text, offset);
  const line = /^([^"{}[\]:]*[^"{}[\]:,;\s])[ \t]*(")?[ \t]*[,;.]?[ \t]*[}\]]*[ \t]*,?[ \t]*$/.exec(rest);
  const [, whole = "", closing] = line ?? [];
  if (!closing && !whole.includes(" ")) return undefined;
  const words = whole.replaceAll("&quot;", "");
  const message = closing
    ? "The opening quotation mark of this text is missing."
    : `The text ${short(whole)} is not in quotation marks.`;
  const fix = closing
    ? `write " before ${quote(source).slice(1, -1)}.`
    : `put it in quotation marks: ${quoteAgain(words)}.`;
  const place = { offset, length: whole.length };
  const meant = closing ? { offset, length: 0, text: '"' } : { ...place, text: JSON.stringify(words) };
  return faultAt(place, { code: "unquoted-text", message, fix, meant });
}
