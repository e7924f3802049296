/** Mistakes of brackets, each told and read on behind by the lines of its text. */
import { withEdits } from "../document/edited.ts";
import type { Edit } from "../finding.ts";
import { asWritten } from "./asWritten.ts";
import type { SyntaxFault } from "./fault.ts";
import { findSyntaxFault } from "./findFault.ts";
import { areNear } from "./lineOf.ts";
import { byIndents } from "./lines/byIndents.ts";
import type { Passed } from "./passOver.ts";
import type { Stand } from "./scan.ts";

/** Where groups, names and values do not fit together, it may be because of a mistake before, whatever was made of that. */
export const DOUBTFUL: ReadonlySet<SyntaxFault["code"]> = new Set<SyntaxFault["code"]>([
  "missing-bracket",
  "unclosed-bracket",
  "wrong-bracket",
  "extra-bracket",
  "missing-name",
  "missing-value",
  "text-after-end",
]);

/** The first mistake. One of brackets is told as it would be if it were the only one, by the lines of the text. */
export function findFault(text: string, stands: Stand[], made: readonly Edit[] = []): SyntaxFault | undefined {
  const fault = findSyntaxFault(text, stands);
  if (!fault || !DOUBTFUL.has(fault.code)) return fault;
  const [own, ...others] = byIndents(text, made);
  // The last first, so that none moves another one.
  const edits = own?.some(({ offset }) => areNear(text, offset, fault.offset)) ? [] : others.flat().toReversed();
  const read = withEdits(text, edits);
  const alone = edits.length > 0 ? findSyntaxFault(read) : undefined;
  if (!alone) return fault;
  const { meant, ...said } = asWritten(alone, edits);
  // Nobody finds a bracket of which only the lines say that it should be there.
  if (shownIn(text, said) !== shownIn(read, alone)) return fault;
  const isApart = meant && meant.offset + meant.length <= others[0]![0]!.offset;
  return { ...said, ...(isApart && { meant }) };
}

function shownIn(text: string, { offset, length }: Pick<SyntaxFault, "offset" | "length">): string {
  return text.slice(offset, offset + length);
}

/** Puts brackets where the lines of a text want them, so that the rest is read by how far it is set in. */
export function layOut(
  text: string,
  { fault, stands, made }: { fault: SyntaxFault; stands: Stand[]; made: readonly Edit[] },
): Passed | undefined {
  const all = byIndents(text, made);
  const edits = fault.isMoved ? all.flat() : all[0];
  if (!edits) return undefined;
  const read = withEdits(text, edits);
  const reading: Stand[] = [];
  // The last first, so that no place of another one is moved.
  const inTurn = edits.toReversed();
  const next = findFault(read, reading, [...made, ...inTurn]);
  // What stands in the same line may follow from it.
  if (next && !/[\r\n]/.test(read.slice(fault.offset, next.offset).trim())) return undefined;
  stands.splice(0, Infinity, ...reading);
  return { edits: inTurn, isField: false, text: read, next };
}
