/** The lines of the author's text that a problem is about, with the wrong part marked. */
import type { Problem } from "../finding.ts";
import type { SiteFiles } from "../site.ts";
import { visible } from "../wording/words.ts";
import { linesIn, textOf } from "./outcome.ts";
import { columnsBack, columnsOf, columnsOn } from "./columns.ts";

/** The most columns of a line that are shown, and the fewest, in a narrow terminal. */
const MOST = 100;
const LEAST = 20;
/** The indentation and the separator before a line, and an ellipsis on both sides. The line number is added to that. */
const AROUND = "     | ……".length;

/**
 * `   7 |   "titel": "Apps",` and a line of carets below; empty if there is no text to show.
 * @param columns The width of the terminal, or 0 if it does not know it. A line that wraps would separate the carets from
 * what they mark.
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
  const room = Math.max(LEAST, Math.min(MOST, (columns || Infinity) - AROUND - width));
  if (column === undefined)
    return numbers.map((number, i) => {
      const own = lines[number - 1]!;
      const { text: cut } = partOf(own, { start: 0, end: i === 0 ? own.length : 0 }, room);
      return `${String(number).padStart(width)} | ${cut}`;
    });
  const isWithin = endLine === line;
  const end = isWithin ? (endColumn ?? column + 1) - 1 : column;
  const cut = partOf(text, { start: column - 1, end }, room);
  const carets = isWithin ? cut.marked : columnsOf(cut.text) - cut.before;
  return [
    `${String(line).padStart(width)} | ${cut.text}`,
    `${" ".repeat(width)} | ${" ".repeat(cut.before)}${"^".repeat(Math.max(1, carets))}`,
  ];
}

interface FrameLine {
  text: string;
  /** Columns before the mark, and columns of the mark. */
  before: number;
  marked: number;
}

/** The columns shown behind a mark that is cut in its middle, to make its end visible. */
const BEHIND = 5;

/** The part of a line around a mark, with an ellipsis at each cut. A mark that is too long shows both of its ends. */
function partOf(line: string, { start, end }: { start: number; end: number }, room: number): FrameLine {
  const from = columnsBack(line, start, room * 0.8);
  const to = columnsOn(line, from, room);
  if (end <= to) return joinedOf(line, { start, end }, [from, to]);
  const early = columnsBack(line, start, room * 0.2);
  const middle = columnsOn(line, early, room / 2);
  const last = columnsOn(line, end, BEHIND);
  const late = Math.max(middle, columnsBack(line, last, room / 2 - 1));
  return joinedOf(line, { start, end }, [early, middle, late, last]);
}

/** @param cuts Start and end offsets of the parts that are shown. */
function joinedOf(line: string, { start, end }: { start: number; end: number }, cuts: readonly number[]): FrameLine {
  const [from, to, late = to, last = to] = cuts as [number, number, number?, number?];
  const lead = from > 0 ? "…" : "";
  const first = `${lead}${visible(line.slice(from, to))}${late > to ? "…" : ""}`;
  const text = `${first}${visible(line.slice(late, last))}${last < line.length ? "…" : ""}`;
  const before = columnsOf(lead + visible(line.slice(from, start)));
  const marked = columnsOf(end > to ? first + visible(line.slice(late, end)) : lead + visible(line.slice(from, end)));
  return { text, before, marked: marked - before };
}

/** The lines of a file; empty if it has no text. Each tab becomes one space, so that the carets are aligned. */
export function shownLines(files: SiteFiles, file: string): string[] {
  const text = textOf(files, file);
  return text === "" ? [] : linesIn(text.replaceAll("\t", " "));
}
