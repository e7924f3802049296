import { hasCard, isReadable } from "../facts/facts.ts";
import { homesOf } from "../gathered/pageLinks.ts";
import type { Rule } from "../rule.ts";
import type { Document } from "../site.ts";
import { nearest } from "../suggest.ts";
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
      const fix = page && cardFor(page);
      if (!page || fix === undefined || told.has(page.file)) continue;
      told.add(page.file);
      const message = `the page ${quote(page.route!)} has no card to show here.`;
      yield { document, path, point: "value", message, fix };
    }
  },
};

/** How to give a page a card; undefined where it has one, or where nobody knows. */
export function cardFor(page: Document): string | undefined {
  if (!isReadable(page) || hasCard(page) || hasNearlyCard(page)) return undefined;
  return `add this before "blocks" in ${page.file}, with a comma behind it and your own words for …: ${CARD}.`;
}

const CARD = '"card": { "image": { "src": "…", "alt": "…" }, "title": "…", "text": "…" }';

/** Whether it has a card under a misspelt name, or its parts without one, which is told where they are. */
function hasNearlyCard({ data = {} }: Document): boolean {
  if ("image" in data && "text" in data) return true;
  return Object.keys(data).some((name) => nearest(name, ["card"]).length > 0);
}
