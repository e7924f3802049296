/** Edits that --fix would take back are none to promise. */
import { type SyntaxFault, withoutEdit } from "./fault.ts";
import { OF_BRACKETS } from "./passOver.ts";

/**
 * Mistakes with the edits that --fix makes. It goes on behind one without an edit only where that leads to no other mistake,
 * and a bracket is seldom the last one while another has to be mended by hand.
 */
export function asMade(told: SyntaxFault[]): SyntaxFault[] {
  const first = told.findIndex(({ edit }) => !edit);
  const areLoose = told.some(({ code, edit }) => !edit && OF_BRACKETS.has(code));
  if (!areLoose) return told;
  return told.map((fault, i) => (i > first && OF_BRACKETS.has(fault.code) ? withoutEdit(fault) : fault));
}
