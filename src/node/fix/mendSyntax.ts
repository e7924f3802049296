/** Puts a text right that is not JSON, mistake by mistake, as far as the edits are sure. */
import { findSyntaxFault } from "../check/syntax/findFault.ts";
import type { Stand } from "../check/syntax/scan.ts";
import { positionOf } from "../check/document/position.ts";
import { withEdits } from "../check/document/edited.ts";
import type { Step } from "./edits.ts";

/** How many characters are copied before a text is left for the next time. */
const MOST_COPIED = 2_000_000_000;
/** What even the shortest text costs. */
const LEAST_COPIED = 10_000;

interface Mended {
  text: string;
  steps: Step[];
}

/**
 * A line is put right as a whole or left as it is: where an edit only leads to the next mistake in the same line that
 * nobody can mend for the author, the first one was mended the wrong way.
 */
export function mendSyntax(file: string, written: string): Mended {
  const mended: Mended = { text: written, steps: [] };
  let text = written;
  let line: Step[] = [];
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
