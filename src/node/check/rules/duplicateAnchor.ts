import type { Rule } from "../rule.ts";
import { isInCopy } from "../gathered/texts/sameTwice.ts";
import { clashesOf, mayClash } from "../outline/clashes.ts";

/** Every anchor occurs once on a page, including its header, footer and dialogs. */
export const duplicateAnchor: Rule = {
  code: "duplicate-id",
  severity: "error",
  docs: {
    title: "Two places on a page with the same name",
    why: "A link to that name leads to the first of them only, and screen readers mix them up.",
    mend: "Give one of the two another `id`. Where the name is made of a title or a question, word one of them differently.",
  },
  isQuiet: ({ outline }, context) => !outline || !mayClash(outline, context),
  *run(context) {
    // A copied block or entry is reported as a whole.
    for (const { wanted: _, ...found } of clashesOf(context)) if (!isInCopy(found.document, found.path)) yield found;
  },
};
