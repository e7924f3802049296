/** What is known of a big site's pages from the last time, by the hash of their content. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { listSite } from "../check/files/listSite.ts";
import { hasDoubtfulName } from "../check/files/misnamed.ts";
import { isInDoubtfulPlace } from "../check/files/misplaced.ts";
import { SITE_FILE } from "../check/files/sitePaths.ts";
import type { CheckInput, SiteFiles } from "../check/site.ts";
import type { KnownPage, KnownPages } from "../check/facts/pageFacts.ts";
import type { Told } from "../check/facts/told.ts";
import { createLook, readPage, type Task } from "./look.ts";
import { contentHash } from "../contentHash.ts";
import { lookOf } from "../looks.ts";
import { hasMany } from "./hasMany.ts";
import { type Keeping, type KeptPage, readMemory, writeMemory } from "./memory.ts";
import { type Index, writeIndex } from "./pageIndex.ts";
import { Helper } from "./share.ts";
import { aroundOf, keyOf, storeOf } from "./surroundings.ts";

/** With fewer pages there is nothing to gain. */
const FEWEST = 200;

/** What is remembered beside the pages. */
export interface Rest {
  /** The same as long as all that the facts of a page depend on beside its content. */
  key: string;
  /** The files that are no pages, and those of them that pages may need. */
  others: string[];
  common: string[];
  /** What was told of the site when its pages were like that. */
  told?: Told;
  /** The same as long as pictures and served files, which have a say in what is told. */
  around?: string;
}

export interface KnownSite {
  pages: KnownPages;
  /** The files that pages may need, with their contents. */
  common: SiteFiles;
  /** Left out where nothing is remembered. */
  index?: Index<Rest>;
  /** Remembers what was told of exactly these pages. */
  keepTold(told: () => Told): void;
}

/** How pages are looked at. */
interface How {
  /** Somebody asks for hashes even where nothing is remembered. */
  isMade: boolean;
  /** The other thread, if it was called for already. */
  helper?: Helper | undefined;
}

/** Calls for another thread where it is sure to be needed: nothing is remembered of a site with many files. */
export function callHelper({ engine, site }: Pick<Task, "engine" | "site">): Helper | undefined {
  const bundle = process.env["BLOCKWRIGHT_BUNDLE"];
  if (bundle === undefined || (!process.env["CI"] && existsSync(storeOf(engine, site)))) return undefined;
  return hasMany(join(site, "pages"), FEWEST) ? new Helper(bundle) : undefined;
}

/**
 * Looks at the pages that are new or have changed since the last time, with a second thread where there is one, and
 * remembers what it found. Undefined for a small site.
 * On a machine that decides whether pages may be published nothing is remembered: it is to see for itself.
 */
export function knownPages(
  { engine, site }: Pick<Task, "engine" | "site">,
  input: CheckInput,
  { isMade, helper }: How,
): KnownSite | undefined {
  const { common, pages } = listSite(input.files);
  if (pages.length < FEWEST) return undefined;
  const contents = Object.fromEntries(common.map(({ file }) => [file, input.files[file]!]));
  const bundle = process.env["BLOCKWRIGHT_BUNDLE"];
  const known = { engine, site, common: contents, input, bundle, helper };
  if (bundle === undefined || process.env["CI"]) {
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
  return {
    pages: now,
    common: contents,
    index: hasSameFiles && doubtful.length === 0 ? kept.index : writeMemory(store, { pages: now, rest }, kept),
    keepTold(told) {
      const { rest: last } = this.index!;
      if (around === undefined || (last.told && last.around === around)) return;
      if (!(SITE_FILE in contents) || pages.some(({ file }) => isDoubtful(file)) || rest.others.some(isStrange)) return;
      const all = told();
      if (!all.doubtful.every(isAsRead)) return;
      this.index = { ...this.index!, rest: { ...last, told: all, around } };
      writeIndex(store, this.index);
    },
  };

  /** These were read twice. */
  function isAsRead(file: string): boolean {
    const content = readPage(join(site, file));
    return content !== undefined && contentHash(content) === now.get(file)!.hash;
  }

  /** Nobody knows whether it still is what it was when its content changes. */
  function isStrange(file: string): boolean {
    return !(file in contents) && isDoubtful(file);
  }
}

/** Whether what is in a file has a say in what it is. */
function isDoubtful(file: string): boolean {
  return isInDoubtfulPlace(file) || hasDoubtfulName(file);
}

function othersIn(files: SiteFiles, pages: ReadonlyMap<string, unknown>): string[] {
  return Object.keys(files).filter((file) => !pages.has(file));
}

type Surroundings = Pick<Task, "engine" | "site" | "common"> & {
  /** Left out where nobody asks for hashes. */
  kept: ReadonlyMap<string, KeptPage> | undefined;
  input: CheckInput;
  bundle: string | undefined;
  helper: Helper | undefined;
};

/** What is new of some pages, by their files. */
function lookAt(
  pages: Task["pages"],
  { engine, site, common, kept, input, bundle, helper }: Surroundings,
): Map<string, KnownPage> {
  if (pages.length === 0) return new Map();
  const plain = pages.map(({ file, name }) => ({ file, name }));
  const hashes = kept && plain.map(({ file }) => kept.get(file)?.hash);
  const task: Task = { engine, site, common, pages: plain, ...(hashes && { hashes }) };
  const look = createLook(task, () => input);
  const isMuch = bundle !== undefined && pages.length >= FEWEST;
  const found = isMuch ? (helper ?? new Helper(bundle)).lookTogether(task, look) : look(0, pages.length);
  return new Map(plain.flatMap(({ file }, i) => (found[i] ? [[file, found[i]] as const] : [])));
}
