/** Tabs in a text, reported as one fault; behind the bullet of a list item they are a part of it. */
import { BULLETS, MIDDLE_DOTS } from "../../inTexts/bullets.ts";
import { joined, numberWord, quote } from "../../wording/words.ts";
import type { SyntaxFault } from "../fault.ts";
import { match } from "../pieces.ts";

/** The rest of the text. */
const REST = /(?:[^"\\\r\n]|\\.)*/y;
/** A bullet at the start of a line, and the tabs behind it. */
const POINT = new RegExp(`(?<=^|\\\\n)[${BULLETS}${MIDDLE_DOTS}][ ]{0,9}\\t[ \\t]{0,99}`, "gu");
const DOT = new RegExp(`[${BULLETS}${MIDDLE_DOTS}] {0,9}$`, "u");

/** The tabs between two words, and the word before them. */
const GAP = /([^\s"\\]*)[ ]*\t[ \t]*/g;
/** The end of a sentence or of a part of one, and the tabs behind it. */
const ENDED = /[.!?…:;,][”")]?\s+$/;
/** The most words that are named. */
const MOST = 4;

export const A_TAB = "a tab character (from the Tab key)";

/** Tabs look like spaces in an editor: the words before them show where they are. */
function behind(gaps: readonly { word: string }[]): string {
  const words = gaps.map(({ word }) => word);
  const isShown = words.length > 1 && words.length <= MOST && new Set(words).size === words.length;
  return isShown && !words.includes("") ? `: behind ${joined(words.map(quote), "and")}` : "";
}

/** @param offset That of the first tab with words before and behind it. */
export function tabsInside(text: string, offset: number): SyntaxFault {
  const [dot] = DOT.exec(text.slice(Math.max(offset - 10, 0), offset)) ?? [];
  const before = dot !== undefined && /(?:\\n|")$/.test(text.slice(0, offset - dot.length).slice(-2)) ? dot.length : 0;
  const start = offset - before;
  const whole = match(REST, text, start);
  const written = whole.slice(0, whole.lastIndexOf("\t") + 1);
  const [point] = written.match(POINT) ?? [];
  const rest = written.replace(POINT, "- ");
  const mended = rest.replace(/\t+/g, " ");
  const count = written.split("\t").length - 1;
  const tabs = count === 1 ? `is ${A_TAB}` : `are ${numberWord(count)} tab characters (from the Tab key)`;
  const dots = point === undefined ? undefined : quote(Array.from(point)[0]!);
  const space = rest.includes("\t") ? ", and a space in the place of any other tab" : "";
  const [first = ""] = /[^\s"\\]*[ ]*$/.exec(text.slice(Math.max(start - 100, 0), start)) ?? [];
  const gaps = Array.from(`${first}${rest}`.matchAll(GAP), ([gap, word = ""]) => ({ word, isEnd: ENDED.test(gap) }));
  const areSentences = gaps.every(({ isEnd }) => isEnd);
  const hasColumns = !dots && !areSentences && /\t[^\t]+\t/.test(whole.trimEnd());
  const behindMarks = gaps.some(({ isEnd }) => isEnd) ? "; behind a mark such as a point, only a space" : "";
  // Nothing belongs between the last word and the quotation mark.
  const edit = {
    offset: start,
    length: written.length,
    text: whole.trim() === written.trim() ? mended.trimEnd() : mended,
  };
  return {
    code: "invisible-character",
    offset,
    length: 1,
    message: `There ${tabs} in this text${dots ? ", behind the dots of a list" : ""}.`,
    fix: dots
      ? `write "- " in the place of each ${dots} and the tab behind it${space}.`
      : hasColumns
        ? `write a comma and a space in the place of each if they part the columns of a table, or else a space${behindMarks}.`
        : `write a space in ${count === 1 ? "its place" : `the place of each${behind(gaps)}`}.`,
    // Only the author knows whether the cells form a sentence.
    ...(hasColumns ? { meant: edit } : { edit }),
  };
}
