import { aliasesOf } from "./facts.ts";
import { QuietPage } from "./quiet.ts";
import { remembered } from "./remembered.ts";
import type { Document } from "../document/document.ts";
import type { Site, SiteFiles, SitePage } from "../site.ts";

/**
 * The documents of a checked site. Pages with facts only are read each time they are asked for, so that not all pages
 * have to be in memory.
 */
export function siteOf(documents: readonly Document[], files: SiteFiles): Site {
  const known = remembered(files);
  const site: Site = { pages: [], shared: {} };
  for (const document of documents) {
    const { file, role, name, route } = document;
    const hash = known?.get(file)?.hash;
    const about = { file, route, aliases: aliasesOf(document), ...(hash && { hash }) };
    if (document.facts) {
      site.pages.push(readLater(about, document, files));
      continue;
    }
    const data = document.written ?? document.data;
    if (!data) continue;
    if (role === "page") site.pages.push({ ...about, text: document.text, data });
    else if (role === "site") site.site = { file, data };
    else Object.defineProperty(site.shared, name, { value: { file, data }, enumerable: true });
  }
  return site;
}

function readLater(
  about: Pick<SitePage, "file" | "route" | "aliases" | "hash">,
  { name, facts }: Document,
  files: SiteFiles,
): SitePage {
  const page = () => new QuietPage({ file: about.file, name }, facts!, files);
  return {
    ...about,
    facts: facts!,
    get text() {
      return page().text;
    },
    get data() {
      return page().data;
    },
  };
}
