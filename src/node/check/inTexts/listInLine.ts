/** A list whose points stand one behind the other: "What we need: - a sketch - a date - a budget". */
import { BULLETS } from "./bullets.ts";

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

/** A mark between points, but not within the words of a link. */
function dividerOf(mark: string, isSpaced: boolean): RegExp {
  const around = isSpaced ? `(?<![ \\t])[ \\t]+[${mark}][ \\t]+` : `(?<![ \\t])[ \\t]*${mark}[ \\t]*`;
  return new RegExp(`${around}(?![^[\\]]{0,300}\\])`, "u");
}
