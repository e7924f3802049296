/** Rows of a table among fields or entries: `| "Support" | "Every year" |`. */
import { cellsOf, RULE } from "../../inTexts/tables.ts";
import { lineAt } from "../../document/lineMarks.ts";
import { example, LONGEST_EXAMPLE, numberWord } from "../../wording/words.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import type { Scan } from "../scan.ts";
import type { Token } from "../tokens.ts";

const LINE = /^\|[^\r\n]{0,2000}\|[ \t]*$/;
const FLAT = /\{[^{}[\]]*\}/g;
/** How many characters are searched for an entry with as many fields, and for further rows. */
const LOOK = 20_000;
const MOST_ROWS = 100;

export function rowOfTable({ text, expected, open }: Scan, { offset, source }: Token): SyntaxFault | undefined {
  const isEntry = expected.endsWith("value") || expected === "comma";
  const isFields = expected.endsWith("name");
  const list = open.at(isFields ? -2 : -1)?.token;
  if (!source.startsWith("|") || list?.kind !== "[" || !(isEntry || isFields)) return undefined;
  const { rows, length } = rowsFrom(text, offset);
  const read = rows.filter((row) => !RULE.test(row)).map(cellsWithin);
  const [first] = read;
  if (!first || first.length < 2 || read.some((cells) => cells.length !== first.length)) return undefined;
  const names = namesIn(text.slice(list.offset, list.offset + LOOK), first.length);
  const groups = read.map((cells) =>
    example(Object.fromEntries(cells.map((cell, i) => [names?.[i] ?? `…${i}`, cell]))),
  );
  const whole = groups.join(", ").replaceAll(/…\d/g, "…");
  // Inside an object, its braces are there already.
  const shown = isFields ? whole.slice(2, -2) : whole;
  const message = rows.length > 1 ? "These are rows of a table." : "This is a row of a table.";
  const own = names ? "" : ", with the names of the fields for …";
  const down = rows.length > 1 ? `, down to line ${lineAt(offset + length)}` : "";
  const fix =
    shown.length <= 2 * LONGEST_EXAMPLE
      ? `write in ${rows.length > 1 ? "their" : "its"} place${own}: ${shown}.`
      : `write each of the ${numberWord(read.length)} rows${own} as ${groups[0]!.replaceAll(/…\d/g, "…")}${down}.`;
  const isWhole = names && /^\s*[}\]]/.test(text.slice(offset + length, offset + length + 1000));
  const meant = isWhole && { meant: { offset, length, text: shown } };
  return faultAt({ offset, length: rows[0]!.length }, { code: "unquoted-text", message, fix, ...meant });
}

/** This row and those that follow it directly, and their length in characters. */
function rowsFrom(text: string, offset: number): { rows: string[]; length: number } {
  const rows: string[] = [];
  let length = 0;
  for (const { 0: line, index } of text.slice(offset, offset + LOOK).matchAll(/[^\r\n]+/g)) {
    if (!LINE.test(line.trim()) || rows.length === MOST_ROWS) break;
    rows.push(line.trim());
    length = index + line.length;
  }
  return { rows, length };
}

/** The contents of the cells, without quotation marks. */
function cellsWithin(row: string): string[] {
  return cellsOf(row.trim()).map((cell) => {
    const quoted = cell.replace(/,$/, "");
    return (isText(quoted) ? (JSON.parse(quoted) as string) : cell) || "…";
  });
}

function isText(cell: string): boolean {
  return /^"(?:[^"\\\p{Cc}]|\\["\\/bfnrt])*"$/u.test(cell);
}

/** The field names of an entry that consists of so many texts. */
function namesIn(list: string, count: number): string[] | undefined {
  for (const [group] of list.matchAll(FLAT)) {
    const names = Array.from(group.matchAll(/"([\w$-]+)"\s*:\s*"(?:[^"\\]|\\.)*"/g), ([, name]) => name!);
    const all = group.match(/"\s*:/g)?.length;
    if (names.length === count && all === count) return names;
  }
  return undefined;
}
