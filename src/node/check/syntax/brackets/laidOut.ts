/** Reports bracket faults by the indents of the text, and reads on behind them. */
import { withEdits } from "../../document/edited.ts";
import type { Edit } from "../../finding.ts";
import { asWritten } from "../asWritten.ts";
import type { SyntaxFault } from "../fault.ts";
import { findSyntaxFault } from "../findFault.ts";
import { areNear } from "../lineOf.ts";
import { byIndents } from "../lines/byIndents.ts";
import { linesExchanged } from "../lines/exchanged.ts";
import type { PassedLines } from "../passOver.ts";
import { endOf } from "../tokens.ts";
import type { Stand } from "../scan.ts";

/** Faults of objects, names and values that may follow from an earlier fault, however that one was mended. */
export const DOUBTFUL: ReadonlySet<SyntaxFault["code"]> = new Set<SyntaxFault["code"]>([
  "missing-bracket",
  "unclosed-bracket",
  "wrong-bracket",
  "extra-bracket",
  "missing-name",
  "missing-value",
  "text-after-end",
]);

/** The first fault. One of brackets is reported as if it were the only one, with the others mended by their indents. */
export function findFault(text: string, stands: Stand[], made: readonly Edit[] = []): SyntaxFault | undefined {
  const fault = findSyntaxFault(text, stands);
  if (!fault || !DOUBTFUL.has(fault.code)) return fault;
  const exchanged = linesExchanged(text, fault);
  if (exchanged) return exchanged;
  const [own, ...others] = byIndents(text, made);
  // From last to first, so that no edit moves another one.
  const edits = own?.some(({ offset }) => areNear(text, offset, fault.offset)) ? [] : others.flat().toReversed();
  const read = withEdits(text, edits);
  const alone = edits.length > 0 ? findSyntaxFault(read) : undefined;
  if (!alone) return fault;
  const { meant, ...said } = asWritten(alone, edits);
  // The fault has to be at characters of the author's text: a bracket that only the indents ask for cannot be found there.
  if (shownIn(text, said) !== shownIn(read, alone)) return fault;
  const isApart = meant && endOf(meant) <= others[0]![0]!.offset;
  return { ...said, ...(isApart && { meant }) };
}

function shownIn(text: string, { offset, length }: Pick<SyntaxFault, "offset" | "length">): string {
  return text.slice(offset, offset + length);
}

/** Inserts brackets where the indents want them, so that the rest is read by its indents. */
export function layOut(
  text: string,
  { fault, stands, made }: { fault: SyntaxFault; stands: Stand[]; made: readonly Edit[] },
): PassedLines | undefined {
  const all = byIndents(text, made);
  const edits = fault.isMoved ? all.flat() : all[0];
  if (!edits) return undefined;
  const read = withEdits(text, edits);
  const reading: Stand[] = [];
  // From last to first, so that no edit moves another one.
  const inTurn = edits.toReversed();
  const next = findFault(read, reading, [...made, ...inTurn]);
  // A fault on the same line may follow from this one.
  if (next && !/[\r\n]/.test(read.slice(fault.offset, next.offset).trim())) return undefined;
  stands.splice(0, Infinity, ...reading);
  return { edits: inTurn, isField: false, text: read, next };
}
