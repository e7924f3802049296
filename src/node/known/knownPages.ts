/** What is known of a big site's pages from the last time, by the hash of their content. */
import { hash } from "node:crypto";
import { basename, join } from "node:path";
import { listSite } from "../check/document/listSite.ts";
import type { CheckInput, KnownPage } from "../check/site.ts";
import { createLook, type Task } from "./look.ts";
import { lookOf } from "./looks.ts";
import { type Keeping, KeptPage, readMemory, writeMemory } from "./memory.ts";
import { lookTogether, workerBeside } from "./share.ts";

/** With fewer pages there is nothing to gain. */
const FEWEST = 200;

/** What is remembered beside the pages. */
interface Rest {
  /** The hash of all that the facts of a page depend on beside its content. */
  key: string;
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
  const around = { engine, site, common: contents, input, bundle };
  if (bundle === undefined || process.env["CI"]) return lookAt(pages, { ...around, kept: undefined });

  const rest: Rest = { key: digestOf(JSON.stringify([basename(bundle), input.schemas, contents])) };
  const store = join(engine, ".cache/known", `${digestOf(site)}.json`);
  const memory = readMemory<Rest>(store);
  const kept = memory?.index.rest.key === rest.key ? memory : undefined;
  const looks = new Map(pages.map(({ file }) => [file, lookOf(join(site, file))]));
  const doubtful = pages.filter(({ file }) => !looks.get(file) || kept?.pages.get(file)?.look !== looks.get(file));
  const found = lookAt(doubtful, { ...around, kept: kept?.pages ?? new Map() });
  const now = new Map(
    pages.map(({ file }): [string, Keeping] => {
      const look = looks.get(file)!;
      const seen = found.get(file);
      return [file, seen ? { ...seen, look } : kept!.pages.get(file)!.seenAs(look)];
    }),
  );
  if (doubtful.length > 0 || kept?.pages.size !== pages.length) writeMemory(store, { pages: now, rest }, kept);
  return now;
}

type Surroundings = Pick<Task, "engine" | "site" | "common"> & {
  /** Left out when nothing is to be remembered. */
  kept: ReadonlyMap<string, KeptPage> | undefined;
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
  const hashes = kept && plain.map(({ file }) => kept.get(file)?.hash);
  const task: Task = { engine, site, common, pages: plain, ...(hashes && { hashes }) };
  const look = createLook(task, () => input);
  const isMuch = bundle !== undefined && pages.length >= FEWEST;
  const found = isMuch ? lookTogether(task, look, workerBeside(bundle)) : look(0, pages.length);
  return new Map(plain.flatMap(({ file }, i) => (found[i] ? [[file, found[i]] as const] : [])));
}

function digestOf(text: string): string {
  return hash("sha256", text, "base64url");
}
