/** A list whose items stand on one line: "What we need: - a sketch - a date - a budget". */
import { BULLETS, MIDDLE_DOTS } from "./bullets.ts";

interface ListInLine {
  /** The mark before each item. */
  mark: string;
  /** The text with each item on a line of its own; undefined if it is unclear where the last one ends. */
  better?: string;
}

/** With fewer items, the marks may be dashes. */
const FEWEST = 3;
/** The first mark: at the start or behind a colon. */
const FIRST = new RegExp(`(^[ \\t]*|:[ \\t]*)(?:([-*])[ \\t]+|([${BULLETS}])[ \\t]*)(?=[^\\s*-])`, "u");
/** A proper list over several lines. */
const LINES = new RegExp(`^[ \\t]*(?:[-*][ \\t]|[${BULLETS}])[^]*\\n[ \\t]*(?:[-*][ \\t]|[${BULLETS}])`, "mu");
/** A sentence behind the last item. */
const SENTENCE = /[.!?]\s+\p{Lu}/u;

export function listInLine(text: string): ListInLine | undefined {
  const lines = text.split("\n");
  const isList = LINES.test(text);
  for (const [i, line] of lines.entries()) {
    const [found, before, hyphen, dot] = FIRST.exec(line) ?? [];
    if (found === undefined || (isList && !before!.startsWith(":"))) continue;
    const mark = (hyphen ?? dot)!;
    const start = line.indexOf(found);
    const points = line.slice(start + found.length).split(dividerOf(mark, hyphen !== undefined));
    if (points.length < FEWEST || points.some((point) => point.trim() === "")) continue;
    if (points.some((point) => SENTENCE.test(point))) return { mark };
    const head = line.slice(0, start) + before!.trim();
    const own = [...(head === "" ? [] : [head]), ...points.map((point) => `- ${point.trim()}`)];
    const behind = lines.slice(i + 1);
    // Without an empty line, it would be part of the last item.
    if (behind.length > 0 && behind[0]!.trim() !== "") behind.unshift("");
    return { mark, better: [...lines.slice(0, i), ...own, ...behind].join("\n") };
  }
  return undefined;
}

/** Whether a text starts as an item of a list does. */
export function startsAsPoint(text: string): boolean {
  return ANY_MARK.test(text.trim());
}

/** The items of a text that has nothing else in it, on one line or below each other; at least two, or none. */
export function pointsIn(text: string): string[] {
  const all = withoutStrokes(text.trim());
  const [mark] = ANY_MARK.exec(all) ?? BETWEEN.exec(all) ?? [];
  if (mark === undefined) return [];
  const isHyphen = "-*".includes(mark);
  const lines = all.split("\n");
  const isBelow = lines.length > 1 && lines.every((line) => line.trimStart().startsWith(mark));
  const points = isBelow
    ? lines.map((line) => line.trim().slice(mark.length))
    : (all.startsWith(mark) ? all.slice(mark.length) : all).split(dividerOf(mark, isHyphen));
  const isList = points.length >= (isHyphen && !isBelow ? FEWEST : 2) && points.every((point) => point.trim() !== "");
  return isList ? points.map((point) => point.trim().replace(/[,;]$/, "")) : [];
}

const ANY_MARK = new RegExp(`^(?:[-*](?=[ \\t])|[${BULLETS}${MIDDLE_DOTS}])`, "u");
/** Not behind a colon: what stands before that is no item. */
const BETWEEN = new RegExp(`[|${BULLETS}](?<=^[^:|${BULLETS}]*.)`, "u");

/** The content of a table row, without its outer | marks. */
function withoutStrokes(text: string): string {
  const isRow = text.length > 1 && text.startsWith("|") && text.endsWith("|") && !/[\r\n]/.test(text);
  return isRow ? text.slice(1, -1).trim() : text;
}

/** Matches a mark between items, but not within the words of a link. */
function dividerOf(mark: string, isSpaced: boolean): RegExp {
  const around = isSpaced ? `(?<![ \\t])[ \\t]+[${mark}][ \\t]+` : `(?<![ \\t])[ \\t]*[${mark}][ \\t]*`;
  return new RegExp(`${around}(?![^[\\]]{0,300}\\])`, "u");
}
