/** What a text quotes or shows as code is written by others: the text may be about it. */
import { withoutCode } from "./markdown.ts";
import type { Text } from "../gathered/texts/texts.ts";

/** From the last opening mark on: any number of unclosed ones may stand before it. */
const OTHERS = /“[^“”]*”|„[^“”„]*[“”]|«[^«»]*»|"[^"]*"/g;
/** Longer texts that are quoted as a whole are what somebody has said. */
const LONGEST_NAME = 30;

/** A text without its quotations and its code. */
export function withoutOthers(text: string, kind: Text["kind"]): string {
  const words = kind === "markdown" ? withoutCode(text) : text;
  const own = words.replace(OTHERS, "“”");
  return words.length <= LONGEST_NAME || /\p{L}/u.test(own) ? own : words;
}
