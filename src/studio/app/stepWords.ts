/** Announces a step of undo to somebody who may not see its effect. */
import { pathOf } from "../../model/pointer.ts";
import { valueAt } from "../../node/check/json.ts";
import type { Lookup } from "../../node/check/lookup.ts";
import { capital } from "../../node/check/wording/words.ts";
import type { Action } from "../document/actions.ts";
import { fieldWords } from "../document/fieldWords.ts";
import { isBroken, type OpenFile } from "../document/openFile.ts";
import type { Removal } from "../document/putBack.ts";
import type { Page } from "../document/edits.ts";

const STEPS: ReadonlySet<Action["type"]> = new Set(["move", "add", "duplicate"]);

/**
 * For screen readers: undo, redo and moves leave the focus where it is, and change something elsewhere; what is new gets the
 * focus, and sounds like a field that was there, or like what it is a copy of. Undefined for all else.
 * @param after The file after the step.
 */
export function stepWords(before: OpenFile, action: Action, after: OpenFile): string | undefined {
  if (action.type === "undo") return before.past.length > 0 ? `Undone: ${before.past.at(-1)!.label}.` : undefined;
  if (action.type === "redo") return before.future.length > 0 ? `Done again: ${before.future[0]!.label}.` : undefined;
  if (!STEPS.has(action.type)) return undefined;
  if (after !== before) return `Done: ${after.past.at(-1)!.label}.`;
  if (action.type !== "move" || isBroken(before)) return undefined;
  return `It is ${action.to < Number(action.pointer.split("/").at(-1)) ? "the first" : "the last"} already.`;
}

/** For the note with Undo after a removal: of a block, an item, a group or a list. */
export function removedWords(lookup: Lookup, page: Omit<Page, "keys">, action: Removal): string | undefined {
  const path = pathOf(action.pointer, page.data);
  if (action.type === "remove") return `${capital(lookup.labelOf(page, path))} was removed.`;
  return typeof valueAt(page, path) === "object" ? `Removed: ${fieldWords(lookup, page, path)}.` : undefined;
}
