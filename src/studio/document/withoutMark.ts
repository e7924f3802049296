import { countMarks } from "../../node/check/document/byteOrderMarks.ts";
import type { Action } from "./actions.ts";

/** Takes the mark out that another program has put before a text: no form shows it, and nothing with it can be saved. */
export function withoutMark(text: string): Action {
  return { type: "replaceText", text: text.slice(countMarks(text)), label: "take out the mark at the start" };
}
