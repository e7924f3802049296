/** Edits of a text: which go together, and what comes out. */
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

/** The text with edits made that do not overlap. Everything else stays as it is. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let at = 0;
  const parts: string[] = [];
  for (const edit of inOrder(edits)) {
    parts.push(text.slice(at, edit.offset), edit.text);
    at = edit.offset + edit.length;
  }
  return parts.join("") + text.slice(at);
}

/** As many as can be made at once, from the start of the text on; an edit that overlaps an earlier one is left out. */
export function withoutOverlaps<T extends { edit: Edit }>(steps: readonly T[]): T[] {
  let end = 0;
  return steps
    .toSorted((a, b) => a.edit.offset - b.edit.offset || a.edit.length - b.edit.length)
    .filter(({ edit }) => {
      if (edit.offset < end) return false;
      end = edit.offset + Math.max(edit.length, 1);
      return true;
    });
}

function inOrder(edits: readonly Edit[]): Edit[] {
  return edits.toSorted((a, b) => a.offset - b.offset);
}
