import { type SyntaxFault, withoutEdit } from "./fault.ts";
import { OF_BRACKETS } from "./passOver.ts";

/**
 * Drops the edits of bracket faults behind a fault without an edit, if another bracket has to be mended by hand. --fix goes on
 * behind a fault without an edit only if no new fault follows from that, which is rarely so for brackets.
 */
export function asMade(told: SyntaxFault[]): SyntaxFault[] {
  const first = told.findIndex(({ edit }) => !edit);
  const areLoose = told.some(({ code, edit }) => !edit && OF_BRACKETS.has(code));
  if (!areLoose) return told;
  return told.map((fault, i) => (i > first && OF_BRACKETS.has(fault.code) ? withoutEdit(fault) : fault));
}
