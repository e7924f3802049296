import { piecesOf } from "../gathered/markdown.ts";
import type { Rule } from "../rule.ts";
import { quote } from "../words.ts";

/** A line that starts with the marks of a heading, and goes on at once. One mark alone may be that of a number or of a topic. */
const TIGHT = /^ {0,3}(#{2,6})([^\s#].*)$/gm;

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
      // A backslash says that the signs are meant.
      if (kind !== "markdown" || !text.includes("##") || text.includes("\\")) return;
      for (const [, marks = "", words = ""] of text.matchAll(TIGHT)) {
        const line = marks + words;
        if (!isShown(text, marks + /^[^\s*_[`<&]*/.exec(words)![0])) continue;
        const message = `${quote(line.trim())} is no heading: there is no space behind ${marks}.`;
        const better = `${marks} ${words.trim()}`;
        const fix = quote(better) === `"${better}"` ? `write "${better}".` : `write a space behind ${marks}.`;
        yield { document, path, point: "value", message, fix };
      }
    },
  },
};

/** Whether a line of plain words starts so, and not one of code. */
function isShown(text: string, start: string): boolean {
  for (const piece of piecesOf(text))
    if (piece.type === "text" && piece.value.split("\n").some((line) => line.trim().startsWith(start))) return true;
  return false;
}
