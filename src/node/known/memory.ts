/**
 * The cache of a big site's pages consists of two files. The first one is append-only and has a line of JSON with the facts
 * of each page. The second one, the index, holds the offset of each line. So a changed page costs one new line, and facts
 * are parsed only on demand. Both files have checksums: a truncated or corrupt cache is ignored.
 */
import { randomUUID } from "node:crypto";
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, statSync, writeSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { crc32 } from "node:zlib";
import type { KnownPage, PageFacts } from "../check/facts/pageFacts.ts";
import { ifPossible } from "../command/systemErrors.ts";
import { factsAt, type Index, readIndex, writeIndex, type WrittenIndex } from "./pageIndex.ts";

/** Number of sites whose caches are kept. */
const MOST_KEPT = 5;
/** All lines are rewritten when the file has grown to this many times the bytes that are in use. */
const MOST_GROWN = 2;

export interface Memory<Rest> extends WrittenIndex {
  index: Index<Rest>;
  pages: ReadonlyMap<string, KeptPage>;
}

/** A cached page. Its facts are parsed at the first access. */
export class KeptPage implements KnownPage {
  #facts: PageFacts | null | undefined;

  /** @param at Its position in the lists of the index. */
  constructor(
    readonly written: WrittenIndex,
    readonly at: number,
    readonly look: string | null = written.index.looks[at]!,
  ) {}

  get hash(): string {
    return this.written.index.hashes[this.at]!;
  }

  get facts(): PageFacts | null {
    if (this.#facts === undefined) this.#facts = factsAt(this.written, this.at);
    return this.#facts;
  }

  /** The same content in a file with another fingerprint. */
  seenAs(look: string | null): KeptPage {
    return look === this.look ? this : new KeptPage(this.written, this.at, look);
  }
}

/** Undefined if there is no cache, or if it is truncated or corrupt. */
export function readMemory<Rest>(store: string): Memory<Rest> | undefined {
  try {
    const index = readIndex<Rest>(store);
    const { name, length, sum } = index.lines;
    const bytes = readFileSync(join(dirname(store), name)).subarray(0, length);
    if (bytes.length !== length || crc32(bytes) !== sum) return undefined;
    const written = { index, bytes };
    return { ...written, pages: new Map(index.files.map((file, at) => [file, new KeptPage(written, at)])) };
  } catch {
    return undefined;
  }
}

/** A page to cache: one that is in the cache already, or a new one. */
export type Keeping = KeptPage | (KnownPage & Pick<KeptPage, "look">);

/**
 * Replaces the cache by these pages. If it cannot be written, the old one stays.
 * @param before The cache as it was read. Its lines are not written again.
 */
export function writeMemory<Rest>(
  store: string,
  { pages, rest }: { pages: ReadonlyMap<string, Keeping>; rest: Rest },
  before?: Memory<unknown>,
): Index<Rest> {
  const old = before && isWorthGrowing(before, pages) ? before : undefined;
  const start = old?.index.lines.length ?? 0;
  const added: Buffer[] = [];
  let end = start;
  const index: Index<Rest> = {
    rest,
    lines: { name: old?.index.lines.name ?? `${basename(store, ".json")}.${randomUUID()}.lines`, length: 0, sum: 0 },
    files: [],
    hashes: [],
    looks: [],
    starts: [],
    lengths: [],
  };
  for (const [file, page] of pages) {
    index.files.push(file);
    index.hashes.push(page.hash);
    index.looks.push(page.look);
    if (old && isLineOf(old, page)) {
      index.starts.push(old.index.starts[page.at]!);
      index.lengths.push(old.index.lengths[page.at]!);
      continue;
    }
    const line = Buffer.from(page.facts ? `${JSON.stringify(page.facts)}\n` : "");
    index.starts.push(end);
    index.lengths.push(line.length);
    added.push(line);
    end += line.length;
  }
  const more = Buffer.concat(added);
  index.lines.length = end;
  index.lines.sum = crc32(more, old?.index.lines.sum);
  ifPossible(() => {
    mkdirSync(dirname(store), { recursive: true });
    append(join(dirname(store), index.lines.name), more, start);
    writeIndex(store, index);
    forgetOthers(dirname(store), { ...index.lines, store });
  });
  return index;
}

function isLineOf({ index }: Memory<unknown>, page: Keeping): page is KeptPage {
  return page instanceof KeptPage && page.written.index === index;
}

function isWorthGrowing(before: Memory<unknown>, pages: ReadonlyMap<string, Keeping>): boolean {
  let needed = 0;
  for (const page of pages.values()) if (isLineOf(before, page)) needed += before.index.lengths[page.at]!;
  return before.index.lines.length <= needed * MOST_GROWN;
}

/** Another process may have appended at the same offset. Its lines are overwritten, and our index replaces its index. */
function append(path: string, bytes: Buffer, start: number): void {
  if (start > 0 && bytes.length === 0) return;
  const file = openSync(path, start > 0 ? "r+" : "w");
  try {
    writeSync(file, bytes, 0, bytes.length, start);
  } finally {
    closeSync(file);
  }
}

/** Deletes outdated lines of this site, and the caches of all sites but the most recent ones. */
function forgetOthers(folder: string, { store, name }: { store: string; name: string }): void {
  const site = (file: string) => file.split(".", 1)[0]!;
  const names = readdirSync(folder);
  const indexes = names
    .filter((file) => file.endsWith(".json"))
    .map((file) => ({ file, time: statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0 }));
  const newest = indexes.toSorted((a, b) => b.time - a.time).slice(0, MOST_KEPT);
  const kept = new Set(newest.map(({ file }) => site(file)));
  const own = basename(store, ".json");
  for (const file of names) {
    const isOutdated = site(file) === own && file.endsWith(".lines") && file !== name;
    if (isOutdated || !kept.has(site(file))) rmSync(join(folder, file), { force: true });
  }
}
