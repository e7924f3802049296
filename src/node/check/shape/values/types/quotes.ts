/** Missing or superfluous quotation marks. */
import { isOfWords } from "../../isOfWords.ts";
import { onlyOf } from "../../../onlyOf.ts";
import { isBlank } from "../../../../../model/blank.ts";
import type { Json, Schema } from "../../../../../model/fields.ts";
import { numberAt, rangeOf } from "../../../document/position.ts";
import { isGroup, valueAt } from "../../../json.ts";
import { areThousands } from "../../../syntax/numbers/thousands.ts";
import { leastFor } from "../amount/outOfRange.ts";
import {
  fractionIn,
  inFull,
  isOfThousand,
  ONE_NUMBER,
  oneThousandFold,
  plainNumber,
  thousandsOr,
} from "../../../wording/numbers.ts";
import { nearest } from "../../../wording/suggest.ts";
import { example, numberOf } from "../../../wording/words.ts";
import { mayBeRead, READ_SO } from "../../names/words/onlyFree.ts";
import { fitsPattern } from "../../looksLike.ts";
import { named } from "../../wrong.ts";
import type { Fixer, WrongType } from "../../wrongType.ts";
import { areInThousands } from "./inThousands.ts";

const lacksQuotes: Fixer = ({ document, path, value, types, schema }) => {
  if (!types.includes("string") || typeof value !== "number") return undefined;
  const number = numberAt(document, path, value);
  if (!fitsPattern(schema, number)) return undefined;
  const quoted = `"${number}"`;
  const fix = `put it in quotation marks: ${quoted}.`;
  return { fix, ...(isPlainText(schema) && { edit: (range) => ({ ...range, text: quoted }) }) };
};

/** A phone number without quotation marks: its digits are kept. */
const isCalled: Fixer = ({ path, value, types }) =>
  path.at(-1) === "phone" && types.includes("string") && typeof value === "number"
    ? { fix: 'put it in quotation marks, with "+" and the number of your country before it, if that is missing.' }
    : undefined;

const hasQuotes: Fixer = ({ value, types, schema }) => {
  if (typeof value !== "string" || !isWritten(value, types)) return undefined;
  if (pointedThousands(value) !== undefined) return undefined;
  const bare = JSON.parse(value.trim()) as number | boolean;
  const limit = leastFor(schema, bare);
  if (limit !== undefined) return { fix: `write a number that is ${limit}, without quotation marks.` };
  const fix = `take the quotation marks away: ${value.trim()}.`;
  return { fix, ...(isWithin(schema, bare) && { edit: (range) => ({ ...range, text: value.trim() }) }) };
};

/** The only number in a text, as "25" in "25 days", and "0.5" for "½". */
export function oneNumberIn(text: string): string | undefined {
  return fractionIn(text) ?? ONE_NUMBER.exec(text.replace(MINUS, "-"))?.[1];
}

const hasUnit: Fixer = (wrong) => {
  const { value, types, schema } = wrong;
  const only = typeof value === "string" ? oneNumberIn(value) : undefined;
  if (pointedThousands(only) !== undefined && !isOfThousand(String(value))) return undefined;
  if (only === undefined || !isWritten(only, types) || types.includes("boolean")) return undefined;
  const limit = leastFor(schema, Number(only));
  if (limit !== undefined) return { fix: `write only a number that is ${limit}.` };
  if (!isWithin(schema, Number(only))) return undefined;
  const full = inFull(String(value), only);
  const asRead = full && fieldAsRead(wrong);
  const inThousands = asRead ? areInThousands(wrong, asRead) : undefined;
  if (inThousands === undefined) return { fix: onlyNumber(wrong, only, full) };
  return { fix: onlyNumber(wrong, inThousands ? only : String(oneThousandFold(only)), "") };
};

/** "three" */
const isCounted: Fixer = (wrong) => {
  const { value, types, schema } = wrong;
  // "No" more often means that there is none.
  const count = (typeof value === "string" && numberOf(value)) || undefined;
  if (count === undefined || !isWritten(String(count), types) || !isWithin(schema, count)) return undefined;
  return { fix: onlyNumber(wrong, String(count), "") };
};

const TWO_NUMBERS = /^[^\d]*(\d+(?:\.\d+)?)\s*(?:[-–—]|to|or)\s*(\d+(?:\.\d+)?)[^\d]*$/;

/** `4-6 weeks`: of two numbers, only the author knows which one is meant. */
const oneOfNumbers: Fixer = (wrong) => {
  const { value, types, optional } = wrong;
  const [, ...numbers] = (typeof value === "string" && TWO_NUMBERS.exec(value)) || [];
  const isPlain = numbers.length > 0 && numbers.every((each) => isWritten(each, types));
  if (types.includes("boolean") || !isPlain || optional) return undefined;
  const either = numbers.map((each) => named(wrong, each)).join(", or ");
  return { fix: `write only one number, without words and quotation marks: ${either}.` };
};

/**
 * Asks for the number alone, and for the words around it in the field that visitors read, if the group has one.
 * @param other Another number that may be meant, in words; empty where there is none.
 */
function onlyNumber(wrong: WrongType, number: string, other: string): string {
  const asRead = fieldAsRead(wrong);
  if (asRead === undefined) return `write only the number: ${named(wrong, number)}${other}.`;
  const shown = `"${asRead}": ${example(String(wrong.value).trim())}`;
  return `write ${named(wrong, number)}${other}${other ? ", and" : ","} ${shown}. Without "${asRead}", visitors read the number alone.`;
}

/** The sibling field for the text that visitors read in the place of this number, if it is not set. */
function fieldAsRead({ lookup, document, path }: WrongType): string | undefined {
  const { properties = {} } = lookup.schemaAt(document, path.slice(0, -1))?.schema ?? {};
  const group = valueAt(document, path.slice(0, -1));
  const asRead = Object.keys(properties).find(
    (name) =>
      READ_SO.test(properties[name]!.description ?? "") &&
      lookup.schemaAt(document, [...path.slice(0, -1), name])?.schema.kind === "line",
  );
  if (asRead === undefined || asRead === path.at(-1) || !isGroup(group)) return undefined;
  // It may be there under a wrong name, which has a finding of its own.
  const isThere = Object.keys(group).some(
    (name) =>
      name === asRead ||
      (!Object.hasOwn(properties, name) && (nearest(name, [asRead]).length > 0 || mayBeRead(name, group[name]!))),
  );
  return isThere ? undefined : asRead;
}

const isNotated: Fixer = (wrong) => {
  const { value, types, schema } = wrong;
  const [, number] = (typeof value === "string" && NOTATED.exec(value)) || [];
  const meant = number === undefined ? undefined : (pointedThousands(number) ?? plainNumber(number));
  if (meant === undefined || types.includes("boolean") || !isWritten(/^[-\d.]+/.exec(meant)![0], types))
    return undefined;
  const [, sure = meant, unless = ""] = /^(\S+)(, .*)$/s.exec(meant) ?? [];
  if (!isWithin(schema, Number(sure))) return undefined;
  return { fix: onlyNumber(wrong, sure, isOfThousands(wrong, number!) ? "" : unless) };
};

/** Both readings of `1.200`, whose point separates thousands in many countries. */
function pointedThousands(text = ""): string | undefined {
  const [, whole, parts] = /^(-?\d+)\.(\d+)$/.exec(text.trim()) ?? [];
  return whole === undefined ? undefined : thousandsOr(whole, parts!);
}

/** Whether the comma of a quoted number separates thousands, judged by the text around it. */
function isOfThousands({ document, path, value }: WrongType, number: string): boolean {
  const [, whole, parts] = /^(\d+),(\d+)$/.exec(number) ?? [];
  if (whole === undefined) return false;
  const start = rangeOf(document, path, "value").offset + 1 + String(value).indexOf(number);
  return areThousands(document.text, start, { whole, parts: parts! });
}

/** The year of a date, where a field asks for a year. */
const hasYear: Fixer = (wrong) => {
  const { value, types, schema } = wrong;
  const isYear = types.includes("integer") && Number(schema["minimum"]) >= 1000 && Number(schema["maximum"]) < 10_000;
  if (!isYear || typeof value !== "string" || isWritten(value, types)) return undefined;
  const year = onlyOf(value.match(/(?<![\d+])\d{4}(?!\d)/g) ?? []);
  if (year === undefined || !isWithin(schema, Number(year))) return undefined;
  return { fix: `write only the year: ${named(wrong, year)}.` };
};

/** Words in which there is no number, or more than one: only their author knows how high a bar should be. */
const isRead: Fixer = (wrong) => {
  const { value, types } = wrong;
  const isText = typeof value === "string" && !isBlank(value);
  const asRead = isText && /number|integer/.test(types.join(" ")) ? fieldAsRead(wrong) : undefined;
  if (asRead === undefined) return undefined;
  return { fix: `write only a number there, and what visitors should read beside it: "${asRead}": ${example(value)}.` };
};

export const quoteFixes: readonly Fixer[] = [
  lacksQuotes,
  isCalled,
  hasQuotes,
  hasUnit,
  isCounted,
  hasYear,
  isNotated,
  oneOfNumbers,
  isRead,
];

/** Whether a field takes words, among which a number may be, and not an identifier. */
function isPlainText({ kind }: Schema): boolean {
  return kind === undefined || isOfWords(kind);
}

function isWithin({ minimum = -Infinity, maximum = Infinity }: Schema, value: number | boolean): boolean {
  return typeof value === "boolean" || (value >= Number(minimum) && value <= Number(maximum));
}

/** The minus of typesetters before a number. */
const MINUS = /^\s*\u2212(?=\d)/;
/** As `ONE_NUMBER`, with marks and spaces in the number, as in "1,250.50 €". */
const NOTATED = /^[^\d.,-]*(-?\d[\d.,'’ \u00a0\u202f]*\d)[^\d.,]*$/;

/** Whether the text between quotation marks is a value of one of the types. */
function isWritten(text: string, types: readonly string[]): boolean {
  const bare = text.trim();
  if (types.includes("boolean")) return bare === "true" || bare === "false";
  const isNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(bare);
  return isNumber && (types.includes("number") || (types.includes("integer") && !bare.includes(".")));
}

/** Whether a value would be one of the types with quotation marks around it, or without them. */
export function isOnlyQuoted(value: Json, types: readonly string[]): boolean {
  if (typeof value === "string") return isWritten(value, types);
  return types.includes("string") && (typeof value === "number" || typeof value === "boolean");
}
