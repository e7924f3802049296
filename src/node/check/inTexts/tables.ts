/** Tables as Markdown and assistants write them: rows of cells with | between. */

/** A row on its own. With a line below the head of the table, any line with | is one. */
export const ROW = /^\s*\|(?:[^|]*\|){2,}\s*$/;
/** The line between the head of a table and its rows. */
export const RULE = /^(?=.*---)[\s|:-]+$/;

/** What a row says; its first and last | have nothing on their other side. */
export function cellsOf(row: string): string[] {
  return row
    .split("|")
    .map((cell) => cell.trim())
    .filter(Boolean);
}
