import type { Site } from "../check/site.ts";
import { contentHash } from "../contentHash.ts";
import { BuildStopped } from "./buildStopped.ts";

/**
 * A site whose pages are as they were checked: those of a big site are read again when they are made.
 * The `data` of a page throws BuildStopped where it was saved in the meantime.
 */
export function asChecked(site: Site): Site {
  return { ...site, pages: site.pages.map((page) => (page.facts && page.hash ? guarded(page) : page)) };
}

function guarded(page: Site["pages"][number]): Site["pages"][number] {
  // As it is: what a copy takes of it would be read at once.
  return Object.create(page, {
    data: {
      get() {
        const { text } = page;
        if (contentHash(text) === page.hash) return JSON.parse(text) as unknown;
        throw new BuildStopped(`${page.file} was changed while the site was being built. Build again.`);
      },
    },
  }) as Site["pages"][number];
}
