import { standsForHome } from "../../../model/spelling.ts";
import { NOT_FOUND } from "../../../model/routes.ts";
import { isReadable } from "../facts/facts.ts";
import { lostAddresses } from "../gone/pages/goneAddresses.ts";
import { write } from "../wording/instead.ts";
import { homesOf } from "../gathered/links/pageLinks.ts";
import type { Rule } from "../rule.ts";
import type { Document } from "../document/document.ts";
import { quote } from "../wording/words.ts";

/** The home page lives at "/", and no other page at an address that stands for it. */
export const homeAddress: Rule = {
  code: "home-address",
  severity: "error",
  acrossFiles: true,
  docs: {
    title: "A home page that does not live at /",
    why: "Visitors arrive at `/`. Elsewhere the home page is often called `/index`, but here that is only another way of writing `/`.",
    mend: 'Write `"route": "/"` in the home page, and another address in every other page.',
  },
  *run(context) {
    const homes = homesOf(context);
    const { pages } = homes;
    for (const [route, document] of pages) {
      if (!standsForHome(route) || !isReadable(document) || context.isWrong(document, ["route"])) continue;
      const message = `${quote(route)} is another way of writing "/", the address of the home page.`;
      const remedy = pages.has("/") ? { fix: "give this page another address." } : write("/");
      yield { document, path: ["route"], point: "value", message, ...remedy };
    }
    // Links to the home page report that it is missing.
    const isLed = homes.unknown.length > 0 || pages.has("/") || homes.behind("/") !== undefined;
    const home = isLed || lostAddresses(context).has("/") ? undefined : homeAmong([...pages.values()]);
    if (!home) return;
    const message = 'no page lives at "/", where visitors arrive who type only the name of the site.';
    const fix = isCalledHome(home)
      ? `write "route": "/" here, and "/" in all links to ${quote(home.route!)}.`
      : 'write "route": "/" in the home page, or add one.';
    yield { document: home, path: ["route"], place: [], point: "value", message, fix };
  },
};

/** The page with the file name of a home page, or else the first one. */
function homeAmong(pages: readonly Document[]): Document | undefined {
  return pages.find(isCalledHome) ?? pages.find(({ route }) => route !== NOT_FOUND);
}

function isCalledHome({ name }: Document): boolean {
  return /^(?:index|home|start)$/i.test(name);
}
