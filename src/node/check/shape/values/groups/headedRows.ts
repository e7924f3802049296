/** A table in the place of a list of groups, whose first row has the names of their fields. */
import type { Json } from "../../../../../model/fields.ts";
import { RULE } from "../../../inTexts/tables.ts";
import { BESIDE } from "../../../wording/commas.ts";
import { exactOrAlike } from "../../../wording/suggest.ts";
import { example } from "../../../wording/words.ts";
import { wordFor } from "../../../wording/synonyms.ts";
import { withOwn } from "../../example/ownExample.ts";
import { nounOfEntry, type Wrong } from "../../wrong.ts";
import type { PlacedValue } from "./groupsMeant.ts";
import { cellsIn, groupUnder } from "./rowOfEntry.ts";

/** The fix for all rows; undefined where the first one is no header. */
export function headedRows(wrongs: readonly Wrong[]): string | undefined {
  const [head, ...below] = wrongs as [Wrong, ...Wrong[]];
  const names = fieldsNamed(head);
  if (!names) return undefined;
  const rows = below.filter(({ value }) => !isRule(value));
  // Where a cell contains a comma, only the author knows which one.
  const isWhole = ({ value }: Wrong) => rowCells(value).length <= names.length;
  const row = rows.find(isWhole) ?? rows[0];
  if (!row) return HEAD_ALONE;
  const cells = isWhole(row) ? rowCells(row.value) : names.map(() => "…");
  const shown = example(groupUnder(row, names, cells));
  const isRuled = rows.length < below.length;
  const out = isRuled
    ? "the first two rows are the head of a table: take them out, with their commas"
    : `the first row names the fields: take it out, ${BESIDE}`;
  const each = rows.length > 1 ? "each other row" : "the other row";
  return `${out}, and write ${each} as a ${nounOfEntry(row)}, like this${withOwn(shown)}: ${shown}.`;
}

/** The fix for a header row among valid entries. */
export const HEAD_ALONE = `take it out, ${BESIDE}: it only has the names of the fields.`;

/** The fields that the cells of a row name; undefined where a cell names none, or where no cell is exactly the name of a field. */
export function fieldsNamed({ lookup, document, path, value }: PlacedValue): string[] | undefined {
  const { properties = {} } = lookup.schemaAt(document, path)?.schema ?? {};
  const cells = rowCells(value);
  if (cells.length < 2 || "type" in properties || typeof path.at(-1) !== "number") return undefined;
  const fields = Object.keys(properties);
  const called = cells.map((cell) => exactOrAlike(String(cell), fields));
  const free = fields.filter((name) => !called.includes(name));
  const names = cells.map((cell, i) => called[i] ?? wordFor(String(cell).toLowerCase(), free));
  const isHead = called.some((name) => name !== undefined) && names.every((name) => name !== undefined);
  return isHead && new Set(names).size === names.length ? (names as string[]) : undefined;
}

/** The cells of a row as written, including empty ones. */
function rowCells(value: Json): Json[] {
  if (Array.isArray(value)) return value;
  return typeof value === "string" ? cellsIn(value) : [];
}

/** The line below the head of a table in Markdown. */
function isRule(value: Json): boolean {
  return rowCells(value).every((cell) => typeof cell === "string" && RULE.test(cell));
}
