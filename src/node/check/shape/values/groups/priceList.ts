/** A price list that was pasted line by line: what is offered, and what it costs. */
import type { Json } from "../../../../../model/fields.ts";
import { RULE } from "../../../inTexts/tables.ts";
import type { Group } from "../../../site.ts";
import { example, LONGEST_AGAIN } from "../../../wording/words.ts";
import { withOwn } from "../../example/ownExample.ts";
import { named } from "../../wrong.ts";
import type { PlacedValue } from "./groupsMeant.ts";
import { cellsIn, rowOfEntry } from "./rowOfEntry.ts";

/** What parts the cells of a line without tabs and |: a colon, spaces, points that lead to the price, or a dash. */
const GAP = /:[ \u00a0]+|[ \u00a0]?\.{3,}[ \u00a0]?|[ \u00a0]{2,}|[ \u00a0][-–—][ \u00a0]/;
/** "$500", "from 1,200 €", "USD 40 / month". */
const PRICE = /^(?:\p{L}{2,8}\.? )?(?:\p{Sc}|\p{Lu}{1,3}\p{Sc}?)? ?\d.{0,30}$/u;

const PRICE_NAMED = /^(?:prices?|costs?|fees?|rates?|amount)$/i;

/** The fix that shows all entries; undefined where most lines have no price at their end, or where not all of their cells fit. */
export function asPriceList(first: PlacedValue, list: { label: string }, lines: readonly Json[]): string | undefined {
  const { properties = {} } = first.lookup.schemaAt(first.document, first.path)?.schema ?? {};
  // A figure has its number first.
  if ("value" in properties) return undefined;
  const all = lines.map(cellsOfLine);
  const rows = all.filter((row) => row !== RULER);
  const isHeaded = all[1] === RULER || PRICE_NAMED.test(rows[0]?.at(-1) ?? "");
  const priced = isHeaded ? rows.slice(1) : rows;
  const width = priced[0]?.length ?? 0;
  const areAlike = width > 1 && priced.every((row) => row.length === width);
  if (priced.length < 2 || !areAlike || priced.filter(isPriced).length * 2 <= priced.length) return undefined;
  const groups = priced.map((row) => groupOf(first, row));
  if (groups.includes(undefined)) return undefined;
  const whole = example(groups as Group[]);
  const shown = whole.length > LONGEST_AGAIN ? `[${example(groups[0]!)}, … ]` : whole;
  const without = isHeaded ? ", without the head of the table" : "";
  return `write them like this${without}${withOwn(shown)}: ${named(list, shown)}.`;
}

const RULER: readonly string[] = [];

function cellsOfLine(line: Json): readonly string[] {
  if (typeof line !== "string") return [""];
  if (line.includes("|") && RULE.test(line)) return RULER;
  return cellsIn(line, GAP).filter((cell) => cell !== "");
}

function isPriced(row: readonly string[]): boolean {
  return row.length > 1 && PRICE.test(row.at(-1)!);
}

function groupOf(first: PlacedValue, row: readonly string[]): Group | undefined {
  const read = rowOfEntry(first, row);
  return read?.left.length === 0 ? read.group : undefined;
}
