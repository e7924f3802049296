import { isBlank } from "../../../model/blank.ts";
import { piecesOf } from "./markdown.ts";

/** Only marks, brackets, the numbers of lists, and character references. */
const MARKS = /^(?:[\s*_>+#`~\\|()[\]{}-]|\d{1,9}[.)]|&#?\w{1,31};){1,200}$/;
/** A text of this length or more is parsed only if it has one of these signs. */
const SHORT = 30;
const SIGN = /[&*#]/;
/** Marks that enclose words: without words, they are shown and say nothing. */
const AROUND_NOTHING = /^[\s*_`~|()[\]{}]*$/;

const APART: ReadonlySet<string> = new Set(["thematicBreak", "link", "image"]);

/** Whether a Markdown text that is not blank consists of marks of formatting, shown or not. */
export function hasOnlyMarks(text: string): boolean {
  if (!MARKS.test(text) || (text.length >= SHORT && !SIGN.test(text)) || isBlank(text)) return false;
  // A backslash says that a mark is meant.
  const isNothing = (shown: string) => isBlank(shown) || (AROUND_NOTHING.test(shown) && !text.includes("\\"));
  for (const piece of piecesOf(text)) {
    // A link or a picture without words is reported by other rules.
    if (APART.has(piece.type)) return false;
    if ("value" in piece && !(piece.type === "text" ? isNothing(piece.value) : isBlank(piece.value))) return false;
  }
  return true;
}

/** Whether a Markdown text is only a thematic break. */
export function isOnlyLine(text: string): boolean {
  if (!MARKS.test(text) || text.length >= SHORT) return false;
  const pieces = [...piecesOf(text)].filter(({ type }) => type !== "root");
  return pieces.length > 0 && pieces.every(({ type }) => type === "thematicBreak");
}

/** Three dots and more are reported by another rule. A long dash may be meant. */
const POINTS = /^(?!\.{3,}$)[.,:;]{1,20}$/;
const POINTS_OR_HYPHENS = /^(?!\.{3,}$)[.,:;·•_–-](?:[\s.,:;·•_–-]{0,20}[.,:;·•_–-])?$/;

/** Whether a text is a lone full stop or the like. */
export function hasOnlyPoints(text: string): boolean {
  return POINTS.test(text);
}

/** Whether a heading is that, or a hyphen. */
export function hasOnlyPointsOrHyphens(heading: string): boolean {
  return POINTS_OR_HYPHENS.test(heading);
}

/** Whether a plain text consists of pairs of marks with nothing between. A single mark may be meant. */
export function hasEmptyPair(text: string): boolean {
  return /^(?:(?:\*\*|``|\[\s?\])\s?){1,20}$/.test(text);
}
