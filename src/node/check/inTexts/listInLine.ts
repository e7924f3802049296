/** A list whose points stand one behind the other: "What we need: - a sketch - a date - a budget". */
import { BULLETS, MIDDLE_DOTS } from "./bullets.ts";

interface ListInLine {
  /** What is before each point. */
  mark: string;
  /** The same text with each point on a line of its own; left out where nobody can say where the last one ends. */
  better?: string;
}

/** With fewer points, the marks may be dashes. */
const FEWEST = 3;
/** The first mark: at the start or behind a colon. */
const FIRST = new RegExp(`(^[ \\t]*|:[ \\t]*)(?:([-*])[ \\t]+|([${BULLETS}])[ \\t]*)(?=[^\\s*-])`, "u");
/** A list as it should be, in several lines. */
const LINES = new RegExp(`^[ \\t]*(?:[-*][ \\t]|[${BULLETS}])[^]*\\n[ \\t]*(?:[-*][ \\t]|[${BULLETS}])`, "mu");
/** Something that is said behind the last point. */
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
    // Without an empty line, it would be part of the last point.
    if (behind.length > 0 && behind[0]!.trim() !== "") behind.unshift("");
    return { mark, better: [...lines.slice(0, i), ...own, ...behind].join("\n") };
  }
  return undefined;
}

/** Whether a text starts as a point of a list does. Dots may stand between words as well. */
export function startsAsPoint(text: string): boolean {
  return ANY_MARK.test(text.trim());
}

/** The points of a text that has nothing else in it, whether they stand in one line or below each other; at least two, or none. */
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
/** Behind a colon, what stands before it is no point. */
const BETWEEN = new RegExp(`[|${BULLETS}](?<=^[^:|${BULLETS}]*.)`, "u");

/** What a row of a table holds. */
function withoutStrokes(text: string): string {
  const isRow = text.length > 1 && text.startsWith("|") && text.endsWith("|") && !/[\r\n]/.test(text);
  return isRow ? text.slice(1, -1).trim() : text;
}

/** A mark between points, but not within the words of a link. */
function dividerOf(mark: string, isSpaced: boolean): RegExp {
  const around = isSpaced ? `(?<![ \\t])[ \\t]+[${mark}][ \\t]+` : `(?<![ \\t])[ \\t]*[${mark}][ \\t]*`;
  return new RegExp(`${around}(?![^[\\]]{0,300}\\])`, "u");
}
