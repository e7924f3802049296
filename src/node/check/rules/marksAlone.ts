import { isBlank } from "../../../model/blank.ts";
import { piecesOf } from "../inTexts/markdown.ts";
import type { Rule } from "../rule.ts";
import { quote } from "../wording/words.ts";

/** A text has words, and not only marks that say how they look. */
export const marksAlone: Rule = {
  code: "marks-alone",
  severity: "error",
  docs: {
    title: "Marks without words",
    why: "In a text, signs such as `*`, `-`, `>` and `&nbsp;` say how words look. Without words, visitors see a gap or a lonely dot.",
    mend: "Write the words, or take the text out. If a dash is to stand there, write `—`.",
  },
  each: {
    *text({ document, path, text, kind }) {
      if (kind !== "markdown" || !isOfMarks(text)) return;
      for (const piece of piecesOf(text)) {
        const isCode = piece.type === "inlineCode" || piece.type === "code";
        if (piece.type === "thematicBreak" || (isCode && !isBlank(piece.value))) return;
      }
      const message = `${quote(text)} has marks, but no words.`;
      yield { document, path, point: "value", message, fix: "write the words, or take it out." };
    },
  },
};

/** Nothing but marks, the numbers of lists, and spaces by their names. */
const MARKS = /^(?:[\s*_>+#`~\\-]|\d{1,9}[.)]|&#?\w{1,8};){1,29}$/;
/** A sign by its name that is seen. */
const SIGN = /&(?!(?:nbsp|shy|ensp|emsp|thinsp|zwj|zwnj|#160|#8203|#xa0);)/i;

/** Whether there is nothing in a Markdown text but what says how words look. */
export function isOfMarks(text: string): boolean {
  return MARKS.test(text) && !SIGN.test(text) && !isBlank(text);
}
