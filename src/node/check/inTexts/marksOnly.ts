import { isBlank } from "../../../model/blank.ts";
import { piecesOf } from "./markdown.ts";

/** Nothing but marks, the numbers of lists, and characters by their names. */
const MARKS = /^(?:[\s*_>+#`~\\-]|\d{1,9}[.)]|&#?\w{1,31};){1,200}$/;
/** A longer text is only asked for its marks if one of these is in it. */
const SHORT = 30;
const SIGN = /[&*#]/;

/** Whether nothing is shown of a Markdown text that is not blank: it has only marks that say how words look. */
export function hasOnlyMarks(text: string): boolean {
  if (!MARKS.test(text) || (text.length >= SHORT && !SIGN.test(text)) || isBlank(text)) return false;
  for (const piece of piecesOf(text))
    if (piece.type === "thematicBreak" || ("value" in piece && !isBlank(piece.value))) return false;
  return true;
}
