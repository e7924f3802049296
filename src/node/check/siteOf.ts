import { QuietPage } from "./quiet.ts";
import type { Document, Site, SiteFiles } from "./site.ts";

/** What a site consists of once it is checked. A page of which only facts were known is read when it is asked for, each time. */
export function siteOf(documents: readonly Document[], files: SiteFiles): Site {
  const site: Site = { pages: [], shared: {} };
  for (const document of documents) {
    const { file, role, name } = document;
    if (document.facts) site.pages.push(readLater(document, files));
    else if (!document.data) continue;
    else if (role === "page")
      site.pages.push({ file, route: document.route, text: document.text, data: document.data });
    else if (role === "site") site.site = { file, data: document.data };
    else Object.defineProperty(site.shared, name, { value: { file, data: document.data }, enumerable: true });
  }
  return site;
}

function readLater({ file, name, route, facts }: Document, files: SiteFiles): Site["pages"][number] {
  const page = () => new QuietPage({ file, name }, facts!, files);
  return {
    file,
    route,
    get text() {
      return page().text;
    },
    get data() {
      return page().data;
    },
  };
}
