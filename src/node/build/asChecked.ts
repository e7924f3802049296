import type { Site, SitePage } from "../check/site.ts";
import { contentHash } from "../contentHash.ts";
import { BuildStopped } from "./buildStopped.ts";

/**
 * Guards the pages of a big site, whose files are read again after the check. The `data` of a page throws BuildStopped if its
 * file was saved in between.
 */
export function asChecked(site: Site): Site {
  return { ...site, pages: site.pages.map((page) => (page.facts && page.hash ? guarded(page) : page)) };
}

function guarded(page: SitePage): SitePage {
  // A prototype instead of a copy: spreading would call the getters and read the file at once.
  return Object.create(page, {
    data: {
      get() {
        const { text } = page;
        if (contentHash(text) === page.hash) return JSON.parse(text) as unknown;
        throw new BuildStopped(`${page.file} was changed while the site was being built. Build again.`);
      },
    },
  }) as SitePage;
}
