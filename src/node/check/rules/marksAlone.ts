import { hasEmptyPair, hasOnlyMarks, hasOnlyPoints, isOnlyLine, hasOnlyPointsOrHyphens } from "../inTexts/marksOnly.ts";
import { valueAt } from "../json.ts";
import { mayGo } from "../shape/needed.ts";
import type { Rule } from "../rule.ts";
import { HEADINGS, type Text } from "../gathered/texts/texts.ts";
import { OUT_WITH_COMMA } from "../wording/commas.ts";
import { quote } from "../wording/words.ts";

/** A text has words, and not only marks of formatting. */
export const marksAlone: Rule = {
  code: "marks-alone",
  severity: "error",
  docs: {
    title: "Marks without words",
    why: "In a text, signs such as `*`, `-`, `>` and `&nbsp;` say how words look. Without words, visitors see a gap, a lonely dot, a line or the signs. A heading of a point or a hyphen says as little.",
    mend: "Write the words, or take the text out. If a dash is to stand there, write `—`.",
  },
  each: {
    *text(written, { lookup }) {
      const { document, path, text, kind } = written;
      if (kind === "markdown" ? !isNothing(written) : !isEmptyHere(written)) return;
      const isNeeded = HEADINGS.has(path.at(-1)!) && !mayGo({ lookup, document, path });
      const message = `${quote(text)} has marks, but no words.`;
      yield {
        document,
        path,
        point: "value",
        message,
        isAnew: true,
        fix: `write the words${isNeeded ? "" : `, or take it ${OUT_WITH_COMMA}`}.`,
      };
    },
  },
};

function isNothing(written: Text): boolean {
  return hasOnlyMarks(written.text) || hasOnlyPoints(written.text) || isLineAlone(written);
}

/** Whether thematic breaks are all that the paragraphs of a field have. */
function isLineAlone({ document, path, text }: Text): boolean {
  if (!isOnlyLine(text)) return false;
  const all = typeof path.at(-1) === "number" ? valueAt(document, path.slice(0, -1)) : undefined;
  return !Array.isArray(all) || all.every((each) => typeof each === "string" && isOnlyLine(each));
}

/** Labels of links and descriptions of pictures are checked by stricter rules. */
function isEmptyHere({ path, text, kind }: Text): boolean {
  if (kind !== "line" || path.at(-1) === "label") return false;
  return hasEmptyPair(text) || (HEADINGS.has(path.at(-1)!) && hasOnlyPointsOrHyphens(text));
}
