import { hasOnlyMarks } from "../inTexts/marksOnly.ts";
import type { Rule } from "../rule.ts";
import { quote, shownBreaks } from "../wording/words.ts";

/** Without the ideographic space, which is meant at the start of a paragraph in Chinese and Japanese. */
const SPACES = " \t\n\r\u00a0";

/** No text starts or ends with a space. */
export const straySpace: Rule = {
  code: "stray-space",
  severity: "warning",
  docs: {
    title: "A space before or after a text",
    why: "It does little harm, but most often a word is missing there, or half of a sentence was copied.",
    mend: "Read the text once more and take the space out.",
  },
  each: {
    *text({ document, path, text, kind }) {
      const tidy = withoutEdges(text);
      // Four spaces begin a code block in Markdown.
      if (tidy === text || tidy === "" || (kind === "markdown" && (text.startsWith("    ") || hasOnlyMarks(text))))
        return;
      const start = text.indexOf(tidy);
      const edges = [
        { where: "starts", edge: text.slice(0, start) },
        { where: "ends", edge: text.slice(start + tidy.length) },
      ].filter(({ edge }) => edge !== "");
      const found = edges.map((each) => `${each.where} with ${signIn(each).is}`);
      const message = `${quote(text)} ${found.join(" and ")}.`;
      const outs = edges.map((each) => `${signIn(each).written} out where it ${each.where}`);
      const fix = `take ${outs.join(", and ")}.`;
      const edit = ({ offset, length }: { offset: number; length: number }) => ({
        offset,
        length,
        text: JSON.stringify(tidy),
      });
      yield { document, path, point: "value", message, fix, edit };
    },
  },
};

/** The white space that the message names, and how a page writes it. */
function signIn({ where, edge }: { where: string; edge: string }): { is: string; written: string } {
  if (edge.includes("\n"))
    return { is: where === "starts" ? "an empty line" : "a line break", written: shownBreaks(edge) };
  return edge.includes("\t") ? { is: "a tab", written: "\\t" } : { is: "a space", written: "the space" };
}

function withoutEdges(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && SPACES.includes(text[start]!)) start++;
  while (end > start && SPACES.includes(text[end - 1]!)) end--;
  return text.slice(start, end);
}
