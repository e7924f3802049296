import { hasOnlyMarks } from "../inTexts/marksOnly.ts";
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
      if (kind !== "markdown" || !hasOnlyMarks(text)) return;
      const message = `${quote(text)} has marks, but no words.`;
      yield { document, path, point: "value", message, fix: "write the words, or take it out." };
    },
  },
};
