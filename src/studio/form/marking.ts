/** What marks of Markdown share: where they may stand in a text, and how the selection follows them. */
import type { Nodes } from "mdast";
import type { Edit } from "../../node/check/finding.ts";
import { withEdits } from "../../node/check/document/edited.ts";
import type { Span } from "../../node/check/document/written.ts";
import { piecesOf } from "../../node/check/inTexts/markdown.ts";

/** A text, and what is selected in it. */
export interface Marked extends Span {
  text: string;
}

/** A line that begins a block of its own: a point of a list, a heading, a quotation. */
const BLOCK_START = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)]|#{1,6}|>)[ \t]+)+/;
const LETTERS_BEFORE = /[\p{L}\p{M}\p{N}]+$/u;
const LETTERS_AFTER = /^[\p{L}\p{M}\p{N}]+/u;

/** The selected words of each paragraph and point, as no mark goes on from one to the next. Without a selection, the word around it. */
export function wordsIn({ text, start, end }: Marked): Span[] {
  if (start === end) return wordAt(text, start);
  const spans: Span[] = [];
  let at = 0;
  let isGoingOn = false;
  for (const line of text.split("\n")) {
    const [sign = ""] = BLOCK_START.exec(line) ?? [];
    const own = trimmed(text, { start: Math.max(start, at + sign.length), end: Math.min(end, at + line.length) });
    const last = spans.at(-1);
    if (own && last && isGoingOn && sign === "") last.end = own.end;
    else if (own) spans.push(own);
    isGoingOn = own !== undefined;
    at += line.length + 1;
  }
  return spans;
}

function wordAt(text: string, at: number): Span[] {
  const [before] = LETTERS_BEFORE.exec(text.slice(0, at)) ?? [];
  const [after] = LETTERS_AFTER.exec(text.slice(at)) ?? [];
  return before && after ? [{ start: at - before.length, end: at + after.length }] : [];
}

/** A sign with a space inside of it is no mark: a double click on Windows selects the space behind a word as well. */
function trimmed(text: string, { start, end }: Span): Span | undefined {
  const own = start < end ? text.slice(start, end) : "";
  const words = own.trim();
  if (words === "") return undefined;
  const from = start + own.indexOf(words);
  return { start: from, end: from + words.length };
}

/** A mark: the whole, and the words in it. */
export interface Mark extends Span {
  words: Span;
  node: Nodes;
}

/** The marks of a kind in a text. */
export function marksIn(text: string, type: "strong" | "emphasis" | "link"): Mark[] {
  return [...piecesOf(text)].flatMap((node) => {
    if (node.type !== type) return [];
    const own = spanOf(node);
    const [first, last] = [node.children[0], node.children.at(-1)];
    const words = first && last ? { start: spanOf(first).start, end: spanOf(last).end } : { ...own, end: own.start };
    return [{ ...own, words, node }];
  });
}

function spanOf({ position }: Nodes): Span {
  return { start: position!.start.offset!, end: position!.end.offset! };
}

export function holds(outer: Span, { start, end }: Span): boolean {
  return outer.start <= start && end <= outer.end;
}

export function meets(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}

/** Takes a mark off its words. */
export function without({ start, end, words }: Mark): Edit[] {
  return [replacing({ start, end: words.start }, ""), replacing({ start: words.end, end }, "")];
}

export function replacing({ start, end }: Span, text: string): Edit {
  return { offset: start, length: end - start, text };
}

/** Puts signs around words, and takes marks off that are in the way, as none of a kind stands in another. */
export function around(words: Span, marks: readonly Mark[], [before, after]: readonly [string, string]): Edit[] {
  const off = marks.filter((mark) => meets(mark, words));
  const start = Math.min(words.start, ...off.map((mark) => mark.start));
  const end = Math.max(words.end, ...off.map((mark) => mark.end));
  return [replacing({ start, end: start }, before), ...off.flatMap(without), replacing({ start: end, end }, after)];
}

/** The text after edits, with the same words selected. */
export function edited({ text, start, end }: Marked, edits: readonly Edit[], words: readonly Span[]): Marked {
  const from = words[0]?.start ?? start;
  const to = words.at(-1)?.end ?? end;
  return { text: withEdits(text, edits), start: placeAfter(edits, from, true), end: placeAfter(edits, to, false) };
}

/** Where a place is after edits. @param isStart Signs that are put at the place come before it. */
function placeAfter(edits: readonly Edit[], place: number, isStart: boolean): number {
  return edits.reduce((at, { offset, length, text }) => {
    if (offset > place || (offset === place && !(isStart && length === 0))) return at;
    return at + text.length - Math.min(length, place - offset);
  }, place);
}
