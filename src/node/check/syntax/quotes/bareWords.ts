/** Faults of words that stand outside of quotation marks. */
import { tokenNames } from "../../../../model/tokens.ts";
import { lineAt } from "../../document/lineMarks.ts";
import { questionPasted } from "../../shape/values/meant/questionPasted.ts";
import { fractionIn } from "../../wording/numbers.ts";
import { inLines } from "../../wording/inLines.ts";
import { example, LONGEST_EXAMPLE, numberOf, quote, quoteAgain, short } from "../../wording/words.ts";
import { asElsewhere } from "../asElsewhere.ts";
import { badNumber } from "../numbers/badNumber.ts";
import { isYear } from "../numbers/barWith.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import { isIndented } from "../lineOf.ts";
import { match } from "../pieces.ts";
import type { Expected, Scan } from "../scan.ts";
import { CURLY_MARKS } from "./marks.ts";
import { FEW, linesWith } from "../othersLike.ts";
import { endOf, type Token } from "../tokens.ts";

/** Up to a quotation mark on the same line that can only close a text. */
const CLOSED = /[^"\\\r\n]*"(?=[ \t]*(?:[;.]?[ \t]*[\r\n]|[,}\]]|$))/y;
/** Up to the end of the line, or to the comma or bracket that ends a value before it. */
const BARE =
  /(?:[^"\\\r\n{}[\]]|\{[a-z]+\})*?(?:[^"\\\r\n{}[\],\s]|\{[a-z]+\})(?=[ \t]*(?:[\r\n}\]]|,[ \t]*(?:[\r\n"[]|\{(?![a-z]+\})|$)|$))/y;
/** One word, such as an address, up to a text that has its quotation marks. */
const BEFORE_TEXT = /[^\s"{}[\],:]+(?=[ \t]+")/y;

/** The words without quotation marks from an offset on, up to the end of their value; empty if there are none. */
export function bareText(text: string, offset: number): string {
  return match(BARE, text, offset);
}

/** A text that starts with a name in braces: `{company}`. */
const FILLED_IN = /\{[a-z]+\}[ \t]*[^\s,:}]/iy;

/** `{{company}}` and the like, as programs of others have it. */
const FILLED_IN_ELSEWHERE = new RegExp(
  String.raw`(?:[{$]\{|%)[ \t]*(?:${tokenNames.join("|")})[ \t]*(?:\}\}?|%)(?=[ \t]*(?:[,}\]\r\n]|$))`,
  "y",
);

/** A value whose opening quotation mark is missing. */
export function unopenedText(text: string, { kind, offset }: Token): SyntaxFault | undefined {
  const filled = match(FILLED_IN_ELSEWHERE, text, offset);
  if (filled !== "") {
    const message = `${filled} is not in quotation marks, and has the braces of another program.`;
    const quoted = `"{${filled.replaceAll(/[^a-z]/gi, "")}}"`;
    const fix = `write ${quoted}, in quotation marks and with one pair of braces.`;
    return faultAt({ offset, length: filled.length }, { code: "unquoted-text", message, fix, readAs: quoted });
  }
  if (kind === "{" && match(FILLED_IN, text, offset) === "") return undefined;
  const closed = match(CLOSED, text, offset);
  if (closed === "") {
    const whole = kind === "{" ? bareText(text, offset) : "";
    return whole === "" ? undefined : notInQuotes({ offset, whole });
  }
  const [first = ""] = closed.split(/[\s"]|[,;.:!?](?=\s)/, 1);
  const message = "The opening quotation mark of this text is missing.";
  const edit = { offset, length: 0, text: '"' };
  const place = { offset, length: closed.length };
  return faultAt(place, { code: "unquoted-text", message, fix: `add " before ${short(first)}.`, edit });
}

/** The fault of a token that is not JSON where a value belongs. */
export function bareWord(text: string, token: Token): SyntaxFault {
  const lower = token.source.toLowerCase();
  if (["true", "false", "null"].includes(lower)) {
    return faultAt(token, {
      code: "capital-letter",
      message: `${token.source} is written with a capital letter.`,
      fix: `write ${lower}.`,
      replacement: lower,
    });
  }
  const time = bareTime(text, token);
  if (time) return time;
  // A date, a time, a phone number, or a number with words behind it.
  const isText =
    /^\+?\d[\d./:-]*[-/:]\d/.test(token.source) || /^\+?\d+[%+]?[ \t]+\S/.test(bareText(text, token.offset));
  if (/^(?:[-+.]?\d|[lI][\dOolI]*\d[Oo]?$)/.test(token.source) && !isText) return badNumber(text, token);
  return unquotedText(text, token);
}

/** `9:30`, `1/2` and `01/04/2018`: the number token ends at the sign. */
export function bareTime(text: string, { kind, offset }: Token): SyntaxFault | undefined {
  const [whole] =
    /^(?:\d{1,2}(?::\d{2})+|\d+(?:\/\d+)+|\d\d?\.\d\d?\.\d{4})(?![\w:/])/.exec(text.slice(offset, offset + 20)) ?? [];
  if (kind === "string" || whole === undefined) return undefined;
  return unquotedText(text, { kind, offset, source: whole, length: whole.length });
}

/** A name and its value in one pair of quotation marks. */
export function valueInName(name: Token): SyntaxFault | undefined {
  const [, field, value] = /^"([a-z][A-Za-z]*):\s+([^"\\]*[^"\\\s])"$/.exec(name.source) ?? [];
  if (field === undefined || value === undefined) return undefined;
  const written = /^(?:true|false|-?\d+(?:\.\d+)?)$/.test(value) ? value : `"${value}"`;
  const message = `${short(name.source)} is a name and a value in one pair of quotation marks.`;
  const shown = written.length > LONGEST_EXAMPLE ? "and the value behind it, in quotation marks of its own" : written;
  const fix = `write "${field}": ${shown}.`;
  return faultAt(name, { code: "missing-colon", message, fix });
}

/** The lines below with unquoted names, as in JavaScript, each of which would otherwise be reported after the one before. */
function namesBelow(text: string, from: number): string {
  const lines = linesWith(BARE_NAME, text, from);
  if (lines.length === 0) return "";
  if (lines.length > FEW) return `, and so all other names down to line ${lineAt(lines.at(-1)!)}`;
  return `, and so all other names in ${inLines(lines.map(lineAt))}`;
}

const BARE_NAME = String.raw`(?<=[\r\n])[ \t]*(?:\{[ \t]*)?[A-Za-z_$][\w$-]*[ \t]*:[ \t]`;

/** An unquoted word where a name belongs. */
export function unquotedName(text: string, token: Token, isBeforeColon: boolean): SyntaxFault {
  const name = short(token.source);
  const isPlain = /^[\w$-]+$/.test(token.source);
  const meant = isBeforeColon ? asElsewhere(text, token.source) : token.source;
  if (isPlain && /^"\s*(?::|,\s*["{[])/.test(text.slice(endOf(token), endOf(token) + 20))) {
    const message = `The opening quotation mark of the name ${name} is missing.`;
    const replacement = `"${token.source}`;
    return faultAt(token, { code: "unquoted-name", message, fix: `add " before ${name}.`, replacement });
  }
  return faultAt(token, {
    code: "unquoted-name",
    message: `The name ${name} is not in quotation marks.`,
    fix: `write "${short(meant)}"${isBeforeColon ? namesBelow(text, endOf(token)) : ""}.`,
    // A colon may be missing as well, which is told next.
    ...(isPlain && text[endOf(token)] !== '"' && { [isBeforeColon ? "replacement" : "readAs"]: `"${meant}"` }),
  });
}

const OPEN_NAME = new RegExp(`^"([\\w$-]+)([’${CURLY_MARKS}'\`])?\\s*:`);
/** What a value starts with. */
const VALUE = /^[ \t]*(?:["{[\d-]|true\b|false\b|null\b)/;

/** A name without its closing quotation mark: its token goes on behind the colon. */
export function openName(
  { text, expected, open = [] }: { text: string; expected: Expected; open?: Scan["open"] },
  { source, offset }: Token,
): SyntaxFault | undefined {
  const isHere = expected === "name" || expected === "first name";
  // A comma or a { may be missing before it.
  const inList = open.at(-1)?.token.kind === "[";
  const isBehind = open.length > 0 && (inList ? expected.endsWith("value") : expected === "comma");
  const name = isHere || (isBehind && isOpenName(text, { source, offset })) ? OPEN_NAME.exec(source)?.[1] : undefined;
  if (name === undefined) return undefined;
  const [, bracket] = /^"[\w$-]+:[ \t]*([{[])[ \t]*"$/.exec(source) ?? [];
  if (bracket !== undefined) {
    const written = `"${asElsewhere(text, name)}": ${bracket}`;
    const message = `The colon and the ${bracket} after the name ${short(name)} stand inside the quotation marks.`;
    const fix = `write ${written} with only the name in quotation marks.`;
    return faultAt({ offset, length: source.length }, { code: "missing-colon", message, fix, replacement: written });
  }
  const message = `The closing quotation mark of the name ${short(name)} is missing.`;
  const at = { offset, length: name.length + 1 };
  const fix = `write "${short(asElsewhere(text, name))}": with both quotation marks.`;
  const [before, , other = ""] = OPEN_NAME.exec(source)!;
  const colon = before.length - 1;
  const meant = { offset: endOf(at), length: other.length, text: '"' };
  // Behind an unclosed one, only the mark of the value can be missing as well.
  const isRead = !source.endsWith('"') || VALUE.test(text.slice(offset + colon + 1, offset + colon + 101));
  return faultAt(at, { code: "unclosed-text", message, fix, ...(isRead && { meant }) });
}

/** Whether a name without its closing mark begins a line, and the value of the field stands behind it. */
export function isOpenName(text: string, { source, offset }: Pick<Token, "source" | "offset">): boolean {
  const isCut =
    !source.endsWith('"') || /^[^\s,:}\]]/.test(text.slice(offset + source.length, offset + source.length + 1));
  return isCut && /^"[\w$-]+:[ \t]*["{[]/.test(source) && isIndented(text, offset);
}

/** `"heading:" "Sound words"`: the colon stands inside the quotation marks of the name. */
export function colonInside(text: string, { source, offset }: Token): SyntaxFault | undefined {
  const [, name] = /^"([\w$-]+):"$/.exec(source) ?? [];
  if (name === undefined) return undefined;
  const meant = `"${asElsewhere(text, name)}":`;
  const message = `The colon after the name ${short(name)} stands inside the quotation marks.`;
  const fix = `write ${short(meant)} in its place, with the colon behind the quotation marks.`;
  const isBeforeValue = /^[ \t]*["{[\dtfn-]/.test(text.slice(offset + source.length, offset + source.length + 100));
  const said = { code: "missing-colon", message, fix, replacement: isBeforeValue ? meant : undefined } as const;
  return faultAt({ offset, length: source.length }, said);
}

/** `:heading => "Sound words"` and `:heading: "Sound words"`, a name as Ruby has it. */
export function colonBeforeName(text: string, { offset }: Token): SyntaxFault | undefined {
  const [whole, name] = /^:([a-z_$][\w$-]*)[ \t]*(?:=>?|:)/i.exec(text.slice(offset, offset + 100)) ?? [];
  if (whole === undefined || name === undefined) return undefined;
  const meant = `"${asElsewhere(text, name)}":`;
  const message = `The name ${name} has a colon before it, and no quotation marks.`;
  const fix = `write ${meant} in the place of ${short(whole)}.`;
  return faultAt({ offset, length: whole.length }, { code: "unquoted-name", message, fix, replacement: meant });
}

function unquotedText(text: string, { offset, source }: Token): SyntaxFault {
  const whole = bareText(text, offset) || match(BEFORE_TEXT, text, offset) || source;
  const place = { offset, length: whole.length };
  const year = isYear(text, offset) ? /\b(?:18|19|20)\d\d\b/.exec(whole)?.[0] : undefined;
  if (year !== undefined) {
    const message = `${short(whole)} is not a number as JSON has it.`;
    return faultAt(place, { code: "bad-number", message, fix: `write only the year: ${year}.`, readAs: year });
  }
  if (/^\s*\{/.test(text.slice(offset + whole.length, offset + whole.length + 1000))) {
    const message = `${quote(whole)} is not expected here.`;
    return faultAt(place, { code: "unexpected-text", message, fix: "take it out." });
  }
  const asked = questionPasted(text.slice(offset, offset + 2000));
  if (asked) {
    const message = `The text ${short(whole)} is not written as an entry of a list of questions.`;
    const fix = `write each question with its answer like this, with a comma between two of them: ${example({ ...asked })}.`;
    return faultAt(place, { code: "unquoted-text", message, fix });
  }
  return notInQuotes({ offset, whole });
}

function notInQuotes({ offset, whole }: { offset: number; whole: string }): SyntaxFault {
  const words = /^[^“„«]*[”“»]$/.test(whole) ? whole.slice(0, -1) : whole;
  const shown = words.replace(/\t+/g, " ");
  const message = `The text ${short(shown)} is not in quotation marks.`;
  const count = /^[a-z]/.test(shown) ? numberOf(shown) : fractionIn(shown);
  const number = count === undefined ? "" : `write ${count} if a number belongs here. If it is a text, `;
  const fix = `${number}put the whole text in quotation marks: ${quoteAgain(shown)}.`;
  // Cells with tabs are a table row with others below it, which one pair of quotation marks does not mend.
  const isSure = number === "" && !whole.includes("\t");
  const remark = { code: "unquoted-text", message, fix, readAs: isSure ? JSON.stringify(words) : undefined } as const;
  const either = count === undefined ? {} : { either: { number: String(count), read: shown } };
  return faultAt({ offset, length: whole.length }, { ...remark, ...either });
}
