import { UNSEEN } from "./unseen.ts";

/** Whether nothing can be seen of a text. The schemas ask the same of texts, in the pattern of theirs. */
export function isBlank(text: string): boolean {
  return !SEEN.test(text);
}

/** Beside spaces and the like: what says how the sign before it is drawn. */
const SEEN = new RegExp(String.raw`[^\s${UNSEEN}\ufe00-\ufe0f]`, "u");
