import type { SiteFiles } from "../site.ts";
import type { KnownPages } from "./pageFacts.ts";

const byFiles = new WeakMap<SiteFiles, KnownPages>();

/**
 * Lets every check of exactly these files start from what has been found out before about pages with the same content.
 * A copy of the files, in which something may be different, has nothing to start from.
 */
export function remember(files: SiteFiles, known: KnownPages): void {
  byFiles.set(files, known);
}

/** Lets a check of files some of which are to be changed start from what is known of the others. */
export function rememberOthers(
  files: SiteFiles,
  { before, changed }: { before: SiteFiles; changed: ReadonlySet<string> },
): void {
  const known = byFiles.get(before);
  if (known) remember(files, new Map([...known].filter(([file]) => !changed.has(file))));
}

export function remembered(files: SiteFiles): KnownPages | undefined {
  return byFiles.get(files);
}
