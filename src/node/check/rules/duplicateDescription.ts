import { repeated } from "../gathered/pages/repeatedWords.ts";
import type { Rule } from "../rule.ts";

/** Each page has a description of its own. */
export const duplicateDescription: Rule = {
  code: "duplicate-description",
  severity: "error",
  acrossFiles: true,
  docs: {
    title: "Several pages have the same description",
    why: "People cannot tell such pages apart in search results, and search engines may show only one of them.",
    mend: "Give each page a description that says what is on it and on no other page. If you copied a page, change the description of the copy.",
  },
  run: (context) => repeated(context, "description"),
};
