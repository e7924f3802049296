/** Incremental check of a big site in dev: after a save, only that page is processed. */
import { nameOf } from "../check/files/sitePaths.ts";
import { QuietPage } from "../check/facts/quiet.ts";
import { remember } from "../check/facts/remembered.ts";
import type { SiteFiles } from "../check/site.ts";
import type { KnownPages } from "../check/facts/pageFacts.ts";
import { siteOf } from "../check/facts/siteOf.ts";
import { staysTold, type SiteResult } from "../check/facts/told.ts";
import { rendererOf } from "../components.ts";
import type { Content } from "../site/content.ts";
import { contentsOf, createLook } from "../known/look.ts";
import { contentHash } from "../contentHash.ts";
import type { Places } from "../site/places.ts";

/** What the incremental check of one page needs of the whole site. */
export interface Live {
  pages: KnownPages;
  /** `_site.json` and shared blocks, with their contents. */
  common: SiteFiles;
  told: SiteResult;
}

/**
 * The content after a page was saved: the same object if the page has not changed, undefined if a full check is needed.
 * @param file Relative to the folder of the site, as in "pages/index.json".
 */
export function contentAfter(content: Content, file: string, { engine, site: root }: Places): Content | undefined {
  const { live, schemas, site } = content;
  const before = live?.pages.get(file);
  const at = site.pages.findIndex((page) => page.file === file);
  if (!live || !before?.facts || at < 0) return undefined;
  const page = { file, name: nameOf(file) };
  const task = { engine, site: root, common: live.common, pages: [page], hashes: [before.hash] };
  const [after] = createLook(task, () => ({ schemas, render: rendererOf(engine, schemas) }))(0, 1);
  if (!after) return content;
  if (!after.facts || !staysTold(live.told, { file, before: before.facts, after: after.facts }, live.pages))
    return undefined;
  const files = contentsOf(root, [file]);
  // The file has been read twice, and may have been saved in between.
  if (!files || contentHash(files[file]!) !== after.hash) return undefined;
  remember(files, new Map([[file, after]]));
  const [changed] = siteOf([new QuietPage(page, after.facts, files)], files).pages;
  return {
    ...content,
    site: { ...site, pages: site.pages.with(at, changed!) },
    live: { ...live, pages: new Map(live.pages).set(file, after) },
  };
}
