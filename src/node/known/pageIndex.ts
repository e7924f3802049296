/** The index of the cache, in a file whose checksum shows when it is truncated or corrupt. */
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { crc32 } from "node:zlib";
import { besideOf } from "../beside.ts";
import type { PageFacts } from "../check/facts/pageFacts.ts";
import { ifPossible } from "../command/systemErrors.ts";

/** Parallel lists with an entry for each page: JSON.parse reads these much faster than a list of objects. */
export interface Index<Rest> {
  /** What is cached beside the pages. */
  rest: Rest;
  /** The file with the facts of all pages: its name, and the length and CRC-32 of the part that this index covers. */
  lines: { name: string; length: number; sum: number };
  files: string[];
  /** The hash of the content of each file. */
  hashes: string[];
  /** The fingerprint of each file when it was read, see looks.ts. */
  looks: (string | null)[];
  /** The byte offset of the line of each page. */
  starts: number[];
  /** The length of each line in bytes; zero for a page that needs the full check. */
  lengths: number[];
}

/** An index with the bytes of its lines. */
export interface WrittenIndex {
  index: Index<unknown>;
  bytes: Buffer;
}

/** Parses the facts of a page, given its position in the lists. */
export function factsAt({ index, bytes }: WrittenIndex, at: number): PageFacts | null {
  const start = index.starts[at]!;
  const length = index.lengths[at]!;
  return length === 0 ? null : (JSON.parse(bytes.toString("utf8", start, start + length)) as PageFacts);
}

/** Replaces the index atomically. If it cannot be written, the old one stays: then pages are only processed once more. */
export function writeIndex(store: string, index: Index<unknown>): void {
  const text = JSON.stringify(index);
  const beside = besideOf(store);
  ifPossible(() => {
    try {
      writeFileSync(beside, `${crc32(text)}\n${text}`);
      renameSync(beside, store);
    } catch (error) {
      rmSync(beside, { force: true });
      throw error;
    }
  });
}

/** @throws {Error} if it is missing, truncated or corrupt. */
export function readIndex<Rest>(store: string): Index<Rest> {
  const bytes = readFileSync(store);
  const end = bytes.indexOf("\n");
  if (Number(bytes.toString("latin1", 0, end)) !== crc32(bytes.subarray(end + 1))) throw new Error("It was spoilt.");
  return JSON.parse(bytes.toString("utf8", end + 1)) as Index<Rest>;
}
