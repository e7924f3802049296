/** Explains fields that hold a note to other authors. */
import { TAKE_IT_OUT } from "../../../wording/commas.ts";
import type { Sorted } from "../sorted/sorted.ts";

const NOTES =
  /^[$_/#]*(?:(?:internal|editors?|authors?|dev|review|team|my|our)[-_]?)?(?:comments?|notes?|remarks?|reminders?|to-?do|fixme)$|^internal$|^[$_/#]+$/i;

/** Words for a colleague, and not for visitors. */
export function noteToOthers({ document, group }: Sorted, name: string): string | undefined {
  if (!NOTES.test(name) || typeof group[name] !== "string") return undefined;
  const where = document.role === "site" ? "this file" : "a page";
  return `${TAKE_IT_OUT}: there are no notes to other people in ${where}. Say it where you propose the change, or in a message.`;
}
