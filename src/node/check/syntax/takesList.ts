import type { Token } from "./tokens.ts";

/** Names of texts with paragraphs, and names in the plural. */
const TAKES_LIST = /^"(?:text|lead|answer|description|content|open|\w+s)"$/;

/** Whether a list may stand behind a name, by the name alone. */
export function takesList({ source }: Token): boolean {
  return TAKES_LIST.test(source);
}
