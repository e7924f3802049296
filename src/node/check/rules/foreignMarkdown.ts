import { piecesOf } from "../gathered/markdown.ts";
import type { Rule } from "../rule.ts";
import { quote } from "../words.ts";

/** What other programs make of such signs, and this one does not. */
const SIGNS = [
  { sign: /\[\^[\w-]+\]/, is: "a footnote", fix: "write the note into the text." },
  { sign: /~~\S(?:[^~]*\S)?~~/, is: "a crossed-out text", fix: "take it out, or only its signs." },
];
const ANY = /\[\^|~~/;

/** Signs in a text become something else than themselves. */
export const foreignMarkdown: Rule = {
  code: "foreign-markdown",
  severity: "warning",
  docs: {
    title: "Footnotes and crossed-out words",
    why: "Other programs make something of them. Here visitors would see the signs.",
    mend: "Say it with what texts have: paragraphs, lists, bold and slanted words, links.",
  },
  each: {
    *text({ document, path, text, kind }) {
      // A backslash says that the signs are meant.
      if (kind !== "markdown" || !ANY.test(text) || text.includes("\\")) return;
      const plain = Array.from(piecesOf(text), (piece) => (piece.type === "text" ? piece.value : ""));
      for (const { sign, is, fix } of SIGNS) {
        const written = plain.map((value) => sign.exec(value)?.[0]).find((found) => found !== undefined);
        if (written === undefined) continue;
        const message = `there is ${is} in this text: ${quote(written.trim())} would be shown as it is written.`;
        yield { document, path, point: "value", message, fix };
      }
    },
  },
};
