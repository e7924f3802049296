import { homesOf } from "../gathered/links/pageLinks.ts";
import { byName } from "../byName.ts";
import type { Finding } from "../finding.ts";
import { valueAt } from "../json.ts";
import type { Place } from "../place.ts";
import { OUT_WITH_COMMA } from "../wording/commas.ts";
import { cardFor, namesItself, onePage, whereCardGoes } from "../gathered/pages/cardFor.ts";
import { sayGone } from "../wording/elsewhere.ts";
import type { Context, Rule } from "../rule.ts";
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
      const isItself = (place: (typeof places)[0]) => namesItself(place.page, place, context);
      for (const place of places) if (isItself(place)) yield sayItself(place, context);
      const others = places.filter((place) => !isItself(place));
      const [first] = others;
      if (!first) continue;
      const { page, fix } = first;
      const message = `the page ${quote(page.route!)} has no card to show here.`;
      const found = sayGone(message, others, {
        all: "places name it.",
        fix: `${fix} If you have just deleted it, undo that.`,
      });
      yield { ...found, elsewhere: [...(found.elsewhere ?? []), whereCardGoes(page)] };
    }
  },
};

/** A card would lead from the page to itself. */
function sayItself({ document, path }: Place, context: Context): Finding {
  const message = `${quote(document.route!)} is this page itself, and it has no card.`;
  const list = valueAt(document, path.slice(0, -1));
  const out = Array.isArray(list) && list.length > 1 ? `, or take it ${OUT_WITH_COMMA}` : "";
  const fix = `write the address of ${onePage({ document, path }, context)}${out}.`;
  return { document, path, point: "value", message, fix };
}
