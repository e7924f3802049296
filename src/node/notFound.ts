import type { PageDocument } from "../renderer/documents.ts";

/** What an unknown address gets; a page like any other, made of a block that every site has. */
export const notFoundDocument: PageDocument = {
  route: "/404",
  title: "Page not found",
  description: "There is no page at this address. The home page leads to everything else.",
  blocks: [
    {
      type: "hero",
      heading: "This kite got caught",
      lead: "There is no page at this address. It may have moved, or the link has a typing mistake.",
      ground: "ink",
      image: { src: "not-found.svg", alt: "A kite caught on a wire" },
      button: { label: "Go to the home page", href: "/" },
    },
  ],
};
