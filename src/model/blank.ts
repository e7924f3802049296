import { UNSEEN } from "./unseen.ts";

/** Whether a text has no visible character. The pattern of texts in the schemas says the same. */
export function isBlank(text: string): boolean {
  return !SEEN.test(text);
}

/** A visible character. A variation selector is none: it only changes how the character before it is drawn. */
const SEEN = new RegExp(String.raw`[^\s${UNSEEN}\ufe00-\ufe0f]`, "u");
