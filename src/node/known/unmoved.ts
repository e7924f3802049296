/** The short way to what is told of a big site: pages have changed since the last time, but none in a way that concerns others. */
import { nameOf } from "../check/files/sitePaths.ts";
import type { SiteFiles } from "../check/site.ts";
import type { KnownPages } from "../check/facts/pageFacts.ts";
import { staysTold, type Told } from "../check/facts/told.ts";
import { rendererOf } from "../components.ts";
import type { Places } from "../places.ts";
import { loadSchemas } from "../schemas.ts";
import type { Rest } from "./knownPages.ts";
import { contentsOf, createLook } from "./look.ts";
import { lookOf } from "../looks.ts";
import { type Keeping, type KeptPage, type Memory, readMemory, writeMemory } from "./memory.ts";
import type { Index } from "./pageIndex.ts";
import { aroundOf, filesAmongPages, keyOf, storeOf } from "./surroundings.ts";

/** So many pages may have changed. With more of them, the long way is not much longer. */
export const MOST_CHANGED = 50;

/** A site of which the same is told as the last time. */
export interface Unmoved {
  told: Told;
  memory: Memory<Rest>;
  /** What is remembered from now on. */
  index: Index<Rest>;
  pages: KnownPages;
  /** The files that pages may need, with their contents. */
  common: SiteFiles;
}

/** Undefined where the long way has to be gone. */
export function findUnmoved({ engine, site }: Pick<Places, "engine" | "site">): Unmoved | undefined {
  const bundle = process.env["BLOCKWRIGHT_BUNDLE"];
  if (bundle === undefined || process.env["CI"]) return undefined;
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

/** A page whose file does not look as it did, with what was known of it. */
interface Touched extends Pick<KeptPage, "look"> {
  file: string;
  page: KeptPage;
}

/** Undefined when there are too many of them. */
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

/** Whether there are the same files as the last time. */
function hasSameFiles({ index, pages }: Memory<Rest>, site: string): boolean {
  const others = new Set(index.rest.others);
  let count = 0;
  try {
    for (const file of filesAmongPages(site)) {
      if (!pages.has(file) && !others.has(file)) return false;
      count++;
    }
  } catch {
    // A folder has gone in this moment, or may not be read: on the long way there are words for that.
    return false;
  }
  return count === pages.size + others.size;
}
