/** Turns a row of a spreadsheet into an entry of a list, with a name for each cell. */

/** An entry with texts and nothing else in it. */
export type EntryTexts = Record<string, string>;

/** The separator of two cells. */
const GAP = /[ \t]{0,300}[|;][ \t]*|\t|[ \u00a0]{2,}/;
const AMOUNT = /^\D{0,2}\d\S*$/;
/** What may be meant as an address: any word may stand before the colon. */
export const MAYBE_ADDRESS = /^(?:[/#]|[a-z]+:)\S*$/i;

/** The kind of a cell, which is the same for all cells of a column. */
function kindOf(cell: string): "address" | "amount" | "words" {
  return MAYBE_ADDRESS.test(cell) ? "address" : AMOUNT.test(cell) ? "amount" : "words";
}

/** The cells of a row under the names of another entry; undefined where it is not clear which cell is which. */
export function rowMeant(row: string, model: EntryTexts): EntryTexts | undefined {
  const names = Object.keys(model);
  const inColumns = row.split(GAP).map((cell) => cell.trim());
  const inCommas = row.split(",").map((cell) => cell.trim());
  const areCommas = inColumns.length === 1 && names.length > 2 && inCommas.length === names.length;
  const parted = areCommas ? inCommas : inColumns;
  const cells = parted.length === 1 && names.length === 2 ? row.split(/ (.*)/, 2) : parted;
  const kinds = names.map((name) => kindOf(model[name]!));
  if (cells.length !== names.length || cells.includes("")) return undefined;
  if (parted.length === 1 && !kinds.includes("amount")) return undefined;
  for (const ordered of [cells, cells.toReversed()])
    if (ordered.every((cell, i) => kindOf(cell) === kinds[i]))
      return Object.fromEntries(names.map((name, i) => [name, ordered[i]!]));
  return undefined;
}
