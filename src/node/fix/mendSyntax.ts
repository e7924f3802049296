/** Repairs the syntax of a text that is not JSON, mistake by mistake, as long as the edits are safe. */
import { findSyntaxFault } from "../check/syntax/findFault.ts";
import type { Stand } from "../check/syntax/scan.ts";
import { positionOf } from "../check/document/position.ts";
import { withEdits } from "../check/document/edited.ts";
import type { FixStep } from "./edits.ts";

/** The limit of copied characters, after which the rest of the text is left for the next run. */
const MOST_COPIED = 2_000_000_000;
/** The cost of a round, even for the shortest text. */
const LEAST_COPIED = 10_000;

interface Mended {
  text: string;
  steps: FixStep[];
}

/**
 * Repairs a line as a whole or not at all: if an edit leads to another mistake in the same line that has no edit, the
 * edit was wrong.
 */
export function mendSyntax(file: string, written: string): Mended {
  const mended: Mended = { text: written, steps: [] };
  let text = written;
  let line: FixStep[] = [];
  const keep = () => {
    mended.steps.push(...line);
    mended.text = text;
    line = [];
  };
  const stands: Stand[] = [];
  for (let copied = 0; copied < MOST_COPIED; copied += Math.max(text.length, LEAST_COPIED)) {
    const fault = findSyntaxFault(text, stands);
    if (!fault) {
      keep();
      break;
    }
    const at = positionOf({ file, text }, fault.offset).line;
    if (at > (line.at(-1)?.line ?? at)) keep();
    if (!fault.edit) break;
    line.push({ file, line: at, before: text, edit: fault.edit });
    text = withEdits(text, [fault.edit]);
  }
  return mended;
}
