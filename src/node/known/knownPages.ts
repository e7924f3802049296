/** Cached facts of a big site's pages, by the hash of their content. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { listSite } from "../check/files/listSite.ts";
import { hasDoubtfulName } from "../check/files/misnamed.ts";
import { isInDoubtfulPlace } from "../check/files/misplaced.ts";
import { SITE_FILE } from "../check/files/sitePaths.ts";
import type { CheckInput, SiteFiles } from "../check/site.ts";
import type { KnownPage, KnownPages } from "../check/facts/pageFacts.ts";
import type { SiteResult } from "../check/facts/told.ts";
import { createLook, readPage, type Task } from "./look.ts";
import { contentHash } from "../contentHash.ts";
import { commandBundle, mayCache } from "../engine.ts";
import { lookOf } from "../looks.mjs";
import { hasMany } from "./hasMany.ts";
import { type Keeping, type KeptPage, readMemory, writeMemory } from "./memory.ts";
import { type Index, writeIndex } from "./pageIndex.ts";
import { Helpers } from "./share.ts";
import { aroundOf, keyOf, storeOf } from "./surroundings.ts";

/** Least number of pages for which the cache and the worker threads pay. */
const FEWEST = 200;

/** What the cache holds beside the pages. */
export interface Rest {
  /** Cache key of everything but its content on which the facts of a page depend. */
  key: string;
  /** The files that are not pages. */
  others: string[];
  /** Those of them that pages may use: `_site.json` and shared blocks. */
  common: string[];
  /** The result of the check of exactly these pages. */
  told?: SiteResult;
  /** Cache key of the images and the files in `public`, on which `told` depends as well. */
  around?: string;
}

export interface KnownSite {
  pages: KnownPages;
  /** `_site.json` and shared blocks, with their contents. */
  common: SiteFiles;
  /** Undefined if nothing is cached, as in CI. */
  index?: Index<Rest>;
  /** Caches the result of the check of exactly these pages. @returns The index from then on. */
  keepTold(told: () => SiteResult): Index<Rest> | undefined;
}

interface KnownOptions {
  /** Hashes are needed even if nothing is cached: a build compares them. */
  isMade: boolean;
  /** The worker threads, if they have been started already. */
  helpers?: Helpers | undefined;
}

/** Starts the worker threads early if they are sure to be needed: a site with many files and no cache. */
export function callHelpers({ engine, site }: Pick<Task, "engine" | "site">): Helpers | undefined {
  const bundle = commandBundle();
  if (bundle === undefined || (mayCache() && existsSync(storeOf(engine, site)))) return undefined;
  return hasMany(join(site, "pages"), FEWEST) ? new Helpers(bundle) : undefined;
}

/**
 * Computes the facts of new and changed pages, with the help of worker threads, and updates the cache. Undefined for a
 * small site. In CI the cache is neither read nor written, because CI decides whether pages may be published.
 */
export function knownPages(
  { engine, site }: Pick<Task, "engine" | "site">,
  input: CheckInput,
  { isMade, helpers }: KnownOptions,
): KnownSite | undefined {
  const { common, pages } = listSite(input.files);
  if (pages.length < FEWEST) return undefined;
  const contents = Object.fromEntries(common.map(({ file }) => [file, input.files[file]!]));
  const bundle = commandBundle();
  const known = { engine, site, common: contents, input, bundle, helpers };
  if (bundle === undefined || !mayCache()) {
    const kept = isMade ? new Map<string, KeptPage>() : undefined;
    return { pages: lookAt(pages, { ...known, kept }), common: contents, keepTold: () => undefined };
  }

  const key = keyOf(bundle, input.schemas, contents);
  const around = aroundOf(engine, site);
  const store = storeOf(engine, site);
  const memory = readMemory<Rest>(store);
  const kept = memory?.index.rest.key === key ? memory : undefined;
  const looks = new Map(pages.map(({ file }) => [file, lookOf(join(site, file))]));
  const doubtful = pages.filter(({ file }) => !looks.get(file) || kept?.pages.get(file)?.look !== looks.get(file));
  const found = lookAt(doubtful, { ...known, kept: kept?.pages ?? new Map() });
  const now = new Map(
    pages.map(({ file }): [string, Keeping] => {
      const look = looks.get(file)!;
      const seen = found.get(file);
      return [file, seen ? { ...seen, look } : kept!.pages.get(file)!.seenAs(look)];
    }),
  );
  const rest: Rest = { key, common: Object.keys(contents), others: othersIn(input.files, now) };
  const hasSameFiles = kept?.pages.size === pages.length && isDeepStrictEqual(kept.index.rest.others, rest.others);
  const index = hasSameFiles && doubtful.length === 0 ? kept.index : writeMemory(store, { pages: now, rest }, kept);
  return { pages: now, common: contents, index, keepTold };

  function keepTold(told: () => SiteResult): Index<Rest> {
    const { rest: last } = index;
    if (around === undefined || (last.told && last.around === around)) return index;
    if (!(SITE_FILE in contents) || pages.some(({ file }) => isDoubtful(file)) || rest.others.some(isStrange))
      return index;
    const all = told();
    if (!all.doubtful.every(isAsRead)) return index;
    const withTold = { ...index, rest: { ...last, told: all, around } };
    writeIndex(store, withTold);
    return withTold;
  }

  /** These files have been read twice: once for their facts, and once for the full check. */
  function isAsRead(file: string): boolean {
    const content = readPage(join(site, file));
    return content !== undefined && contentHash(content) === now.get(file)!.hash;
  }

  /** Another content could make it another kind of file, and the cache holds no hash of it. */
  function isStrange(file: string): boolean {
    return !(file in contents) && isDoubtful(file);
  }
}

/** Whether the kind of a file depends on its content. */
function isDoubtful(file: string): boolean {
  return isInDoubtfulPlace(file) || hasDoubtfulName(file);
}

function othersIn(files: SiteFiles, pages: ReadonlyMap<string, unknown>): string[] {
  return Object.keys(files).filter((file) => !pages.has(file));
}

type Surroundings = Pick<Task, "engine" | "site" | "common"> & {
  /** Undefined if no hashes are needed. */
  kept: ReadonlyMap<string, KeptPage> | undefined;
  input: CheckInput;
  bundle: string | undefined;
  helpers: Helpers | undefined;
};

/** The facts of the new and changed ones of some pages, by file. */
function lookAt(
  pages: Task["pages"],
  { engine, site, common, kept, input, bundle, helpers }: Surroundings,
): Map<string, KnownPage> {
  if (pages.length === 0) return new Map();
  const plain = pages.map(({ file, name }) => ({ file, name }));
  const hashes = kept && plain.map(({ file }) => kept.get(file)?.hash);
  const task: Task = { engine, site, common, pages: plain, ...(hashes && { hashes }) };
  const look = createLook(task, () => input);
  const isMuch = bundle !== undefined && pages.length >= FEWEST;
  const found = isMuch ? (helpers ?? new Helpers(bundle)).lookTogether(task, look) : look(0, pages.length);
  return new Map(plain.flatMap(({ file }, i) => (found[i] ? [[file, found[i]] as const] : [])));
}
