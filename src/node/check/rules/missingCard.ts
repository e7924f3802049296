import type { Rule } from "../rule.ts";
import { quote } from "../words.ts";

/** A page that is shown on a card says what stands on it. */
export const missingCard: Rule = {
  code: "missing-card",
  severity: "error",
  *run({ fields, documents }) {
    const pages = new Map(
      documents.flatMap((document) => (document.route === undefined ? [] : [[document.route, document] as const])),
    );
    const told = new Set<string>();
    for (const { document, value, path } of fields("page")) {
      const page = typeof value === "string" ? pages.get(value) : undefined;
      if (!page?.data || "card" in page.data || told.has(page.file)) continue;
      told.add(page.file);
      const message = `the page ${quote(page.route!)} has no card to show here.`;
      const fix = `add "card" with "image", "title" and "text" to ${page.file}.`;
      yield { document, path, point: "value", message, fix };
    }
  },
};
