/** Rows of a spreadsheet among the entries of an array. */
import { lineAt } from "../../document/lineMarks.ts";
import { type EntryTexts, rowMeant } from "../../shape/values/meant/rowMeant.ts";
import { example, LONGEST_EXAMPLE, numberWord, short } from "../../wording/words.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import { startsLine } from "../lineOf.ts";
import { match } from "../pieces.ts";
import type { Scan } from "../scan.ts";
import type { Token } from "../tokens.ts";

/** A line without JSON punctuation, from its first word or number on. */
const ROW = /[\p{L}\p{N}\p{Sc}+~<>][^"{}[\]:\r\n]*/uy;
/** An object without another object or an array in it. */
const FLAT = /\{[^{}[\]]*\}/;
/** A line with at least two cells. */
const CELLS =
  /[^\s,]+(?:,[^\s,]+)*[ \t\u00a0]+[^\s,}\]]|[^\s,;|]+[;|][^\s,]|[^\s,"]+,[^\s,"]+(?=[ \t]*[\r\n])|[^,"\r\n]+(?:,[^,"\r\n]+){2,}/y;
/** Two cells of a table in CSV. */
const OF_TWO = /^([^\s,]+),([^\s,]+)$/;
const MOST_ROWS = 100;

/** `120+   happy clients` below `{ "value": "50+", "label": "projects" }`. */
export function pastedRow({ text, expected, open }: Scan, { offset }: Token): SyntaxFault | undefined {
  const list = open.at(-1)?.token;
  const isEntry = expected.endsWith("value") || expected === "comma";
  if (list?.kind !== "[" || !isEntry || !startsLine(text, offset)) return undefined;
  // A quick test: arrays may be long, and hardly any of their lines has more than one cell.
  if (match(CELLS, text, offset) === "") return undefined;
  const ofTexts = rowOfTexts(text, list.offset, offset);
  if (ofTexts) return ofTexts;
  const model = modelIn(text.slice(list.offset, list.offset + 20_000));
  const rows = model ? rowsFrom(text, offset) : [];
  const entries = rows.map(({ row }) => rowMeant(row.replace(OF_TWO, "$1\t$2"), model!));
  const [first] = entries;
  if (first === undefined) return undefined;
  const { row } = rows[0]!;
  const whole = entries.map((entry) => (entry ? example(entry) : "{ … }")).join(", ");
  const commas = "with a comma between two entries";
  const fix =
    rows.length === 1
      ? `write it as ${example(first)}, ${commas}.`
      : whole.length <= LONGEST_EXAMPLE
        ? `write these ${numberWord(rows.length)} rows as entries, ${commas}: ${whole}.`
        : `write it as ${example(first)}, ${commas}, and so all rows down to line ${lineAt(rows.at(-1)!.at)}.`;
  const message = `The row ${short(row.replace(/\s+/g, " "))} is not written as an entry of this list.`;
  return faultAt({ offset, length: row.length }, { code: "unquoted-text", message, fix });
}

/** Cells separated by tabs, in an array of texts or an empty one. Several rows are no array of texts. */
function rowOfTexts(text: string, start: number, offset: number): SyntaxFault | undefined {
  const above = text.slice(start + 1, offset).trim();
  const [{ row } = { row: "" }, ...others] = above === "" || above.startsWith('"') ? rowsFrom(text, offset) : [];
  const isEntry = others.length > 0 || /^\s*,?\s*\{/.test(text.slice(offset + row.length, offset + row.length + 1000));
  const cells = row.split("\t").map((cell) => cell.trim());
  if (isEntry || cells.length < 2 || cells.includes("")) return undefined;
  const whole = cells.map((cell) => `"${cell}"`).join(", ");
  const shown = whole.length > LONGEST_EXAMPLE ? `"${short(cells[0]!)}", and so on` : whole;
  const message = `The row ${short(row.replace(/\s+/g, " "))} is not written as texts of this list.`;
  const fix = `put each of its texts in quotation marks, with a comma between two of them: ${shown}.`;
  return faultAt({ offset, length: row.length }, { code: "unquoted-text", message, fix });
}

/** An entry of an array that consists of texts, as the model for its rows. */
function modelIn(list: string): EntryTexts | undefined {
  try {
    const entry = JSON.parse(FLAT.exec(list)?.[0] ?? "{}") as Record<string, unknown>;
    const values = Object.values(entry);
    return values.length > 1 && values.every((value) => typeof value === "string") ? (entry as EntryTexts) : undefined;
  } catch {
    return undefined;
  }
}

/** This row and those that follow it directly. */
function rowsFrom(text: string, offset: number): { row: string; at: number }[] {
  const rows: { row: string; at: number }[] = [];
  for (let at = offset; rows.length < MOST_ROWS;) {
    const line = match(ROW, text, at);
    const end = at + line.length;
    if (line === "" || !/^[ \t]*(?:[\r\n]|$)/.test(text.slice(end, end + 10))) return rows;
    rows.push({ row: line.replace(/[\s,]+$/, ""), at });
    at = end + /^\s*/.exec(text.slice(end, end + 1000))![0].length;
  }
  return rows;
}
