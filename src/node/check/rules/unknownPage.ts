import { aliasesOf } from "../facts.ts";
import { write } from "../instead.ts";
import type { Rule } from "../rule.ts";
import { nearest } from "../suggest.ts";
import { bare, choice, quote } from "../words.ts";

/** A page that is asked for by its address is there. */
export const unknownPage: Rule = {
  code: "unknown-page",
  severity: "error",
  acrossFiles: true,
  docs: {
    title: "A page that does not exist, or has moved",
    why: "The block shows something of another page, and no page lives at this address.",
    mend: 'Write the address of the page, as it stands under `"route"` there.',
  },
  *run({ fields, documents, isWrong }) {
    const pages = documents.filter(({ role }) => role === "page");
    // A page whose address cannot be known, or is wrong, may be the one that is meant.
    if (pages.some((page) => page.route === undefined || isWrong(page, ["route"]))) return;
    const routes = pages.map(({ route }) => route!);
    const known = new Set(routes);
    for (const { document, value, path } of fields("page")) {
      if (typeof value !== "string" || known.has(value)) continue;
      const moved = pages.find((page) => aliasesOf(page).includes(value));
      const tidy = bare(value);
      if (known.has(tidy)) {
        const message = `around the address ${quote(value)} are spaces, or other characters that cannot be seen.`;
        yield { document, path, point: "value", message, ...write(tidy) };
        continue;
      }
      const near = moved ? [moved.route!] : nearest(value, routes);
      const message = moved ? `${quote(value)} is an old address.` : `no page lives at ${quote(value)}.`;
      const fix = moved
        ? `write "${near[0]}".`
        : near.length > 0
          ? `did you mean ${choice(near)}?`
          : "write the address of one of the pages.";
      yield { document, path, point: "value", message, fix };
    }
  },
};
