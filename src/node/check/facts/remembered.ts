import type { SiteFiles } from "../site.ts";
import type { KnownPages } from "./pageFacts.ts";

const byFiles = new WeakMap<SiteFiles, KnownPages>();

/**
 * Attaches cached facts to a `files` object, for all its checks. A copy of the object has no cache, because its
 * contents may differ.
 */
export function remember(files: SiteFiles, known: KnownPages): void {
  byFiles.set(files, known);
}

/** Gives a copy of `files` with some changes the cached facts of the unchanged files. */
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
