/** Reuses the last result of the check of a big site, if no page has changed in a way that can affect another one. */
import { nameOf } from "../check/files/sitePaths.ts";
import type { SiteFiles } from "../check/site.ts";
import type { KnownPages } from "../check/facts/pageFacts.ts";
import { staysTold, type SiteResult } from "../check/facts/told.ts";
import { rendererOf } from "../components.ts";
import { commandBundle, mayCache } from "../engine.ts";
import type { Places } from "../site/places.ts";
import { loadSchemas } from "../site/schemas.ts";
import type { Rest } from "./knownPages.ts";
import { contentsOf, createLook } from "./look.ts";
import { lookOf } from "../looks.mjs";
import { type Keeping, type KeptPage, type Memory, readMemory, writeMemory } from "./memory.ts";
import type { Index } from "./pageIndex.ts";
import { aroundOf, filesAmongPages, keyOf, storeOf } from "./surroundings.ts";

/** With more changed pages, a full check takes hardly longer. */
export const MOST_CHANGED = 50;

/** A site for which the last result of the check still holds. */
export interface Unmoved {
  told: SiteResult;
  memory: Memory<Rest>;
  /** The updated index. */
  index: Index<Rest>;
  pages: KnownPages;
  /** `_site.json` and shared blocks, with their contents. */
  common: SiteFiles;
}

/** Undefined if a full check is needed. */
export function findUnmoved({ engine, site }: Pick<Places, "engine" | "site">): Unmoved | undefined {
  const bundle = commandBundle();
  if (bundle === undefined || !mayCache()) return undefined;
  const store = storeOf(engine, site);
  const memory = readMemory<Rest>(store);
  if (!memory?.index.rest.told) return undefined;
  const { key, told, around } = memory.index.rest;
  const schemas = loadSchemas(engine);
  const common = contentsOf(site, memory.index.rest.common);
  if (!common || !hasSameFiles(memory, site)) return undefined;
  if (keyOf(bundle, schemas, common) !== key || aroundOf(engine, site) !== around) return undefined;

  const touched = touchedPages(memory, site);
  if (!touched) return undefined;
  const pages = touched.map(({ file }) => ({ file, name: nameOf(file) }));
  const task = { engine, site, common, pages, hashes: touched.map(({ page }) => page.hash) };
  const found = createLook(task, () => ({ schemas, render: rendererOf(engine, schemas) }))(0, pages.length);
  const now = new Map<string, Keeping>(memory.pages);
  for (const [i, { file, page: before, look }] of touched.entries()) {
    const after = found[i];
    if (after) {
      if (!before.facts || !after.facts) return undefined;
      if (!staysTold(told, { file, before: before.facts, after: after.facts }, now)) return undefined;
    }
    now.set(file, after ? { ...after, look } : before.seenAs(look));
  }
  const isSame = touched.length === 0;
  const index = isSame ? memory.index : writeMemory(store, { pages: now, rest: memory.index.rest }, memory);
  return { told, memory, index, pages: now, common };
}

/** A page whose file has another fingerprint than in the cache. */
interface Touched extends Pick<KeptPage, "look"> {
  file: string;
  page: KeptPage;
}

/** Undefined if there are more than `MOST_CHANGED`. */
function touchedPages({ pages }: Memory<Rest>, site: string): Touched[] | undefined {
  const touched: Touched[] = [];
  for (const [file, page] of pages) {
    const look = lookOf(`${site}/${file}`);
    if (look !== null && look === page.look) continue;
    touched.push({ file, page, look });
    if (touched.length > MOST_CHANGED) return undefined;
  }
  return touched;
}

/** Whether no file was added, deleted or renamed. */
function hasSameFiles({ index, pages }: Memory<Rest>, site: string): boolean {
  const others = new Set(index.rest.others);
  let count = 0;
  try {
    for (const file of filesAmongPages(site)) {
      if (!pages.has(file) && !others.has(file)) return false;
      count++;
    }
  } catch {
    // A folder was deleted at this moment, or is unreadable: the full check reports that.
    return false;
  }
  return count === pages.size + others.size;
}
