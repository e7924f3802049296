import type { Rule } from "../rule.ts";
import { quote } from "../words.ts";
import { rewrite } from "../document/rewrite.ts";

/** In Chinese and Japanese a wide space at the start of a paragraph is meant. */
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
      // Four spaces make a block of code of a Markdown text.
      if (tidy === text || tidy === "" || (kind === "markdown" && text.startsWith("    "))) return;
      const where = text.startsWith(tidy) ? "ends" : "starts";
      const edit = (range: { offset: number; length: number }) => rewrite(document, range, withoutEdges);
      const edge = where === "ends" ? text.slice(tidy.length) : text.slice(0, text.indexOf(tidy));
      const [sign, what] = edge.includes("\n") ? ["\\n", "an empty line"] : ["\\t", "a tab"];
      if (/[\n\t]/.test(edge)) {
        const message = `${quote(text)} ${where} with ${what}.`;
        yield { document, path, point: "value", message, fix: `take ${sign} out where it ${where}.` };
        return;
      }
      yield {
        document,
        path,
        point: "value",
        message: `${quote(text)} ${where} with a space.`,
        fix: "take the space out.",
        edit,
      };
    },
  },
};

function withoutEdges(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && SPACES.includes(text[start]!)) start++;
  while (end > start && SPACES.includes(text[end - 1]!)) end--;
  return text.slice(start, end);
}
