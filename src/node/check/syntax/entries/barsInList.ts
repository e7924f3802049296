/** Names with numbers in the only list whose entries have a text and a number: `"bars": ["Simple app": 2,100, "Large": 2,550]`. */
import { isOfThousand, plainNumber } from "../../wording/numbers.ts";
import type { SyntaxFault } from "../fault.ts";
import type { Scan } from "../scan.ts";
import { endOf, following, type Token } from "../tokens.ts";
import { type Named, namedFrom, toldAsGroups } from "./pairsInList.ts";

interface Bar extends Named {
  /** The value as it is written, without quotation marks. */
  read: string;
  /** Its digits and their signs. */
  digits: string;
}

/** A number as people write it, with its currency or unit, up to what ends a value. */
const AMOUNT = /^\s*((?:[$€£¥] ?)?(-?\d(?:[\d.,'’]*\d)?)(?: ?(?:[%€$£¥]|\p{L}{1,10}))?)(?=\s*(?:[,}\]\r\n]|$))/u;
/** Names of a bar's own fields. */
const OWN: ReadonlySet<string> = new Set(['"label"', '"value"', '"shown"']);
/** `2,100`, whose comma is a point only beside others such as `2,5`. */
const THOUSANDS = /^-?[1-9]\d{0,2},\d{3}$/;
const LONGEST = 40;

/** Undefined if the values are no numbers, or if it is uncertain which ones they are. */
export function barsInList({ text, open, before: first }: Scan): SyntaxFault | undefined {
  if (open.at(-1)!.name?.source !== '"bars"') return undefined;
  const bars = namedFrom(text, first!, barAt);
  const areMixed = new Set(bars.map(({ read }) => isOfThousand(read))).size > 1;
  const groups = groupsOf(bars);
  if (bars.length === 0 || areMixed || groups.includes(undefined)) return undefined;
  return toldAsGroups(bars, groups as string[], { areAllShown: true });
}

/** Each as an object, with what was written as the words that visitors read if it is more than a number. */
function groupsOf(bars: readonly Bar[]): (string | undefined)[] {
  const arePoints = bars.some(({ digits }) => /^-?\d+,\d+$/.test(digits) && !THOUSANDS.test(digits));
  return bars.map(({ name, read, digits }) => {
    const plain = THOUSANDS.test(digits) ? digits.replace(",", arePoints ? "." : "") : plainNumber(digits);
    if (plain === undefined) return undefined;
    const shown = digits === read ? "" : `, "shown": ${JSON.stringify(read)}`;
    return `{ "label": ${name.source}, "value": ${Number(plain)}${shown} }`;
  });
}

function barAt(text: string, name: Token): Bar | undefined {
  const colon = following(text, name);
  if (name.kind !== "string" || name.fault || OWN.has(name.source) || colon.kind !== ":") return undefined;
  const value = following(text, colon);
  if (value.kind === "string") {
    const read = value.source.slice(1, -1);
    const digits = value.fault ? undefined : AMOUNT.exec(read)?.[2];
    return digits === undefined ? undefined : { name, end: endOf(value), read, digits };
  }
  const [, read, digits] = AMOUNT.exec(text.slice(value.offset, value.offset + LONGEST)) ?? [];
  return read === undefined ? undefined : { name, end: value.offset + read.length, read, digits: digits! };
}
