/** Tables in Markdown: rows of cells separated by |. */

/** A row by itself. In a table with a delimiter row, any line with | is one. */
export const ROW = /^\s*\|(?:[^|]*\|){2,}\s*$/;
/** The delimiter row between the head of a table and its rows. */
export const RULE = /^(?=.*---)[\s|:-]+$/;

/** The cells of a row, with the empty ones. Beyond the outer | there is no cell. */
export function cellsOf(row: string): string[] {
  const cells = row.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll("\\|", "|"));
  return cells.slice(cells[0] === "" ? 1 : 0, cells.at(-1) === "" ? -1 : undefined);
}

/** A row as an item of a list; undefined if fewer than two of its cells are filled. */
export function pointOf(row: readonly string[]): string | undefined {
  const [first, ...cells] = row.filter(Boolean);
  return first && cells.length > 0 ? `- ${first.replace(/:$/, "")}: ${cells.join(", ")}` : undefined;
}
