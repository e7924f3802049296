/** What is known of a big site's pages from the last time, by the hash of their content. */
import { hash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { writeBeside } from "../beside.ts";
import { listSite } from "../check/document/listSite.ts";
import type { CheckInput, KnownPage } from "../check/site.ts";
import { createLook, type Task } from "./look.ts";
import { lookTogether, workerBeside } from "./share.ts";

/** With fewer pages there is nothing to gain. */
const FEWEST = 200;
/** Sites that are remembered. */
const MOST_KEPT = 5;
/** Milliseconds in which a file may be written twice without its times telling. */
const BLINK = 2000;

/** A page, and how its file looked when it was read: as long as it looks so, nobody has to read it again. */
interface KeptPage extends KnownPage {
  look?: string;
}

interface Kept {
  /** The hash of all that the facts of a page depend on beside its content. */
  key: string;
  pages: Record<string, KeptPage>;
}

/**
 * Looks at the pages that are new or have changed since the last time, with a second thread where there is one, and
 * remembers what it found. Undefined for a small site.
 * On a machine that decides whether pages may be published nothing is remembered: it is to see for itself.
 */
export function knownPages(engine: string, site: string, input: CheckInput): Map<string, KnownPage> | undefined {
  const { common, pages } = listSite(input.files);
  if (pages.length < FEWEST) return undefined;
  const contents = Object.fromEntries(common.map(({ file }) => [file, input.files[file]!]));
  const bundle = process.env["BLOCKWRIGHT_BUNDLE"];
  const keeps = bundle !== undefined && !process.env["CI"];
  const key = digestOf(JSON.stringify([bundle && basename(bundle), input.schemas, contents]));
  const store = join(engine, ".cache/known", `${digestOf(site)}.json`);
  const kept = keeps ? readKept(store, key) : {};
  const looks = new Map(pages.map(({ file }) => [file, keeps ? lookOf(join(site, file)) : undefined]));
  const doubtful = pages.filter(({ file }) => kept[file]?.look === undefined || kept[file].look !== looks.get(file));
  const found = lookAt(doubtful, { engine, site, common: contents, kept: keeps ? kept : undefined, input, bundle });
  const now = new Map(pages.map(({ file }) => [file, found.get(file) ?? kept[file]!]));
  if (keeps && (doubtful.length > 0 || Object.keys(kept).length !== pages.length)) {
    const all = Array.from(now, ([file, page]) => [file, withLook(page, looks.get(file))] as const);
    write(store, { key, pages: Object.fromEntries(all) });
  }
  return now;
}

type Surroundings = Pick<Task, "engine" | "site" | "common"> & {
  /** Left out when nothing is to be remembered. */
  kept: Kept["pages"] | undefined;
  input: CheckInput;
  bundle: string | undefined;
};

/** What is new of some pages, by their files. */
function lookAt(
  pages: Task["pages"],
  { engine, site, common, kept, input, bundle }: Surroundings,
): Map<string, KnownPage> {
  if (pages.length === 0) return new Map();
  const plain = pages.map(({ file, name }) => ({ file, name }));
  const hashes = kept && plain.map(({ file }) => kept[file]?.hash);
  const task: Task = { engine, site, common, pages: plain, ...(hashes && { hashes }) };
  const look = createLook(task, () => input);
  const isMuch = bundle !== undefined && pages.length >= FEWEST;
  const found = isMuch ? lookTogether(task, look, workerBeside(bundle)) : look(0, pages.length);
  return new Map(plain.flatMap(({ file }, i) => (found[i] ? [[file, found[i]] as const] : [])));
}

/** Size and times of a file. Also the time that nobody can set, so that a change cannot be hidden. */
function lookOf(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  // What was written just now may be written once more without another time.
  if (!stats || Date.now() - Math.max(stats.mtimeMs, stats.ctimeMs) < BLINK) return undefined;
  return `${stats.size} ${stats.mtimeMs} ${stats.ctimeMs} ${stats.ino}`;
}

function withLook({ hash: known, facts }: KnownPage, look: string | undefined): KeptPage {
  return { hash: known, facts, ...(look !== undefined && { look }) };
}

function write(store: string, kept: Kept): void {
  const folder = dirname(store);
  mkdirSync(folder, { recursive: true });
  renameSync(writeBeside(store, JSON.stringify(kept)), store);
  const age = (file: string) => -(statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0);
  const ages = readdirSync(folder).map((file) => ({ file, age: age(file) }));
  for (const { file } of ages.toSorted((a, b) => a.age - b.age).slice(MOST_KEPT))
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
