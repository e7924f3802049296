/** A bracket that is missing in one place and too many in another one: it was moved, not deleted. */
import { lineAt } from "../../document/lineMarks.ts";
import type { SyntaxFault } from "../fault.ts";

/** If exactly one bracket is missing and one of its kind is too many, the message of the latter says so. */
export function asMoved(told: SyntaxFault[], text: string): SyntaxFault[] {
  const [missing, ...alsoMissing] = told.filter(({ code }) => code === "missing-bracket");
  const [extra, ...alsoExtra] = told.filter(({ code }) => code === "extra-bracket");
  if (!missing?.meant || !extra || alsoMissing.length > 0 || alsoExtra.length > 0) return told;
  const bracket = missing.meant.text.replace(/[^{}[\]]/g, "");
  if (text[extra.offset] !== bracket || !extra.fixIfMoved) return told;
  const message = `${extra.message} It is the one that is missing in line ${lineAt(missing.offset)}.`;
  return told.map((fault) => (fault === extra ? { ...extra, message, fix: extra.fixIfMoved! } : fault));
}
