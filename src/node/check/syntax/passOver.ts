/** Reads on behind a fault that only the author can mend. */
import { offsetsIn } from "../document/lineMarks.ts";
import type { Edit } from "../finding.ts";
import { TEXT_END } from "./quotes/brokenText.ts";
import type { SyntaxFault } from "./fault.ts";
import { findSyntaxFault } from "./findFault.ts";
import { endOfLine, lineOf } from "./lineOf.ts";
import { endOf } from "./tokens.ts";
import type { Stand } from "./scan.ts";
import { LONGEST_REST } from "./quotes/unclosedInLine.ts";

/** Faults of which it is unknown how far they extend, since brackets do not match. */
export const OF_BRACKETS: ReadonlySet<SyntaxFault["code"]> = new Set<SyntaxFault["code"]>([
  "missing-bracket",
  "unclosed-bracket",
  "wrong-bracket",
  "extra-bracket",
  "text-after-end",
  "merge-conflict",
]);
/** The most lines of a text with line breaks in it. */
const MOST_LINES = 4;
/** A line of brackets, or one that opens an object or an array. */
const OF_STRUCTURE = /^\s*[{}[\]][\s{}[\],]*$|[{[]\s*$/;
/** What may be a name at the start of a line, whatever its quotation marks, or the text whose name is lost before its colon. */
const NAME = /^([ \t]*)(?::[ \t]*)?["'“”„‘’«»]?([\w$-]+)/;

export interface PassedLines {
  /** Each with offsets in the text after those before. They leave the lines empty, or with a value that says nothing. */
  edits: readonly Edit[];
  /** Whether the lines held a single field of which only the value is wrong. */
  isField: boolean;
  /** Whether nothing was replaced but a text, so that brackets and names are those of the author. */
  isText?: boolean;
  text: string;
  /** The next fault, behind the lines. */
  next: SyntaxFault | undefined;
}

/**
 * Takes the lines of a fault out of a text, so that the rest is read as if they were valid; undefined if the scan gets no
 * further without them.
 */
export function passOver(text: string, fault: SyntaxFault, stands: Stand[]): PassedLines | undefined {
  if (OF_BRACKETS.has(fault.code)) return undefined;
  const { offset } = fault;
  const start = lineOf(text, offset) + 1;
  // Without its first line, the text would not parse.
  if (text.slice(0, start).trim() === "") return undefined;
  const [own, below] = /^(.*)(?:\r\n?|\n)(.*)/.exec(text.slice(start))?.slice(1) ?? [];
  // The object whose bracket is missing stands below.
  if (own !== undefined && indentOf(below!) > indentOf(own)) return undefined;
  let best = fault.code === "line-break-in-text" ? overText(text, fault, start) : undefined;
  for (let lines = 1, end = start; !best && lines <= MOST_LINES && end < text.length; lines++) {
    const line = text.slice(end + 1, endOfLine(text, end + 1));
    if (lines > 1 && OF_STRUCTURE.test(line)) break;
    end = endOfLine(text, lines === 1 ? lastNamed(fault) : end + 1);
    best = furthest(text, { fault, start, end });
  }
  if (!best && fault.code === "quote-in-text") best = overText(text, fault, start);
  if (!best) return undefined;
  stands.splice(0, Infinity, ...best.stands);
  return best;
}

type Best = PassedLines & { stands: Stand[]; reached: number };

/**
 * What gets furthest of all that may stand in the place of lines; undefined where the mistake goes on behind them.
 * @param hasEnd Whether the lines end with the text that is broken, so that no bracket behind them is a part of it.
 */
function furthest(
  text: string,
  { fault, start, end, hasEnd = false }: { fault: SyntaxFault; start: number; end: number; hasEnd?: boolean },
  instead = insteadOf(text.slice(start, end)),
): Best | undefined {
  let best: Best | undefined;
  for (const each of instead) {
    const read = text.slice(0, start) + each + text.slice(end);
    const stands: Stand[] = [];
    const next = findSyntaxFault(read, stands);
    const reached = next ? next.offset : Infinity;
    const isSame =
      next &&
      !(hasEnd && OF_BRACKETS.has(next.code)) &&
      isPartOf(fault, next, read.slice(start + each.length, reached));
    if (isSame || reached <= (best?.reached ?? start + each.length)) continue;
    const edits = [{ offset: start, length: end - start, text: each }];
    best = { edits, isField: isField(text.slice(start, end), each), text: read, next, stands, reached };
  }
  return best;
}

/** Passes over a text that is written over more lines, down to the first one that ends as a text does. */
function overText(text: string, fault: SyntaxFault, start: number): Best | undefined {
  const from = endOf(fault);
  const last = TEXT_END.exec(text.slice(from, from + LONGEST_REST));
  if (!last) return undefined;
  const mark = from + last.index + 1;
  const end = endOfLine(text, mark);
  const only = `${text.slice(start, fault.offset)}null${text.slice(mark, end)}`;
  const whole = insteadOf(text.slice(start, end));
  if (fault.code !== "line-break-in-text") return furthest(text, { fault, start, end }, whole);
  // With a mark in between, the break may be in a name, or in one of several texts.
  const hasEnd = !text.slice(from, mark - 1).includes('"');
  const best = furthest(text, { fault, start, end, hasEnd }, [only, ...whole]);
  return best && { ...best, isText: hasEnd && best.edits[0]!.text === only };
}

/** The last place that the words for a mistake name. */
function lastNamed({ offset, message, fix }: SyntaxFault): number {
  return Math.max(offset, ...offsetsIn(`${message} ${fix}`));
}

/** Whether the next fault is part of this one, which only one on the next line can be. @param between What stands before it, behind the lines. */
function isPartOf(fault: SyntaxFault, next: SyntaxFault, between: string): boolean {
  const before = between.trim();
  if (/[\r\n]/.test(before)) return false;
  // A comma behind closing brackets belongs to what they close.
  if (next.code === "trailing-comma" && /^[}\]]+$/.test(before)) return false;
  return !/^["{[]/.test(before) || (!next.edit && next.code !== fault.code);
}

function indentOf(line: string): number {
  return line.search(/\S|$/);
}

function isField(lines: string, instead: string): boolean {
  return /^\s*"/.test(instead) && /^\s*"[\w$-]+"\s*:/.test(lines) && lines.match(/"[\w$-]+"\s*:/g)!.length === 1;
}

/** What may stand in place of the lines, in the order in which it is tried. */
function insteadOf(lines: string): string[] {
  const [, indent, name] = NAME.exec(lines) ?? [];
  // With its indent, a name stays in the same object.
  const values = [...(name === undefined ? [] : [`${indent}${JSON.stringify(name)}: null`]), "null"];
  return [...values.flatMap((value) => [`${value},`, value]), ""];
}
