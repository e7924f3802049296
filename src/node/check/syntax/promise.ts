/** What is told of the first mistake: an edit only where --fix makes it. */
import type { SyntaxFault } from "./fault.ts";
import { findSyntaxFault } from "./findFault.ts";
import type { Stand } from "./scan.ts";

/** After so many edits in one line, it is believed that the others can be made as well. */
const MOST_TRIED = 100;

/**
 * The first mistake in a text. A line is put right as a whole or left as it is, so the edit is left out when another
 * mistake in the same line has none.
 */
export function firstFault(text: string): SyntaxFault | undefined {
  const stands: Stand[] = [];
  const first = findSyntaxFault(text, stands);
  if (!first?.edit) return first;
  const line = lineOf(text, first.offset);
  let fault: SyntaxFault | undefined = first;
  let mended = text;
  for (let tried = 0; tried < MOST_TRIED && fault?.edit; tried++) {
    const { offset, length, text: written }: NonNullable<SyntaxFault["edit"]> = fault.edit;
    mended = mended.slice(0, offset) + written + mended.slice(offset + length);
    fault = findSyntaxFault(mended, stands);
    if (!fault || lineOf(mended, fault.offset) > line) return first;
  }
  if (fault?.edit) return first;
  const { edit: _, ...told } = first;
  return told;
}

/** Where the line begins; no edit of a line changes that. */
function lineOf(text: string, offset: number): number {
  return Math.max(text.lastIndexOf("\n", offset - 1), text.lastIndexOf("\r", offset - 1));
}
