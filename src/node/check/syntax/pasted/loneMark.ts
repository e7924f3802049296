import { lineAt } from "../../document/lineMarks.ts";
import { inLines } from "../../wording/inLines.ts";
import { quote } from "../../wording/words.ts";
import { startsLine } from "../lineOf.ts";
import { lineLeftOut, PUT_BACK } from "./lineLeftOut.ts";
import { takenOut, valueOrOut } from "../commas/outWithComma.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import { FEW } from "../othersLike.ts";
import type { Scan } from "../scan.ts";
import type { Token } from "../tokens.ts";

/** Dots for what was left out, dashes, list marks, the marks of a diff or a quoted mail, code fences, and `\n` outside of texts. */
export function loneMark(scan: Scan, { source, offset }: Token): SyntaxFault | undefined {
  const { text, expected } = scan;
  const hunk = headOfHunk(text, offset);
  if (hunk) return hunk;
  const isFence = FENCE.test(text.slice(offset, offset + 3));
  const shown = isFence ? text.slice(offset).split(/\s/, 1)[0]! : source;
  const fence = isFence && fenceAlone(text, offset, shown);
  if (fence) return fence;
  // Elsewhere, it is the edge of a table.
  const isSign = scan.before?.kind === ":" && /^\|[-+]?$/.test(source);
  if (!isFence && !isSign && !/^(?:\.{3}|…|[-_+>*~•]+|(?:\\+[nrt])+)$/.test(source)) return undefined;
  const place = { offset, length: shown.length };
  const said = { code: "unexpected-text", message: `${quote(shown)} is not expected here.` } as const;
  const instead = inPlaceOf(scan, { offset, shown });
  if (instead !== undefined || !DOTS.test(shown)) {
    const fix = instead ?? fixOfMark(text, offset, shown);
    // The words behind -- may be a comment.
    const readAs = fix.startsWith("take ") && shown !== "--" ? "" : undefined;
    return faultAt(place, { ...said, fix, readAs });
  }
  const isAmong = expected !== "comma";
  const whole = isAmong ? lineLeftOut(text, place) : undefined;
  if (whole) return whole;
  const { comma, meant } = takenOut(text, place);
  const fix = `take ${quote(shown)} out${isAmong ? comma : ""}. ${PUT_BACK}`;
  return faultAt(place, { ...said, fix, ...(isAmong && { meant }) });
}

/** The start of a code fence. */
export const FENCE = /^(?:```|~~~)/;

/** Dots that stand for something left out. */
const DOTS = /^(?:\.{3}|…)$/;

/** `@@ -91,7 +91,7 @@`, the head of a hunk in a diff. */
function headOfHunk(text: string, offset: number): SyntaxFault | undefined {
  const [line] = /^@@ -\d[^\r\n]*/.exec(text.slice(offset, offset + 1000)) ?? [];
  if (line === undefined) return undefined;
  const message = "A comparison of two versions (a diff) has left this line there.";
  const fix = isCompared(text) ? ofCompared(text, offset) : "take this line out.";
  return faultAt({ offset, length: line.length }, { code: "unexpected-text", message, fix, readAs: "" });
}

/** How to take out a diff: its removed lines as a whole, and the sign of each added line. */
function ofCompared(text: string, offset: number): string {
  const offsetsOf = (pattern: RegExp) => Array.from(text.matchAll(pattern), ({ index }) => index);
  const older = offsetsOf(/^(?:-|@@ -\d)/gm).filter((each) => each !== offset);
  const newer = offsetsOf(/^\+/gm);
  const last = lineAt(Math.max(...older, ...newer));
  if (older.length > FEW || newer.length > FEW)
    return `take out this line, and each line down to line ${last} that starts with "-" or "@@". Where a line starts with "+", take out only that sign.`;
  const linesOf = (offsets: readonly number[]) => inLines(offsets.map(lineAt));
  const them = older.length > 1 ? "as a whole" : "both as a whole";
  return `take out this line and ${linesOf(older)}, ${them}. Of ${linesOf(newer)} take out only the "+" at the start.`;
}

function isCompared(text: string): boolean {
  return /^-/m.test(text) && /^\+/m.test(text);
}

/** A code fence on a line of its own, reported together with the one that closes it. */
function fenceAlone(text: string, offset: number, shown: string): SyntaxFault | undefined {
  const [rest = ""] = text.slice(offset + shown.length).split("\n", 1);
  if (!startsLine(text, offset) || rest.trim() !== "") return undefined;
  const mark = shown.slice(0, 3);
  const end = text.slice(offset + shown.length).search(new RegExp(`(?<=\\n[ \\t]*)${mark}[ \\t\\r]*(?:\\n|$)`));
  const also = end < 0 ? "" : `, and ${quote(mark)} in line ${lineAt(offset + shown.length + end)}`;
  const message = `${quote(shown)} is not expected here.`;
  const fix = `take ${quote(shown)} out${also}.`;
  return faultAt({ offset, length: shown.length }, { code: "unexpected-text", message, fix, replacement: "" });
}

/** The fix if nothing else stands where a value is expected, so that taking the mark out is not enough. */
function inPlaceOf(
  { text, expected, before, name }: Scan,
  { offset, shown }: { offset: number; shown: string },
): string | undefined {
  const isAlone = /^\s*(?:[,}\]]|$)/.test(text.slice(offset + shown.length, offset + shown.length + 1000));
  if (!isAlone || !expected.endsWith("value")) return undefined;
  if (before?.kind === ":") return `${valueOrOut({ text, before, name }, offset + shown.length)}.`;
  if (!/^[-_+>*~•]+$/.test(shown)) return undefined;
  const isMid = text
    .slice(offset + shown.length)
    .trimStart()
    .startsWith(",");
  const comma = isMid ? "behind" : before?.kind === "," ? "before" : undefined;
  return comma && `write a value in its place, or take ${quote(shown)} out with the comma ${comma} it.`;
}

/** The fix for a mark that may be at the start of the lines below as well. */
function fixOfMark(text: string, offset: number, shown: string): string {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  if (start === offset && /^[-+]$/.test(shown) && isCompared(text))
    return 'these are lines of a comparison of two versions: take out each line that starts with "-" as a whole. Where a line starts with "+", take out only that sign.';
  const [first, ...more] = startsLine(text, offset) ? linesBelow(text, offset, shown) : [];
  if (first === undefined) return `take ${quote(shown)} out.`;
  const last = lineAt(more.at(-1) ?? first);
  const lines = more.length > 0 ? `the lines below, down to line ${last}` : `line ${last}`;
  return `take ${quote(shown)} out, and also at the start of ${lines}.`;
}

/** The offsets of the same mark at the start of the lines below, up to the first line without it. */
function linesBelow(text: string, offset: number, shown: string): number[] {
  const found: number[] = [];
  let at = offset;
  for (const line of text.slice(offset, offset + 10_000).split("\n")) {
    const start = at + line.length - line.trimStart().length;
    if (!text.startsWith(shown, start)) break;
    found.push(start);
    at += line.length + 1;
  }
  return found.slice(1);
}
