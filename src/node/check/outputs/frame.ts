/** The lines of the author's text that a problem is about. */
import type { Problem } from "../finding.ts";
import type { SiteFiles } from "../site.ts";
import { visible } from "../wording/words.ts";
import { linesIn, textOf } from "./outcome.ts";
import { columnsBack, columnsOf, columnsOn } from "./columns.ts";

/** Columns of a line that are shown at most, and at least so many in a narrow terminal. */
const MOST = 100;
const LEAST = 20;
/** What stands before a line in the report, beside its number, and the ellipsis on both sides. */
const AROUND = "     | ……".length;

/**
 * `   7 |   "titel": "Apps",` and a line of carets below; empty when there is no text to show.
 * @param columns How wide the terminal is. A longer line would be broken, and the carets would stand under something else.
 */
export function frameOf(
  { line, column, endLine, endColumn, wholeFile }: Problem,
  lines: readonly string[],
  columns = Infinity,
): string[] {
  if (wholeFile) return [];
  const text = lines[line - 1];
  if (text === undefined || (text.trim() === "" && column === undefined)) return [];
  const numbers = column === undefined && lines[line] !== undefined ? [line, line + 1] : [line];
  const width = String(numbers.at(-1)).length;
  const room = Math.max(LEAST, Math.min(MOST, columns - AROUND - width));
  if (column === undefined)
    return numbers.map((number) => `${String(number).padStart(width)} | ${shown(lines[number - 1]!, 1, room).text}`);
  const cut = shown(text, column, room);
  const end = endLine === line ? (endColumn ?? column + 1) : text.length + 1;
  const before = columnsOf(cut.lead + visible(text.slice(cut.from, column - 1)));
  const carets = Math.max(
    1,
    Math.min(columnsOf(visible(text.slice(column - 1, end - 1))), columnsOf(cut.text) - before),
  );
  return [
    `${String(line).padStart(width)} | ${cut.text}`,
    `${" ".repeat(width)} | ${" ".repeat(before)}${"^".repeat(carets)}`,
  ];
}

/** The part of a line around a column, with an ellipsis where it was cut. */
function shown(line: string, column: number, room: number): { text: string; from: number; lead: string } {
  const from = columnsBack(line, column - 1, room * 0.8);
  const to = columnsOn(line, from, room);
  const lead = from > 0 ? "…" : "";
  return { text: `${lead}${visible(line.slice(from, to))}${to < line.length ? "…" : ""}`, from, lead };
}

/** The lines of a file; none when there is no text. A tab is as wide as a space here, so that carets stand where they should. */
export function linesOf(files: SiteFiles, file: string): string[] {
  const text = textOf(files, file);
  return text === "" ? [] : linesIn(text.replaceAll("\t", " "));
}
