import type { OpenToken } from "./scan.ts";
import type { Token } from "./tokens.ts";

/** Where a text stands: among the paragraphs of a text, in another array, or where only a single line can. */
export type TextPlace = "paragraphs" | "entries" | "line";

/** The names of texts with paragraphs, plural names, and those that end like one. */
const TAKES_LIST = /^"(?:text|lead|answer|description|content|open|required|\w+s)"$/;
/** "success" is no plural; "address" is a list of lines. */
const IN_PLURAL = /^"(?:open|required|address|\w*[^\Ws]s)"$/;

/** Whether a name may have an array, judged by the name alone. */
export function takesList({ source }: Token): boolean {
  return TAKES_LIST.test(source);
}

/** Whether the entries of a list behind a name are no paragraphs of a text. */
export function takesEntries({ source }: Token): boolean {
  return IN_PLURAL.test(source);
}

/** Undefined for a text that may as well be a list. */
export function placeOfText(open: readonly OpenToken[], name: Token | undefined): TextPlace | undefined {
  const last = open.at(-1);
  if (last?.token.kind === "[")
    return last.name && takesList(last.name) && !takesEntries(last.name) ? "paragraphs" : "entries";
  // The description of a page stands in one line.
  const isOfPage = open.length === 1 && name?.source === '"description"';
  const isAlone = name !== undefined && (isOfPage || !takesList(name));
  return isAlone ? "line" : undefined;
}
