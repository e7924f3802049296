/** Reads a document as it is meant where names are repeated in it: two arrays as one, one entry of a list as two. */
import type { FileProblem } from "../finding.ts";
import type { Group } from "../site.ts";
import type { Document, Mending } from "./document.ts";
import { rangeAfter, withEdits } from "./edited.ts";

/**
 * Makes the edits that are meant.
 * @param told The problems of the names in the document.
 * @returns Whether there were any, so that the names have to be checked again.
 */
export function readAsMeant(document: Document, told: readonly FileProblem[]): boolean {
  // Backwards, because each edit of `mended` has to apply to the text after the previous ones.
  const edits = told.flatMap(({ meant }) => meant ?? []).toSorted((one, other) => other.offset - one.offset);
  if (edits.length === 0) return false;
  const { text, mended = { ...NOTHING_YET, written: text } } = document;
  const unread = mended.unread.map((range) => {
    const { offset } = rangeAfter(edits, { ...range, text: "" });
    return { ...range, offset };
  });
  document.mended = { ...mended, edits: [...mended.edits, ...edits], unread };
  document.text = withEdits(text, edits);
  document.data = JSON.parse(document.text) as Group;
  return true;
}

const NOTHING_YET: Omit<Mending, "written"> = {
  edits: [],
  unread: [],
  shownLines: new Set<number>(),
  remainders: new Set<number>(),
  isCutOff: false,
  hasLostName: false,
};
