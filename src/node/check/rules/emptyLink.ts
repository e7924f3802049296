import { isEmptyLabel, suggestLabel } from "../gathered/links/linkWords.ts";
import type { Rule } from "../rule.ts";
import { quote } from "../wording/words.ts";

/** A link has words. */
export const emptyLink: Rule = {
  code: "empty-link",
  severity: "error",
  docs: {
    title: "A link without words",
    why: "There is nothing to click, or only a sign. People who have the page read to them do not learn where the link leads.",
    mend: "Write words that say where it leads, between the square brackets of a link in a text, or as the label of a button.",
  },
  each: {
    *link({ document, href, label, link }, context) {
      if (!label || !isEmptyLabel(label.words) || context.isWrong(document, label.path)) return;
      const only = label.words.trim() === "" ? "" : `, only ${quote(label.words.trim())}`;
      const message = `the link to ${quote(href)} has no words to click${only}.`;
      const fix = suggestLabel(href, context);
      yield { document, path: label.path, point: "value", message, fix, ...(link === undefined && { isAnew: true }) };
    },
  },
};
