import { isEmptyLabel, suggestLabel } from "../linkWords.ts";
import { linksOf } from "../links.ts";
import type { Rule } from "../rule.ts";
import { quote } from "../words.ts";

/** A link has words. */
export const emptyLink: Rule = {
  code: "empty-link",
  severity: "error",
  docs: {
    title: "A link without words",
    why: "There is nothing to click, or only a sign. People who have the page read to them do not learn where the link leads.",
    mend: "Write words that say where it leads, between the square brackets of a link in a text, or as the label of a button.",
  },
  *run(context) {
    const fine = new Set<string>();
    for (const { document, href, label } of linksOf(context)) {
      if (!label || fine.has(label.words)) continue;
      if (!isEmptyLabel(label.words)) {
        fine.add(label.words);
        continue;
      }
      if (context.isWrong(document, label.path)) continue;
      const only = label.words.trim() === "" ? "" : `, only ${quote(label.words.trim())}`;
      const message = `the link to ${quote(href)} has no words to click${only}.`;
      yield { document, path: label.path, point: "value", message, fix: suggestLabel(href, context) };
    }
  },
};
