import { lineAt } from "../../document/lineMarks.ts";
import { fractionIn, inFull, toBeWritten } from "../../wording/numbers.ts";
import { inLines } from "../../wording/inLines.ts";
import { joined, short } from "../../wording/words.ts";
import { barWith, type ReadAmount } from "./barWith.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import { FEW, LONGEST_LOOK } from "../othersLike.ts";
import type { Token } from "../tokens.ts";

/** The fault of a number that is not written as in JSON. */
export function badNumber(text: string, token: Token): SyntaxFault {
  const digits = withDigits(token.source);
  if (digits !== undefined) {
    // The sentence starts with a capital letter, which the number has not.
    const start = /^\d/.test(token.source) ? "" : "The number ";
    const message = `${start}${short(token.source)} has a letter in the place of a digit: O for 0, or l for 1.`;
    return faultAt(token, { code: "bad-number", message, fix: `write ${digits}.`, readAs: digits });
  }
  const message = `${short(token.source)} is not a number as JSON has it.`;
  const signed = signedBar(text, token);
  if (signed) return faultAt(token, { code: "bad-number", message, ...signed });
  const number = numberIn(token.source);
  const either = number === undefined ? {} : eitherAt(text, token.offset, { number, read: token.source });
  return faultAt(token, { code: "bad-number", message, fix: fixOf(text, token), ...either });
}

/** "2O18" with the digits that are meant; undefined if it has other letters, or more letters than digits. */
function withDigits(source: string): string | undefined {
  // An l at the end is a unit.
  const isMeant = /^[1-9lI][\dOolI]{0,4}[\dOo]$/.test(source) && source.replace(/\d/g, "").length * 2 <= source.length;
  return isMeant && /[OolI]/.test(source) ? source.replace(/[Oo]/g, "0").replace(/[lI]/g, "1") : undefined;
}

function fixOf(text: string, token: Token): string {
  const { source } = token;
  const quoted = `"${short(source)}"`;
  if (CALLED.test(source)) return `put it in quotation marks: ${quoted}. There, spaces may stand between its digits.`;
  const only = withoutUnit(source);
  if (only !== undefined) return onlyNumber(text, token.offset, { number: only, read: source });
  const plain = withoutSign(source);
  const number = plain ?? withoutGroups(source) ?? counted(source);
  const isNumber = barWith(text, token.offset, { number, read: source }) !== undefined;
  if (!SIGNED.test(source))
    return `write ${toBeWritten(number, source)}${isNumber ? "." : `, or put it in quotation marks: ${quoted}.`}`;
  return plain === undefined
    ? `put it in quotation marks: ${quoted}, or write ${number}.`
    : `write ${plain}, or ${quoted} in quotation marks.`;
}

/** "30%" as the value of a chart's bar, which has to be a number. */
function signedBar(text: string, token: Token): { readAs: string; fix: string } | undefined {
  const number = SIGNED.test(token.source) ? withoutSign(token.source) : undefined;
  if (number === undefined) return undefined;
  const barred = barWith(text, token.offset, { number, read: token.source });
  return barred === undefined
    ? undefined
    : { readAs: number, fix: `write ${number}.${barred}${signedBelow(text, token)}` };
}

/** Digits with a unit or a plus behind them, as in "40k" and "7+". */
const WITH_UNIT = /^((?:0|[1-9]\d*)(?:\.\d+)?)(?:[a-z]{1,4}|\+)$/i;

/** "40" for "40k", and "1.5" for "1½". */
function withoutUnit(source: string): string | undefined {
  return WITH_UNIT.exec(source)?.[1] ?? fractionIn(source);
}

/** For a number with more beside it. That of a bar is a number; nearly all others are texts. */
export function onlyNumber(text: string, at: number, { number, read }: ReadAmount): string {
  const barred = barWith(text, at, { number, read });
  const full = inFull(read, number);
  return barred === undefined
    ? `put it in quotation marks: "${short(read)}". Where only a number can stand, write ${number}${full}.`
    : `write only the number: ${number}${full}.${barred}`;
}

/** The number that is meant, if it can be told. */
function numberIn(source: string): string | undefined {
  return CALLED.test(source) ? undefined : (withoutUnit(source) ?? withoutSign(source) ?? withoutGroups(source));
}

/** Marks a value as a number or a text, unless it is that of a chart's bar, which is a number. */
export function eitherAt(text: string, at: number, either: ReadAmount): Pick<SyntaxFault, "either"> {
  return barWith(text, at, either) === undefined ? { either } : {};
}

function counted(source: string): string {
  if (/^0x[\da-f]{1,6}$/i.test(source)) return String(Number(source));
  const [, behind] = /^0+(\d+)$/.exec(source) ?? [];
  return behind === undefined ? "digits with a point, for example 1234.5" : `${behind} without the 0 before it`;
}

/** A number with a sign that readers should see: "95%", "50+". */
const SIGNED = /^\d[\d.]*[%+$€£¥]$/;

/** The fix for the same slip in bars below, each of which would otherwise be reported after the one before. */
function signedBelow(text: string, { offset, length }: Token): string {
  const from = offset + length;
  const others = Array.from(text.slice(from, from + LONGEST_LOOK).matchAll(SIGNED_VALUE)).flatMap(
    ({ index, 0: read }) => {
      const number = withoutSign(read);
      const isBar = number !== undefined && barWith(text, from + index, { number, read }) !== undefined;
      return isBar ? { number, line: lineAt(from + index) } : [];
    },
  );
  if (others.length === 0) return "";
  const what =
    others.length > FEW
      ? `the number without its sign in each of the ${inLines(others.map(({ line }) => line))}`
      : joined(
          others.map(({ number, line }) => `${number} in line ${line}`),
          "and",
        );
  return ` In the same way, write ${what}.`;
}

const SIGNED_VALUE = /(?<=":[ \t]*)\d[\d.]*[%$€£¥](?=[ \t]*(?:[,}\]\r\n]|$))/g;

/** A phone number with the "+" of its country code. */
const CALLED = /^\+\d{7,}$/;

/** `1.250.000`, `25_000` and `25'000` without their separators. */
function withoutGroups(source: string): string | undefined {
  return /^-?[1-9]\d{0,2}(?:(?:\.\d{3}){2,}|(?:[_'’]\d{3})+)$/.test(source) ? source.replace(/[._'’]/g, "") : undefined;
}

/** `+25`, `25%`, `25.` and `.25` as in JSON; undefined if that is uncertain. Digits behind a leading 0 are no quantity. */
function withoutSign(source: string): string | undefined {
  const [, minus = "", whole = "", parts = ""] = /^(?:\+|(-))?(0|[1-9]\d*)?(\.\d+)?\.?[$€£¥%]?$/.exec(source) ?? [];
  return (whole || parts) && source.length < 10 ? `${minus}${whole || "0"}${parts}` : undefined;
}
