import { NOT_FOUND } from "../model/routes.ts";
import type { Words } from "../model/words.ts";
import { wordsOf } from "../model/wordsOf.ts";
import type { PageDocument, SiteSource } from "../renderer/documents.ts";

/** The site's own 404 page, or a default one. */
export function notFoundPage({ pages, site }: SiteSource): PageDocument {
  return pages.get(NOT_FOUND) ?? plainPage(wordsOf(site));
}

function plainPage({ pageNotFound, noPageHere, goHome }: Words): PageDocument {
  const block = { type: "intro", heading: pageNotFound, text: noPageHere, button: { label: goHome, href: "/" } };
  return { route: NOT_FOUND, title: pageNotFound, description: noPageHere, blocks: [block] };
}
