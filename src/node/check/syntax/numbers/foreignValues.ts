/** Numbers and words in other notations, and misspelt true and false. */
import { sortedLetters } from "../../wording/distance.ts";
import { fractionIn } from "../../wording/numbers.ts";
import { quote, short } from "../../wording/words.ts";
import { eitherAt, onlyNumber } from "./badNumber.ts";
import { barWith } from "./barWith.ts";
import { valueOrOut } from "../commas/outWithComma.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import { restOfLine } from "../lineOf.ts";
import type { Scan } from "../scan.ts";
import { endOf, type Token } from "../tokens.ts";

/** `6 000`: the number token ends at the space. In an array of numbers, a comma may be missing instead. */
export function spacedNumber({ text, expected, before }: Scan, { source, offset }: Token): SyntaxFault | undefined {
  if (expected !== "comma" || before?.kind !== "number" || !/^\d{3}$/.test(source)) return undefined;
  const [whole = ""] = /^-?[1-9]\d{0,2}(?: \d{3})+(?![\w.])/.exec(text.slice(before.offset, before.offset + 100)) ?? [];
  const isField = /:\s*$/.test(text.slice(Math.max(before.offset - 100, 0), before.offset));
  if (endOf(before) + 1 !== offset || !whole || !(isField || source[0] === "0")) return undefined;
  const place = { offset: before.offset, length: whole.length };
  const number = whole.replaceAll(" ", "");
  const message = "There is a space inside this number.";
  return faultAt(place, { code: "bad-number", message, fix: `write ${number}.`, readAs: number });
}

/** `25'000`: the number token ends at the separator. */
export function markedThousands({ text, expected, before }: Scan): SyntaxFault | undefined {
  if (expected !== "comma" || before?.kind !== "number") return undefined;
  const [whole] = /^-?[1-9]\d{0,2}(?:['’]\d{3})+(?![\w.'’])/.exec(text.slice(before.offset, before.offset + 100)) ?? [];
  if (whole === undefined) return undefined;
  const number = whole.replace(/['’]/g, "");
  const fix = `write ${number}, or put it in quotation marks: "${whole}".`;
  const message = `${whole} is not a number as JSON has it.`;
  const either = eitherAt(text, before.offset, { number, read: whole });
  return faultAt({ offset: before.offset, length: whole.length }, { code: "bad-number", message, fix, ...either });
}

/** `25 €` and `25 days`: a number and, behind a space, its unit. */
export function numberWithUnit({ text, expected, before }: Scan, { kind }: Token): SyntaxFault | undefined {
  if (expected !== "comma" || before?.kind !== "number" || kind !== "word") return undefined;
  const [whole] = WITH_UNIT.exec(text.slice(before.offset, before.offset + 100)) ?? [];
  if (whole === undefined) return undefined;
  const meant = { number: fractionIn(whole) ?? before.source, read: whole };
  const fix = onlyNumber(text, before.offset, meant);
  const message = `${short(whole)} is not a number as JSON has it.`;
  const either = eitherAt(text, before.offset, meant);
  return faultAt({ offset: before.offset, length: whole.length }, { code: "bad-number", message, fix, ...either });
}

/** `２５` and `٢٥`: full-width, Arabic and Devanagari digits. */
export function wideNumber({ text, expected }: Scan, token: Token): SyntaxFault | undefined {
  const digits = token.source.replace(OTHER_DIGIT, (digit) => {
    const zero = ZEROS.find((each) => digit >= each && digit.charCodeAt(0) < each.charCodeAt(0) + 10)!;
    return String(digit.charCodeAt(0) - zero.charCodeAt(0));
  });
  const plain = digits.replace(/[\uff0b-\uff0f]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
  if (!expected.endsWith("value") || plain === token.source || !/^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(plain))
    return undefined;
  const kind = /[\uff0b-\uff19]/.test(token.source) ? "wide ones" : "those of another language";
  const message = `The digits of ${short(token.source)} are ${kind}.`;
  const isBar = barWith(text, token.offset, { number: plain, read: plain }) !== undefined;
  const fix = `write ${plain}${isBar ? "" : `, or put it in quotation marks: "${plain}"`}.`;
  return faultAt(token, { code: "bad-number", message, fix });
}

const ZEROS = ["\u0660", "\u06f0", "\u0966", "\uff10"];
const OTHER_DIGIT = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\uff10-\uff19]/g;

/** A number, a space, and a word up to what ends a value. */
const WITH_UNIT = /^-?[\d.]+ [^\s\d"'{}[\],:\p{C}]{1,12}(?=[ \t]*(?:[,}\]\r\n]|$))/u;

/** Stands in for a value that only the author knows. */
export const NO_VALUE = "null";
const MORE_WORDS = /^[ \t]+\p{L}/u;
const NOTHING = /^(?:none|nil|undefined|nan|[-+]?infinity|n\/a)$/i;

/** An amount with a currency sign, with or without a unit. */
const WITH_SIGN = /^[$€£¥]((?:0|[1-9]\d*)(?:\.\d+)?)[a-z]{0,4}$/i;

/** `$40,000`: the token ends at the comma. In an array, that comma may separate two numbers. */
function withThousands(text: string, { source, offset }: Token): string {
  const end = offset + source.length;
  const isField = /:\s*$/.test(text.slice(Math.max(offset - 100, 0), offset));
  const isStart = isField && /^[$€£¥][1-9]\d{0,2}$/.test(source);
  return isStart ? source + (/^(?:,\d{3})+(?:\.\d+)?(?![\d.])/.exec(text.slice(end, end + 100))?.[0] ?? "") : source;
}

/** Words of other languages for true, false or no value, and numbers with a currency sign or with a dash for their minus. */
export function noValue({ text, expected, before, name }: Scan, token: Token): SyntaxFault | undefined {
  // More words behind it make a text of it, whose quotation marks are missing.
  if (!expected.endsWith("value") || MORE_WORDS.test(restOfLine(text, endOf(token)))) return undefined;
  const source = withThousands(text, token);
  const meant = /^(?:yes|on)$/i.test(source) ? "true" : /^(?:no|off)$/i.test(source) ? "false" : undefined;
  if (meant === undefined && !NOTHING.test(source) && !/^[$€£¥–−]\d/.test(source)) return undefined;
  if (/^[$€£¥–−]/.test(source)) {
    const number = source.replace(/^[–−]/, "-").replace(/^[$€£¥]/, "");
    const [, only] = WITH_SIGN.exec(source.replaceAll(",", "")) ?? [];
    const fix =
      only === undefined
        ? `write ${number}, or put it in quotation marks.`
        : onlyNumber(text, token.offset, { number: only, read: source });
    const message = `${short(source)} is not a number as JSON has it.`;
    return faultAt({ offset: token.offset, length: source.length }, { code: "bad-number", message, fix });
  }
  const message = noValueWords(source);
  const fix = meant
    ? `write ${meant}.`
    : `${valueOrOut({ text, before, ...(before?.kind === ":" && { name }) }, endOf(token), kindOfNone(source))}, if it is not needed.`;
  return faultAt(token, { code: "unquoted-text", message, fix, readAs: meant ?? NO_VALUE });
}

function noValueWords(source: string): string {
  return `${quote(source)} is no ${kindOfNone(source)} that JSON has.`;
}

function kindOfNone(source: string): "number" | "value" {
  return /^(?:nan|[-+]?infinity)$/i.test(source) ? "number" : "value";
}

/** `ture`: the letters of true or false in another order, without the last one, or with the last one twice. */
export function misspeltTruth({ expected }: Scan, token: Token): SyntaxFault | undefined {
  if (!expected.endsWith("value") || token.kind !== "word") return undefined;
  const written = token.source.toLowerCase();
  const isSlip = (word: string) =>
    written !== word &&
    written[0] === word[0] &&
    ((written.length === word.length && sortedLetters(written) === sortedLetters(word)) ||
      written === word.slice(0, -1) ||
      written === word + word.at(-1)!);
  const meant = ["true", "false"].find(isSlip);
  if (meant === undefined) return undefined;
  const message = noValueWords(token.source);
  return faultAt(token, { code: "unquoted-text", message, fix: `did you mean ${meant}?` });
}
