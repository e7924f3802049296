/** The edits of --fix, and which of them can be made together. */
import { byOffset } from "../check/document/edited.ts";
import type { Edit } from "../check/finding.ts";

/** An edit that is being tried, with its place. */
export interface FixStep {
  file: string;
  /** From 1. No edit adds or removes a line, so it is the same before and after. */
  line: number;
  /** The text that the edit applies to. */
  before: string;
  edit: Edit;
}

/** The edits that do not overlap, sorted by offset; of two that overlap, the earlier one is kept. */
export function withoutOverlaps<T extends { edit: Edit }>(steps: readonly T[]): T[] {
  let end = 0;
  return steps
    .toSorted((a, b) => byOffset(a.edit, b.edit))
    .filter(({ edit }) => {
      if (edit.offset < end) return false;
      end = edit.offset + Math.max(edit.length, 1);
      return true;
    });
}
