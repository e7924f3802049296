/** Edits of a text, and which of them go together. */
import { inOrder } from "../check/document/edited.ts";
import type { Edit } from "../check/finding.ts";

/** An edit under way: what it changes, and where that stands. */
export interface Step {
  file: string;
  /** Counted from 1. No edit adds or takes away a line, so it is the same before and after. */
  line: number;
  /** The text that the edit is for. */
  before: string;
  edit: Edit;
}

/** As many as can be made at once, from the start of the text on; an edit that overlaps an earlier one is left out. */
export function withoutOverlaps<T extends { edit: Edit }>(steps: readonly T[]): T[] {
  let end = 0;
  return steps
    .toSorted((a, b) => inOrder(a.edit, b.edit))
    .filter(({ edit }) => {
      if (edit.offset < end) return false;
      end = edit.offset + Math.max(edit.length, 1);
      return true;
    });
}
