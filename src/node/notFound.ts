import type { PageDocument, SiteSource } from "../renderer/documents.ts";

/** The address whose page is shown at every unknown address. */
export const NOT_FOUND = "/404";

/** The page of a site at NOT_FOUND, or a plain one. */
export function notFoundPage({ pages }: SiteSource): PageDocument {
  return pages.get(NOT_FOUND) ?? plain;
}

const plain: PageDocument = {
  route: NOT_FOUND,
  title: "Page not found",
  description: "There is no page at this address.",
  blocks: [
    {
      type: "intro",
      heading: "Page not found",
      text: "There is no page at this address.",
      button: { label: "Go to the home page", href: "/" },
    },
  ],
};
