/** The fix for a missing line, once the schema of its place tells which name stood there. */
import type { SyntaxFault } from "./fault.ts";

/** In a fix, the name that is not known yet. */
export const LOST_NAME = '"…"';

export interface LostLine {
  /** The fix with that name. */
  fix: string;
  /** What may be done instead, if the group around does not need the field. */
  orElse?: string;
}

export function inNameOf(
  { lostLine, ...fault }: SyntaxFault,
  { name, isNeeded }: { name: string; isNeeded: boolean },
): SyntaxFault {
  const { fix, orElse = "" } = lostLine!;
  return { ...fault, fix: (isNeeded ? fix : fix + orElse).replaceAll(LOST_NAME, `"${name}"`) };
}
