/** The window that a link of another program asks for, which nobody chooses here. */
import { capital } from "../wording/words.ts";

export const SAME_TAB = "links open in the same tab, unless a visitor wants another one.";

const TARGET = /<a\s[^<>]*\btarget\s*=|^\{:?\s*target=/i;

/** What becomes of it; empty if the text has none. */
export function aboutTarget(text: string): string {
  return TARGET.test(text) ? ` ${capital(SAME_TAB)}` : "";
}
