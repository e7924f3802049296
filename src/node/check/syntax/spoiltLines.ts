/** In a text that had to be mended to be read, a line with a mistake of punctuation may say something else than it seems to. */
import { byName } from "../byName.ts";
import { syntaxCodes } from "../codes/syntax.ts";
import { offsetBefore } from "../document/edited.ts";
import { extentOf, LINE_END, positionOf, type Range, rangeOf } from "../document/position.ts";
import { spotOf } from "../document/spot.ts";
import type { Path } from "../../../model/fields.ts";
import { isGroup, valueAt } from "../json.ts";
import type { Document, Unread } from "../document/document.ts";
import type { CodedFinding, Problem } from "../finding.ts";

/** Lines from the first to the last, counted from 1. */
interface Lines {
  line: number;
  endLine: number;
}

/** What is said of a value for what is not in it. */
const OF_LACK: ReadonlySet<string> = new Set(["too-few", "missing-alt", "missing-property"]);

/** Slips of the marks around or in a text: what stands between them is said all the same. */
const OF_TEXT: ReadonlySet<string> = new Set(["quote-in-text", "unclosed-text"]);

const QUOTATION_MARKS = /["'“”„‟‘’«»]/g;
/** What stands between texts that are joined, as programs do it. */
const PLUS = /(?<!\\)"\s*\+\s*"/g;
/** What parts a value from its neighbours. */
const AROUND = /^[\s,:]+|[\s,:]+$/g;

/**
 * What is found in values and names, without what may follow from wrong punctuation: all in a line with a mistake of which
 * nobody is sure what is meant, names and values that are read otherwise than they are written, and what is said of a whole
 * group of which not everything could be read. It comes when the punctuation is put right.
 * @param told What is wrong with the documents as files, their punctuation with it.
 */
export function withoutSpoiltLines(
  documents: readonly Document[],
  told: readonly Problem[],
  findings: readonly CodedFinding[],
): readonly CodedFinding[] {
  if (!documents.some(({ mended }) => mended)) return findings;
  const spoilt = byName(told.filter(isPunctuation), ({ file }) => file);
  return findings.filter((finding) => {
    const { document, path, point } = finding;
    if (!document.mended) return true;
    const own = linesOf(document, rangeOf(document, path, point));
    const slips = (spoilt.get(document.file) ?? []).filter((slip) => meet(own, slip) && !isIndent(document, slip));
    // Who is shown the whole line as it should be would write the mistake again.
    if (slips.some(({ line }) => document.mended!.shownLines.has(line))) return false;
    if (isOfName(finding)) return true;
    // Under names that are meant to be others, it may not be sure where that stands.
    if (document.mended.unread.length > 0 && !extentOf(document, path)) return false;
    const unread = document.mended.unread
      .filter((range) => mayHold(document, range, finding))
      .map((range) => linesOf(document, range));
    const isOfLack = OF_LACK.has(finding.code);
    const extent = point === "value" && !isOfLack ? undefined : extentOf(document, path);
    if (extent && finding.lacks !== undefined && isRemainder(document, extent)) return false;
    if (extent && (hadEnd(document, extent) || (point !== "name" && endsTooEarly(document, extent)))) return false;
    // A name says the same whatever stands in its group.
    const whole = extent && (point !== "name" || isOfLack) ? linesOf(document, extent) : own;
    const isRead =
      slips.every((slip) => slip.edit || saysTheSame(slip, finding)) &&
      (slips.some(({ code }) => code === "unclosed-text" || (code === "unquoted-text" && isApart(finding))) ||
        isReadAsWritten(document, rangeOf(document, path, point)));
    return (slips.length === 0 || isRead) && !unread.some((lines) => meet(whole, lines));
  });
}

/** Whether lines that could not be read may be a reason for what was found: a field further in, or with another name, is not the one that is lacking. */
function mayHold(document: Document, { offset, length, isField }: Unread, { lacks, path }: CodedFinding): boolean {
  if (!isField || lacks === undefined) return true;
  if (isFurtherIn(document, path, offset)) return false;
  const { edits, written } = document.mended!;
  const lines = written.slice(offsetBefore(edits, offset), offsetBefore(edits, offset + length));
  return lines.includes(lacks);
}

/** Whether what a group lacks is told with the mistake in its brackets. */
function isRemainder({ mended }: Document, { offset }: Range): boolean {
  return mended!.remainders.has(offsetBefore(mended!.edits, offset));
}

/** Whether a place is in a group or a list that a group has. */
function isFurtherIn(document: Document, path: Path, place: number): boolean {
  const group = valueAt(document, path);
  if (!isGroup(group)) return false;
  return Object.keys(group).some((name) => {
    const extent = typeof group[name] === "object" ? extentOf(document, [...path, name]) : undefined;
    return extent !== undefined && extent.offset < place && place < extent.offset + extent.length;
  });
}

/** Whether it is a misspelt name that stands before what is wrong in its line: whatever the value is, the name is told. */
function isOfName({ document, path, point, code, means }: CodedFinding): boolean {
  if (code !== "unknown-property" || point !== "name" || means === undefined) return false;
  const { edits, written } = document.mended!;
  const { offset, length } = rangeOf(document, path, point);
  const [start, end] = [offset, offset + length].map((at) => offsetBefore(edits, at));
  return written.slice(start, end) === document.text.slice(offset, offset + length) && /^\s*:/.test(written.slice(end));
}

/** Whether a slip changes nothing of what is found in its line: a note behind it, a bracket that is missing at its end, or one of the marks around the text. */
function saysTheSame({ code, column }: Problem, finding: CodedFinding): boolean {
  const isAtEnd = code === "missing-bracket" && column === undefined;
  return code === "comment" || (isAtEnd && finding.point === "value") || (OF_TEXT.has(code) && isApart(finding));
}

/** Whether a finding is about a piece of a text in which there is no quotation mark. */
function isApart(finding: CodedFinding): boolean {
  const { document, path, point } = finding;
  const whole = rangeOf(document, path, point);
  const { offset, length } = spotOf(document, whole, finding);
  return length < whole.length && document.text.slice(offset, offset + length).search(QUOTATION_MARKS) < 0;
}

/** Whether a name or a value is read as it is written, but for the kind of its quotation marks, and the pieces it is joined of. */
function isReadAsWritten({ mended, text }: Document, { offset, length }: Range): boolean {
  const { edits, written } = mended!;
  const [start, end] = [offset, offset + length].map((at) => offsetBefore(edits, at));
  return withPlainMarks(written.slice(start, end)) === withPlainMarks(text.slice(offset, offset + length));
}

function withPlainMarks(text: string): string {
  return text.replace(AROUND, "").replace(PLUS, "").replace(QUOTATION_MARKS, '"');
}

/** Whether something was taken out before the bracket that closes a group: a comma, behind which something may have been lost. */
function hadEnd({ mended, text }: Document, { offset, length }: Range): boolean {
  const end = offset + length - 1;
  const start = text.slice(0, end).trimEnd().length;
  return mended!.edits.some((edit) => edit.text === "" && edit.offset >= start && edit.offset <= end);
}

/** Whether a group or a list ends right before what could not be read, which may belong to it. */
function endsTooEarly({ mended, text }: Document, { offset, length }: Range): boolean {
  const end = offset + length;
  return mended!.unread.some((range) => range.offset >= end && /^[\s,]*$/.test(text.slice(end, range.offset)));
}

function isPunctuation({ code }: Problem): boolean {
  return Object.hasOwn(syntaxCodes, code);
}

/** Spaces of other programs before a line change nothing of what it says. */
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
