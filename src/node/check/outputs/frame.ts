/** The lines of the author's text that a problem is about. */
import { decode } from "../document/decode.ts";
import { LINE_END } from "../document/position.ts";
import type { Problem, SiteFiles } from "../site.ts";
import { visible } from "../words.ts";

const WIDTH = 100;

/** `   7 |   "titel": "Apps",` and a line of carets below; empty when there is no text to show. */
export function frameOf({ line, column, endLine, endColumn, wholeFile }: Problem, lines: readonly string[]): string[] {
  if (wholeFile) return [];
  const text = lines[line - 1];
  if (text === undefined || (text.trim() === "" && column === undefined)) return [];
  const numbers = column === undefined && lines[line] !== undefined ? [line, line + 1] : [line];
  const width = String(numbers.at(-1)).length;
  const frame = numbers.map((number) => `${String(number).padStart(width)} | ${shown(lines[number - 1]!, 1).text}`);
  if (column === undefined) return frame;
  const cut = shown(text, column);
  const end = endLine === line ? (endColumn ?? column + 1) : text.length + 1;
  const before = cut.lead + visible(text.slice(cut.from, column - 1)).length;
  const carets = Math.max(1, Math.min(visible(text.slice(column - 1, end - 1)).length, cut.text.length - before));
  return [
    `${String(line).padStart(width)} | ${cut.text}`,
    `${" ".repeat(width)} | ${" ".repeat(before)}${"^".repeat(carets)}`,
  ];
}

/** The part of a line around a column, with an ellipsis where it was cut. */
function shown(line: string, column: number): { text: string; from: number; lead: number } {
  const from = Math.max(0, column - 1 - (WIDTH - 20));
  const lead = from > 0 ? "…" : "";
  const rest = line.slice(from, from + WIDTH);
  return { text: `${lead}${visible(rest)}${from + WIDTH < line.length ? "…" : ""}`, from, lead: lead.length };
}

/** The lines of a file; none when there is no text. A tab is as wide as a space here, so that carets stand where they should. */
export function linesOf(files: SiteFiles, file: string): string[] {
  const content = Object.hasOwn(files, file) ? files[file]! : "";
  if (content === "" || (typeof content !== "string" && !(content instanceof Uint8Array))) return [];
  return decode(content)
    .text.replace(/^\ufeff/, "")
    .replaceAll("\t", " ")
    .split(LINE_END);
}
