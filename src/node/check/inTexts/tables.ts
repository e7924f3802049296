/** Tables as Markdown and assistants write them: rows of cells with | between. */

/** A row on its own. With a line below the head of the table, any line with | is one. */
export const ROW = /^\s*\|(?:[^|]*\|){2,}\s*$/;
/** The line between the head of a table and its rows. */
export const RULE = /^(?=.*---)[\s|:-]+$/;

/** What the cells of a row say, also those that are empty. The first and the last | have nothing on their other side. */
export function cellsOf(row: string): string[] {
  const cells = row.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll("\\|", "|"));
  return cells.slice(cells[0] === "" ? 1 : 0, cells.at(-1) === "" ? -1 : undefined);
}

/** A row as a point of a list. Undefined where it has only one cell with something in it. */
export function pointOf(row: readonly string[]): string | undefined {
  const [first, ...cells] = row.filter(Boolean);
  return first && cells.length > 0 ? `- ${first.replace(/:$/, "")}: ${cells.join(", ")}` : undefined;
}
