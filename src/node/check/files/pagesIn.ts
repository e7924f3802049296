import type { SiteFiles } from "../site.ts";

/** The files that are pages by their paths. */
export function pagesIn(files: SiteFiles): string[] {
  return Object.keys(files).filter((file) => /^pages\/(?:[^_/][^/]*\/)*[^_/][^/]*\.json$/i.test(file));
}
