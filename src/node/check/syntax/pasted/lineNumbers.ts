/** Line numbers that were copied together with the lines. */
import { lineAt } from "../../document/lineMarks.ts";
import { inLines } from "../../wording/inLines.ts";
import { quote } from "../../wording/words.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import { match } from "../pieces.ts";
import type { Scan } from "../scan.ts";
import type { Token } from "../tokens.ts";

/** A line that may begin with its number. */
const NUMBERED = /([ \t]*)(\d{1,6}(?:[ \t]*[|:] ?)?)(?=[ \t]*(["{}[\]]|[\r\n]|$))[^\r\n]*(?:\r?\n|$)/y;

/** The line with which the check marks a place in the line above it. */
const MARKED = /[ \t]*\|[ \t]*\^+[ \t]*(?:\r?\n|$)/y;

export function lineNumber(scan: Scan, token: Token): SyntaxFault | undefined {
  const { text } = scan;
  const { kind, source, offset } = token;
  if (kind !== "number" || !/^\d{1,6}$/.test(source)) return undefined;
  const [, indent] = /(?:^|\n)([ \t]*)$/.exec(text.slice(Math.max(offset - 100, 0), offset)) ?? [];
  if (indent === undefined) return undefined;
  return inRow(text, offset - indent.length, token) ?? alone(scan, token);
}

/** Consecutive numbers at the starts of lines: no array of a page has such lines, so all of them go at once. */
function inRow(text: string, start: number, { offset, length }: Token): SyntaxFault | undefined {
  const numbers: number[] = [];
  const marked: string[] = [];
  let hasBars = false;
  let plain = "";
  // The text with spaces in place of the numbers, so that the offsets behind them stay the same.
  let blank = "";
  let end = start;
  for (NUMBERED.lastIndex = start; ;) {
    const at = NUMBERED.lastIndex;
    const [line, indent = "", number = "", behind = ""] = NUMBERED.exec(text) ?? [];
    const isNext = numbers.length === 0 ? behind.trim() !== "" : parseInt(number) === numbers.at(-1)! + 1;
    if (!line || !isNext) break;
    numbers.push(parseInt(number));
    hasBars ||= number.includes("|");
    plain += text.slice(end, at) + indent;
    blank += text.slice(end, at) + indent + " ".repeat(number.length);
    end = at + indent.length + number.length;
    const next = NUMBERED.lastIndex;
    const marks = match(MARKED, text, next);
    if (marks === "") continue;
    marked.push(lineAt(next));
    plain += text.slice(end, next);
    blank += text.slice(end, next) + marks.replace(/[|^]/g, " ");
    NUMBERED.lastIndex = end = next + marks.length;
  }
  if (numbers.length < 2) return undefined;
  const message = `These lines begin with their numbers: ${numbers[0]} to ${numbers.at(-1)}.`;
  const them = hasBars ? "these numbers and the | behind them" : "these numbers";
  const also = marked.length > 0 ? `, and all of ${inLines(marked)}` : "";
  const fix = `take ${them} out${also}: a page has none at the start of its lines.`;
  const fault = faultAt({ offset, length }, { code: "unexpected-text", message, fix });
  const place = { offset: start, length: end - start };
  const read = { ...fault, meant: { ...place, text: blank } };
  // If every line of a file is numbered, that is reported in other words, without an edit.
  return text.slice(0, start).trim() === "" ? read : { ...read, edit: { ...place, text: plain } };
}

/** The name of a field, and a mark between the number of its line and it. */
const BEFORE_FIELD = /^([ \t]*[|:])?[ \t]*"[^"\r\n]*"[ \t]*:/;

/** A single number before the name of a field. */
function alone({ text, expected }: Scan, { source, offset, length }: Token): SyntaxFault | undefined {
  const field = BEFORE_FIELD.exec(text.slice(offset + length, offset + length + 200));
  if (!expected.endsWith("name") || !field) return undefined;
  const [, mark = ""] = field;
  const shown = quote(source + mark);
  const place = { offset, length: length + mark.length };
  const message = `${shown} is not expected here.`;
  const fix = `take ${shown} out, if it is the number of the line.`;
  const meant = { ...place, text: " ".repeat(place.length) };
  return { ...faultAt(place, { code: "unexpected-text", message, fix }), meant };
}
