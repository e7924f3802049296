import { piecesOf } from "../inTexts/markdown.ts";
import type { Rule } from "../rule.ts";
import { quote } from "../wording/words.ts";

/** A line that starts with the marks of a heading, and no space behind them. A single mark may be part of a number or a hashtag. */
const TIGHT = /(?<=^ {0,3})(#{2,6})([^\s#].*)$/gm;

/** A heading in a text has a space behind its marks. */
export const brokenHeading: Rule = {
  code: "broken-heading",
  severity: "warning",
  docs: {
    title: "A heading in a text with no space behind its marks",
    why: "Visitors see the marks, and people who have the page read to them hear of no heading there.",
    mend: "Write a space behind the marks: `### A heading`. For marks that readers should see, write a backslash before them: `\\\\##`.",
  },
  each: {
    *text({ document, path, text, kind }) {
      // A backslash says that the marks are meant.
      if (kind !== "markdown" || !text.includes("##") || text.includes("\\")) return;
      const shown = Array.from(shownIn(text), (found) => [found[0].trim(), found] as const);
      for (const [line, [, marks = "", words = ""]] of new Map(shown)) {
        const message = `${quote(line)} is no heading: there is no space behind ${marks}.`;
        const better = `${marks} ${words.trim()}`;
        const fix = quote(better) === `"${better}"` ? `write "${better}".` : `write a space behind ${marks}.`;
        yield { document, path, point: "value", message, fix };
      }
    },
  },
};

/** The matches that are plain text, and not code. */
function* shownIn(text: string): Generator<RegExpExecArray> {
  const lines = [...text.matchAll(TIGHT)];
  let next = 0;
  for (const { type, position } of piecesOf(text)) {
    if (type !== "text") continue;
    for (; next < lines.length && lines[next]!.index < position!.end.offset!; next++)
      if (lines[next]!.index >= position!.start.offset!) yield lines[next]!;
  }
}
