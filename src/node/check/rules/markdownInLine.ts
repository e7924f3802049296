import type { Rule } from "../rule.ts";
import { quote } from "../words.ts";

/** Signs that make something of the words in them in a text, each with those words. */
const SIGNS = [/\*\*([^*\s](?:[^*]*[^*\s])?)\*\*/g, /!?\[([^[\]]+)\]\((?:[^()\s]+)\)/g, /^\s*#{1,6}\s+(?=\S)()/g];

/** A heading, a title or a label is in plain words. */
export const markdownInLine: Rule = {
  code: "markdown-in-line",
  severity: "warning",
  docs: {
    title: "Signs for bold words or links where only plain words work",
    why: "Headings, titles, labels and names are shown exactly as they are written, with the stars and brackets.",
    mend: "Write the words without the signs. Links and bold words belong into texts; a link beside a heading can be a `button`.",
  },
  each: {
    *text({ document, path, text, kind }) {
      if (kind === "markdown") return;
      const plain = withoutSigns(text);
      if (plain === text || plain.trim() === "") return;
      // Of a long text only the piece with the signs, which would not be seen otherwise.
      const isShort = quote(text) === `"${text}"`;
      const written = isShort ? text : SIGNS.flatMap((signs) => text.match(signs) ?? [])[0]!;
      const message = `${quote(written)} would be shown as it is written, with its signs.`;
      const inPlace = isShort ? "" : " in its place";
      const fix =
        withoutSigns(written) === "" ? "take these signs out." : `write ${quote(withoutSigns(written))}${inPlace}.`;
      yield { document, path, point: "value", message, fix };
    },
  },
};

function withoutSigns(text: string): string {
  return SIGNS.reduce((words, signs) => words.replace(signs, "$1"), text);
}
