import { plainNumber, thousandsOr } from "../../wording/numbers.ts";
import { quote, short } from "../../wording/words.ts";
import { eitherAt } from "./badNumber.ts";
import { barWith } from "./barWith.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import type { Scan } from "../scan.ts";
import { areThousands } from "./thousands.ts";
import type { Token } from "../tokens.ts";

/** A number with a comma, and its sign or unit. Dollars with thousands are read elsewhere. */
const NUMBER =
  /^(?:[$€£¥](?![\d.]*,\d{3}(?!\d)))?(-?\d[\d.]*(?:,\d[\d.]*)+(?<=\d))((?:[ \u00a0\u202f]?(?:[%€$£¥]|\p{L}{1,10})(?=[ \t]*(?:[,}\]\r\n]|$)))?)/u;
const LONGEST = 40;

/** `25,5`, `1,250` and `1.250,50 €`: the number token ends at the comma. */
export function commaInNumber({ text, before }: Scan, { offset }: Token): SyntaxFault | undefined {
  if (before?.kind !== ":") return undefined;
  const [read, digits = "", unit = ""] = NUMBER.exec(text.slice(offset, offset + LONGEST)) ?? [];
  if (read === undefined) return undefined;
  const place = { offset, length: read.length };
  const said = { code: "bad-number", message: "There is a comma inside this number." } as const;
  const number = numberIn(text, offset, digits);
  if (number === undefined)
    return faultAt(place, { ...said, fix: `put it in quotation marks: "${short(read)}", or write it with one point.` });
  const isPointed = number === digits.replace(",", ".");
  const barred = barWith(text, offset, { number, read });
  const orText = barred ?? ` If it is only to be read, put it in quotation marks: "${read}".`;
  const again = isPointed && unit === "" ? textWith(text, offset, digits) : "";
  const fault = faultAt(place, {
    ...said,
    fix: `write ${number}${isPointed ? ", with a point" : ""}.${orText}${again}`,
  });
  return number.includes(",") ? fault : { ...fault, ...eitherAt(text, offset, { number, read }) };
}

/** The number as JSON has it, with another reading if its comma may separate thousands; undefined if that is uncertain. */
function numberIn(text: string, offset: number, digits: string): string | undefined {
  const [whole = "", parts = "", ...more] = digits.split(",");
  const either = more.length === 0 ? thousandsOr(whole, parts) : undefined;
  // Digits behind a leading 0 are no quantity.
  if (either === undefined) return /^-?0\d/.test(digits) ? undefined : plainNumber(digits);
  return areThousands(text, offset, { whole, parts }) ? whole + parts : either;
}

/** A hint at a text in the same object that has the same number and no further digits; empty without one. */
function textWith(text: string, at: number, number: string): string {
  const [before, behind] = [text.slice(Math.max(at - AROUND, 0), at), text.slice(at, at + AROUND)];
  const group = before.slice(before.lastIndexOf("{") + 1) + behind.split("}", 1)[0]!;
  const [, name, said] =
    new RegExp(`"(\\w+)"\\s*:\\s*"([^"\\n]*(?<![\\d.,])${number}(?!\\d)[^"\\n]*)"`).exec(group) ?? [];
  return name === undefined
    ? ""
    : ` See whether "${name}" should be ${quote(said!.replace(number, number.replace(",", ".")))} as well.`;
}

const AROUND = 300;
