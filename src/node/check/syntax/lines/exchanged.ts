/** Two neighbouring lines in the wrong order, as an editor leaves them that moves a line by one key. */
import { lineAt } from "../../document/lineMarks.ts";
import { withEdits } from "../../document/edited.ts";
import type { Edit } from "../../finding.ts";
import { faultAt, type SyntaxFault } from "../fault.ts";
import { findSyntaxFault } from "../findFault.ts";
import { areNear, endOfLine, lineOf } from "../lineOf.ts";
import { endOf } from "../tokens.ts";
import { matchesIndents } from "./byIndents.ts";

/** How many lines before the one with the fault, and behind it, the first of the two may be. */
const [BEFORE, BEHIND] = [2, 1];

/** The fault of such lines near another one, if all brackets match their indents once they are exchanged, and nothing else is wrong there. */
export function linesExchanged(text: string, { offset }: SyntaxFault): SyntaxFault | undefined {
  const starts = startsAround(text, offset);
  const pairs = starts.slice(0, -1).map((start, i) => exchange(text, start, starts[i + 1]!));
  const meant = pairs.find((edit) => edit && isRight(text, edit, offset));
  if (!meant) return undefined;
  const [above, below] = [lineAt(meant.offset), lineAt(endOf(meant))];
  const message = `Line ${below} belongs before line ${above}.`;
  const fix = `exchange the two: move line ${below} up, to before line ${above}.`;
  const own = text.slice(meant.offset, endOfLine(text, meant.offset));
  const indent = own.length - own.trimStart().length;
  const at = { offset: meant.offset + indent, length: own.trim().length };
  return faultAt(at, { code: "json-syntax", message, fix, meant });
}

/** The offsets at which the lines around an offset begin. */
function startsAround(text: string, offset: number): number[] {
  const starts = [lineOf(text, offset) + 1];
  while (starts.length <= BEFORE && starts[0]! > 0) starts.unshift(lineOf(text, starts[0]! - 1) + 1);
  for (let i = 0; i <= BEHIND; i++) {
    const next = /\r\n?|\n/g;
    next.lastIndex = starts.at(-1)!;
    if (!next.test(text)) break;
    starts.push(next.lastIndex);
  }
  return starts;
}

/** The edit that exchanges the two lines that begin at these offsets. */
function exchange(text: string, one: number, other: number): Edit | undefined {
  const end = endOfLine(text, other);
  const [above, below] = [text.slice(one, endOfLine(text, one)), text.slice(other, end)];
  if (above.trim() === "" || below.trim() === "") return undefined;
  const lineBreak = text.slice(one + above.length, other);
  return { offset: one, length: end - one, text: below + lineBreak + above };
}

/** @param fault Offset of the fault that would be gone. */
function isRight(text: string, edit: Edit, fault: number): boolean {
  const read = withEdits(text, [edit]);
  if (!matchesIndents(read)) return false;
  const next = findSyntaxFault(read);
  const end = Math.max(endOf(edit), fault);
  return !next || (next.offset > end && !areNear(read, next.offset, end));
}
