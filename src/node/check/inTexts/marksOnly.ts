import { isBlank } from "../../../model/blank.ts";
import { piecesOf } from "./markdown.ts";

/** Nothing but marks, brackets, the numbers of lists, and characters by their names. */
const MARKS = /^(?:[\s*_>+#`~\\|()[\]{}-]|\d{1,9}[.)]|&#?\w{1,31};){1,200}$/;
/** A longer text is only asked for its marks if one of these is in it. */
const SHORT = 30;
const SIGN = /[&*#]/;
/** Marks that stand around words: without them, they are shown and say nothing. */
const AROUND_NOTHING = /^[\s*_`~|()[\]{}]*$/;

const APART: ReadonlySet<string> = new Set(["thematicBreak", "link", "image"]);

/** Whether a Markdown text that is not blank has only marks that say how words look, whether these are shown or not. */
export function hasOnlyMarks(text: string): boolean {
  if (!MARKS.test(text) || (text.length >= SHORT && !SIGN.test(text)) || isBlank(text)) return false;
  // A backslash says that a mark is meant.
  const isNothing = (shown: string) => isBlank(shown) || (AROUND_NOTHING.test(shown) && !text.includes("\\"));
  for (const piece of piecesOf(text)) {
    // A link or a picture without words is told as such.
    if (APART.has(piece.type)) return false;
    if ("value" in piece && !(piece.type === "text" ? isNothing(piece.value) : isBlank(piece.value))) return false;
  }
  return true;
}

/** Whether a Markdown text is only a line between paragraphs. */
export function isOnlyLine(text: string): boolean {
  if (!MARKS.test(text) || text.length >= SHORT) return false;
  const pieces = [...piecesOf(text)].filter(({ type }) => type !== "root");
  return pieces.length > 0 && pieces.every(({ type }) => type === "thematicBreak");
}

/** Whether a text that is shown as it is written is only marks that would stand around words: in pairs, as one sign, and others, may be meant. */
export function hasEmptyPair(text: string): boolean {
  return /^(?:(?:\*\*|``|\[\s?\])\s?){1,20}$/.test(text);
}
