import { homesOf } from "../gathered/pageLinks.ts";
import { cardFor } from "../gathered/cardFor.ts";
import type { Rule } from "../rule.ts";
import { quote } from "../words.ts";

/** A page that is shown on a card says what stands on it. */
export const missingCard: Rule = {
  code: "missing-card",
  severity: "error",
  acrossFiles: true,
  docs: {
    title: "A page without a card",
    why: "Another page shows this one on a card, and the picture, title and text on it come from this page.",
    mend: 'Add `"card"` with `"image"`, `"title"` and `"text"` to the page that the message names.',
  },
  *run(context) {
    const { pages } = homesOf(context);
    const told = new Set<string>();
    for (const { document, value, path } of context.fields("page")) {
      const page = typeof value === "string" ? pages.get(value) : undefined;
      const fix = page && cardFor(page, { document, path }, context);
      if (!page || fix === undefined || told.has(page.file)) continue;
      told.add(page.file);
      const message = `the page ${quote(page.route!)} has no card to show here.`;
      yield { document, path, point: "value", message, fix: `${fix} If you have just deleted it, undo that.` };
    }
  },
};
