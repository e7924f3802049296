import { isSampleDescription } from "../../../model/description.ts";
import type { Rule } from "../rule.ts";

/** The description of a page is not the one that new pages come with. */
export const sampleDescription: Rule = {
  code: "sample-description",
  severity: "warning",
  docs: {
    title: "A description that still is the one of a new page",
    why: "A new page comes with a sentence that only holds the place of its description. Search results would show it.",
    mend: "Write one or two sentences that say what a visitor finds on the page.",
  },
  each: {
    *description({ document, text }) {
      if (!isSampleDescription(text)) return;
      const message = "the description is still the sentence that a new page comes with.";
      const fix = "write what a visitor finds on this page. Search results show it.";
      yield { document, path: ["description"], point: "value", message, fix };
    },
  },
};
