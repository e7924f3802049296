import { homesOf } from "../gathered/pageLinks.ts";
import { byName } from "../byName.ts";
import { cardFor } from "../gathered/cardFor.ts";
import { sayGone } from "../gone/elsewhere.ts";
import type { Rule } from "../rule.ts";
import { quote } from "../wording/words.ts";

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
    const asked = context.fields("page").flatMap(({ document, value, path }) => {
      const page = typeof value === "string" ? pages.get(value) : undefined;
      const fix = page && cardFor(page, { document, path }, context);
      return page && fix !== undefined ? [{ document, path, page, fix }] : [];
    });
    // Reported once, however many places show the card.
    for (const places of byName(asked, ({ page }) => page.file).values()) {
      const [{ page, fix }] = places as [(typeof places)[0]];
      const message = `the page ${quote(page.route!)} has no card to show here.`;
      yield sayGone(message, places, { all: "places name it.", fix: `${fix} If you have just deleted it, undo that.` });
    }
  },
};
