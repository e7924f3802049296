import { knownSpellings, routeAt } from "../../model/spelling.ts";
import { isGroup } from "../../model/fields.ts";
import { linkSpans } from "../../node/check/gathered/links/markdownLinks.ts";
import type { Stock } from "../../model/fitting.ts";
import type { SiteData } from "./siteData.ts";

/** What a site has to offer to examples that are put on its pages. */
export function stockOf({ pages, shared, site, resources }: SiteData): Stock {
  const forms = site?.data["forms"];
  const spellings = knownSpellings(
    pages.map(({ route, data }) => ({
      route,
      aliases: Array.isArray(data["aliases"]) ? data["aliases"].map(String) : [],
    })),
  );
  return {
    routes: pages.map(({ route }) => route),
    cards: pages.filter(({ data }) => "card" in data).map(({ route }) => route),
    forms: isGroup(forms) ? Object.keys(forms) : [],
    shared: shared.map(({ name }) => name),
    images: new Set(resources.files),
    picture: site?.data["socialImage"],
    leadsTo: (href) => (href.startsWith("/") ? routeAt(href, spellings) : undefined),
    linkSpans,
  };
}
