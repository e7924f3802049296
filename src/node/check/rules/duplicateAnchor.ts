import type { Rule } from "../rule.ts";
import { isInCopy } from "../gathered/sameTwice.ts";
import { clashesOf, mayClash } from "../outline/clashes.ts";

/** Every anchor is there once on a page, header, footer and dialogs included. */
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
    // That all of it is there twice is told.
    for (const found of clashesOf(context)) if (!isInCopy(found.document, found.path)) yield found;
  },
};
