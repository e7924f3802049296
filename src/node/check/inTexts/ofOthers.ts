/** What a text says with quotation marks, or as code, that somebody else writes: it may be about it. */
import { withoutCode } from "./markdown.ts";
import type { Text } from "../gathered/texts.ts";

/** From the last sign that opens: the text may have any number of them that nothing closes. */
const OTHERS = /“[^“”]*”|„[^“”„]*[“”]|«[^«»]*»|"[^"]*"/g;
/** Longer texts that are in quotation marks as a whole say what somebody has said. */
const LONGEST_NAME = 30;

/** A text without what it says that others write. */
export function withoutOthers(text: string, kind: Text["kind"]): string {
  const words = kind === "markdown" ? withoutCode(text) : text;
  const own = words.replace(OTHERS, "“”");
  return words.length <= LONGEST_NAME || /\p{L}/u.test(own) ? own : words;
}
