/** What is known of a big site's pages from the last time, by the hash of their content. */
import { hash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { writeBeside } from "../beside.ts";
import { listSite } from "../check/document/listSite.ts";
import type { CheckInput, PageFacts } from "../check/site.ts";
import { createLook, type KnownPage, type Task } from "./look.ts";
import { lookTogether, workerBeside } from "./share.ts";

/** With fewer pages there is nothing to gain. */
const FEWEST = 200;

/** By file: a page with its facts, or null for one that has to be looked at whole. */
type Known = ReadonlyMap<string, PageFacts | null>;

interface Kept {
  /** The hash of all that the facts of a page depend on beside its content. */
  key: string;
  pages: Record<string, KnownPage>;
}

/**
 * Looks at the pages that are new or have changed since the last time, with a second thread where there is one, and
 * remembers what it found. Undefined for a small site.
 * On a machine that decides whether pages may be published nothing is remembered: it is to see for itself.
 */
export function knownPages(engine: string, site: string, input: CheckInput): Known | undefined {
  const { common, pages } = listSite(input.files);
  if (pages.length < FEWEST) return undefined;
  const contents = Object.fromEntries(common.map(({ file }) => [file, input.files[file]!]));
  const folder = process.env["BLOCKWRIGHT_BUNDLE"];
  const keeps = folder !== undefined && !process.env["CI"];
  const key = digestOf(JSON.stringify([folder && basename(folder), input.schemas, contents]));
  const store = join(engine, ".cache/known", `${digestOf(site)}.json`);
  const kept = keeps ? readKept(store, key) : {};
  const task: Task = {
    engine,
    site,
    common: contents,
    pages: pages.map(({ file, name }) => ({ file, name })),
    hashes: pages.map(({ file }) => kept[file]?.hash),
  };
  const look = createLook(task, () => input);
  const found = folder === undefined ? look(0, pages.length) : lookTogether(task, look, workerBeside(folder));
  const now = Object.fromEntries(pages.map(({ file }, i) => [file, found[i] ?? kept[file]!]));
  const isSame = found.every((each) => each === undefined) && Object.keys(kept).length === pages.length;
  if (keeps && !isSame) {
    mkdirSync(dirname(store), { recursive: true });
    forgetOldest(dirname(store));
    renameSync(writeBeside(store, JSON.stringify({ key, pages: now } satisfies Kept)), store);
  }
  return new Map(Object.entries(now).map(([file, { facts }]) => [file, facts]));
}

/** Sites that are remembered. */
const MOST_KEPT = 5;

function forgetOldest(folder: string): void {
  const ages = readdirSync(folder).map((file) => ({
    file,
    age: -(statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0),
  }));
  for (const { file } of ages.toSorted((a, b) => a.age - b.age).slice(MOST_KEPT - 1))
    rmSync(join(folder, file), { force: true });
}

function readKept(store: string, key: string): Kept["pages"] {
  try {
    const kept = JSON.parse(readFileSync(store, "utf8")) as Kept;
    return kept.key === key ? kept.pages : {};
  } catch {
    return {};
  }
}

function digestOf(text: string): string {
  return hash("sha256", text, "base64url");
}
