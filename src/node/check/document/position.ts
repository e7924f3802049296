/** Positions in an author's text. Computed only for problems. */
import type { Node } from "jsonc-parser";
import type { Path } from "../../../model/fields.ts";
import { asWritten } from "../shape/asWritten.ts";
import type { Document } from "./document.ts";
import type { Edit, Finding, Problem, SamePlace, Severity } from "../finding.ts";
import { lazyTreeOf } from "./lazyTree.ts";
import { withLines } from "./lineMarks.ts";
import { countMarks } from "./byteOrderMarks.ts";
import { offsetBefore } from "./edited.ts";
import { Recent } from "./recent.ts";
import { nodeIn, treeOf } from "./tree.ts";
import { fold } from "../wording/suggest.ts";
import { capital, onOneLine } from "../wording/words.ts";

export interface Range {
  offset: number;
  length: number;
  /** The problem is about the whole line, not about a place in it. */
  wholeLine?: boolean;
}

/** The words of a problem, with the placeholders of `lineMarks.ts` for line numbers. */
export type ProblemWords = Partial<Omit<Problem, "file" | "line" | "column">> & { message: string };

/** Line ends of Unix, Windows and old Macs. */
export const LINE_END = /\r\n?|\n/g;

type PositionedText = Pick<Document, "file" | "text" | "misread" | "mended">;

/** The offsets of the lines of a text that were asked for, and the line ends that follow. */
interface Lines {
  starts: number[];
  ends: Iterator<RegExpExecArray>;
}

const lines = new Recent<PositionedText, Lines>();
const trees = new Recent<Document, Node | undefined>();

/** Creates a problem at a place in the text; `place` is empty unless it is given. */
export function problemAt(
  document: PositionedText,
  range: Range,
  words: ProblemWords & { code: string; severity?: Severity },
): Problem {
  const from = positionOf(document, range.offset);
  const to = positionOf(document, range.offset + range.length);
  const fill = (text: string) => onOneLine(withLines(text, from.line, (offset) => positionOf(document, offset).line));
  const message = fill(words.message);
  const { place = "", pointer = "", detail, elsewhere, fix, why, note, edit } = words;
  return {
    code: words.code,
    severity: words.severity ?? "error",
    file: document.file,
    line: from.line,
    ...(range.wholeLine ? { endLine: from.line } : { column: from.column, endLine: to.line, endColumn: to.column }),
    place,
    pointer,
    message,
    sentence:
      words.sentence === undefined ? (place ? `In ${place}: ${message}` : capital(message)) : onOneLine(words.sentence),
    ...(detail === undefined ? {} : { detail: onOneLine(detail) }),
    ...(elsewhere === undefined ? {} : { elsewhere }),
    ...(fix === undefined ? {} : { fix: fill(fix) }),
    ...(why === undefined ? {} : { why }),
    ...(note === undefined ? {} : { note: onOneLine(note) }),
    ...(edit === undefined || document.misread ? {} : asWrittenEdit(document, edit)),
  };
}

/** The place of a problem that is told together with another one. */
export function samePlace({ line, column, endLine, endColumn, pointer, edit }: Problem): SamePlace {
  const columns = column === undefined || endColumn === undefined ? {} : { column, endColumn };
  return { line, endLine, pointer, ...columns, ...(edit && { edit }) };
}

/** Maps an edit to the author's text. None if it would replace characters that were repaired. */
function asWrittenEdit({ text, mended }: PositionedText, edit: Edit): { edit?: Edit } {
  if (!mended) return { edit };
  const [offset, end] = [edit.offset, edit.offset + edit.length].map((at) => offsetBefore(mended.edits, at));
  const isAsRead = mended.written.slice(offset, end) === text.slice(edit.offset, edit.offset + edit.length);
  return isAsRead ? { edit: { offset: offset!, length: end! - offset!, text: edit.text } } : {};
}

/** A number as written: when parsed, a long one has other digits, and 5.0 becomes 5. */
export function numberAt(document: Document, path: Path, value: number): string {
  const { offset, length } = rangeOf(document, path, "value");
  const text = document.text.slice(offset, offset + length);
  // A number under a corrected path may have its position elsewhere.
  return Number(text) === value ? text : String(value);
}

/** Line and column of an offset, both from 1. Byte order marks take no columns. */
export function positionOf(document: PositionedText, offset: number): { line: number; column: number } {
  const { text, mended } = document;
  const written = mended?.written ?? text;
  const at = mended ? offsetBefore(mended.edits, offset) : offset;
  const starts = startsUpTo(
    at,
    lines.of(document, () => ({ starts: [0], ends: written.matchAll(LINE_END) })),
  );
  let low = 0;
  for (let high = starts.length - 1; low < high;) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= at) low = middle;
    else high = middle - 1;
  }
  const marks = low === 0 ? Math.min(at, countMarks(written)) : 0;
  return { line: low + 1, column: at - starts[low]! + 1 - marks };
}

/** Most places of big sites are in the first lines of their pages. */
function startsUpTo(offset: number, { starts, ends }: Lines): readonly number[] {
  while (starts.at(-1)! <= offset) {
    const { done, value } = ends.next();
    if (done) break;
    starts.push(value.index + value[0].length);
  }
  return starts;
}

/** The range that a finding refers to. */
export function rangeOf(document: Document, path: Path, point: Finding["point"]): Range {
  const node = nodeAt(document, path) ?? nearlyAt(document, path);
  if (!node) return { offset: Math.max(document.text.search(/\S/), 0), length: 1 };
  const name = node.parent?.type === "property" ? node.parent.children?.[0] : undefined;
  if (point === "name" && name) return plain(name);
  if (point !== "start")
    return node.type === "object" || node.type === "array" ? { offset: node.offset, length: 1 } : plain(node);
  const type = node.type === "object" ? nodeIn(node, ["type"]) : undefined;
  return plain(type ?? name ?? { offset: node.offset, length: 1 });
}

/** The range of a whole value; undefined if there is none at this path. */
export function extentOf(document: Document, path: Path): Range | undefined {
  const node = nodeAt(document, path);
  return node && plain(node);
}

/** Whether a value contains none of the lines that could not be read, and none of them may be the value. */
export function isReadAt(document: Document, path: Path): boolean {
  const { unread = [] } = document.mended ?? {};
  if (unread.length === 0) return true;
  const own = extentOf(document, path);
  return (
    !!own && !unread.some(({ offset, length }) => offset < own.offset + own.length && offset + length > own.offset)
  );
}

function plain({ offset, length }: Range): Range {
  return { offset, length };
}

/**
 * The node of a value under names that are spelt with other letters in the text, or the closest ancestor that is found.
 */
function nearlyAt(document: Document, path: Path): Node | undefined {
  let node = nodeAt(document, []);
  for (const key of asWritten(document, path)) {
    const named = node?.children?.find(({ children }) => fold(String(children?.[0]?.value)) === fold(String(key)));
    const next: Node | undefined = nodeIn(node, [key]) ?? (typeof key === "string" ? named?.children?.[1] : undefined);
    if (!next) break;
    node = next;
  }
  return node;
}

function nodeAt(document: Document, path: Path): Node | undefined {
  // The data of a page with facts would be parsed for the question whether it can be.
  const isValid = document.facts !== undefined || document.data !== undefined;
  const tree = trees.of(document, () => (isValid ? lazyTreeOf(document.text) : treeOf(document.text)));
  return nodeIn(tree, asWritten(document, path));
}

/** The offset of the last character of a value. */
export function lastOffsetOf(document: Document, path: Path): number {
  const { offset, length } = extentOf(document, path) ?? rangeOf(document, path, "value");
  return offset + length - 1;
}

/** The first and the last line of a value. */
export function linesOf(document: Document, path: Path): { line: number; endLine: number } {
  const { offset, length } = extentOf(document, path) ?? rangeOf(document, path, "value");
  const [line, endLine] = [offset, offset + length].map((at) => positionOf(document, at).line);
  return { line: line!, endLine: endLine! };
}
