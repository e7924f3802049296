/** In a text that had to be mended, a line with a syntax fault may mean something else than was read. */
import { byName } from "../byName.ts";
import { syntaxCodes } from "../codes/syntax.ts";
import { offsetBefore, writtenIn } from "../document/edited.ts";
import { extentOf, LINE_END, positionOf, type Range, rangeOf } from "../document/position.ts";
import { spotOf } from "../document/spot.ts";
import type { Path } from "../../../model/fields.ts";
import { isGroup, valueAt } from "../json.ts";
import type { Document, Unread } from "../document/document.ts";
import type { CodedFinding, FileProblem, Problem } from "../finding.ts";

/** The first and the last line, counted from 1. */
interface Lines {
  line: number;
  endLine: number;
}

/** Codes for something that a value lacks. */
const OF_LACK: ReadonlySet<string> = new Set(["too-few", "missing-alt", "missing-property"]);

/** Slips of quotation marks around or in a text: the words between them are right all the same. */
const OF_TEXT: ReadonlySet<string> = new Set(["quote-in-text", "unclosed-text"]);

const QUOTATION_MARKS = /["'“”„‟‘’«»]/g;
/** What stands between texts that are joined, as in programs. */
const PLUS = /(?<!\\)"\s*\+\s*"/g;
/** What separates a value from its neighbours. */
const AROUND = /^[\s,:]+|[\s,:]+$/g;

/**
 * Leaves out findings that may follow from a syntax fault: those on a line with a fault whose meaning is uncertain, on names
 * and values that were read otherwise than they are written, and on an object that was not read completely. They are reported
 * once the syntax is mended.
 * @param told The file problems of the documents, syntax faults among them.
 */
export function withoutSpoiltLines(
  documents: readonly Document[],
  told: readonly FileProblem[],
  findings: readonly CodedFinding[],
): readonly CodedFinding[] {
  if (!documents.some(({ mended }) => mended)) return findings;
  const spoilt = byName(told.filter(isPunctuation), ({ file }) => file);
  return findings.filter((finding) => {
    const { document, path, point } = finding;
    if (!document.mended) return true;
    const own = linesOf(document, rangeOf(document, path, point));
    const slips = (spoilt.get(document.file) ?? []).filter((slip) => meet(own, slip) && !isIndent(document, slip));
    // An author who copies the whole line that a fix shows would write this mistake again, so it is reported afterwards.
    if (slips.some(({ line }) => document.mended!.shownLines.has(line))) return false;
    if (isOfName(finding)) return true;
    // Below a name that is meant to be another one, the place may be uncertain.
    if (document.mended.unread.length > 0 && !extentOf(document, path)) return false;
    const unread = document.mended.unread
      .filter((range) => mayHold(document, range, finding))
      .map((range) => linesOf(document, range));
    const isOfLack = OF_LACK.has(finding.code);
    const extent = point === "value" && !isOfLack ? undefined : extentOf(document, path);
    if (extent && finding.lacks !== undefined && isRemainder(document, extent)) return false;
    if (extent && (hadEnd(document, extent) || (point !== "name" && endsTooEarly(document, extent)))) return false;
    // A name says the same whatever stands in its object.
    const whole = extent && (point !== "name" || isOfLack) ? linesOf(document, extent) : own;
    const isRead =
      slips.every((slip) => slip.edit || saysTheSame(slip, finding)) &&
      (slips.some(({ code }) => code === "unclosed-text" || (code === "unquoted-text" && isApart(finding))) ||
        isReadAsWritten(document, rangeOf(document, path, point)));
    return (slips.length === 0 || isRead) && !unread.some((lines) => meet(whole, lines));
  });
}

/** Whether an unread range may be the reason for a finding: a field further in, or with another name, is not the one that is lacking. */
function mayHold(document: Document, { offset, length, isField }: Unread, { lacks, path }: CodedFinding): boolean {
  if (!isField || lacks === undefined) return true;
  if (isFurtherIn(document, path, offset)) return false;
  return writtenIn(document.mended!, { offset, length }).includes(lacks);
}

/** Whether the fault in the brackets of an object says as well what it lacks. */
function isRemainder({ mended }: Document, { offset }: Range): boolean {
  return mended!.remainders.has(offsetBefore(mended!.edits, offset));
}

/** Whether an offset is inside an object or array that is a property of an object. */
function isFurtherIn(document: Document, path: Path, place: number): boolean {
  const group = valueAt(document, path);
  if (!isGroup(group)) return false;
  return Object.keys(group).some((name) => {
    const extent = typeof group[name] === "object" ? extentOf(document, [...path, name]) : undefined;
    return extent !== undefined && extent.offset < place && place < extent.offset + extent.length;
  });
}

/** Whether a finding is about a misspelt name before the fault of its line: it is right whatever the value is. */
function isOfName({ document, path, point, code, means }: CodedFinding): boolean {
  if (code !== "unknown-property" || point !== "name" || means === undefined) return false;
  const { edits, written } = document.mended!;
  const { offset, length } = rangeOf(document, path, point);
  const [start, end] = [offset, offset + length].map((at) => offsetBefore(edits, at));
  const [own, read] = [written.slice(start, end), document.text.slice(offset, offset + length)].map((name) =>
    name.replace(QUOTATION_MARKS, ""),
  );
  return own === read && /^\s*:/.test(written.slice(end));
}

/** Whether a fault changes nothing of a finding on its line: a comment behind it, a bracket missing before it or at the end, or a quotation mark of the text. */
function saysTheSame({ code, column, isBefore }: FileProblem, finding: CodedFinding): boolean {
  const isAtEnd = code === "missing-bracket" && column === undefined;
  return (
    code === "comment" ||
    isBefore === true ||
    (isAtEnd && finding.point === "value") ||
    (OF_TEXT.has(code) && isApart(finding)) ||
    // A name that is known tells where the text ends.
    (code === "unclosed-text" && finding.point === "value" && finding.guess !== undefined)
  );
}

/** Whether a finding is about a piece of a text without quotation marks in it. */
function isApart(finding: CodedFinding): boolean {
  const { document, path, point } = finding;
  const whole = rangeOf(document, path, point);
  const { offset, length } = spotOf(document, whole, finding);
  return length < whole.length && document.text.slice(offset, offset + length).search(QUOTATION_MARKS) < 0;
}

/** Whether a name or a value is read as it is written, apart from the kind of its quotation marks and the + between joined texts. */
function isReadAsWritten({ mended, text }: Document, { offset, length }: Range): boolean {
  const { edits, written } = mended!;
  const [start, end] = [offset, offset + length].map((at) => offsetBefore(edits, at));
  return withPlainMarks(written.slice(start, end)) === withPlainMarks(text.slice(offset, offset + length));
}

function withPlainMarks(text: string): string {
  return text.replace(AROUND, "").replace(PLUS, "").replace(QUOTATION_MARKS, '"');
}

/** Whether an edit took something out before the bracket that closes an object: behind a comma, something may have been lost. */
function hadEnd({ mended, text }: Document, { offset, length }: Range): boolean {
  const end = offset + length - 1;
  const start = text.slice(0, end).trimEnd().length;
  return mended!.edits.some((edit) => edit.text === "" && edit.offset >= start && edit.offset <= end);
}

/** Whether an object or array ends right before an unread range, which may belong to it. */
function endsTooEarly({ mended, text }: Document, { offset, length }: Range): boolean {
  const end = offset + length;
  return mended!.unread.some((range) => range.offset >= end && /^[\s,]*$/.test(text.slice(end, range.offset)));
}

function isPunctuation({ code }: Problem): boolean {
  return Object.hasOwn(syntaxCodes, code);
}

/** Whether a fault is about invisible characters in an indent, which change nothing of the line. */
function isIndent({ mended }: Document, { code, line, column }: Problem): boolean {
  if (code !== "invisible-character" || column === undefined) return false;
  const written = mended!.written.split(LINE_END)[line - 1] ?? "";
  return written.slice(0, column - 1).trim() === "";
}

/** @param range In the mended text. */
function linesOf(document: Document, { offset, length }: Range): Lines {
  const [line, endLine] = [offset, offset + length].map((at) => positionOf(document, at).line);
  return { line: line!, endLine: endLine! };
}

function meet(a: Lines, b: Lines): boolean {
  return a.line <= b.endLine && b.line <= a.endLine;
}
