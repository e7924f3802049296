import { repeated } from "../gathered/pages/repeatedWords.ts";
import type { Rule } from "../rule.ts";

/** Each page has a title of its own. */
export const duplicateTitle: Rule = {
  code: "duplicate-title",
  severity: "error",
  acrossFiles: true,
  docs: {
    title: "Several pages have the same title",
    why: "People cannot tell such pages apart in search results, in tabs and among their bookmarks, and search engines may show only one of them.",
    mend: "Give each page a title that says what is on it and on no other page. If you copied a page, change the title of the copy.",
  },
  run: (context) => repeated(context, "title"),
};
