/** The index of what is remembered: plain data in a file with a sum, so that what is cut off or spoilt is noticed. */
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { crc32 } from "node:zlib";
import { besideOf } from "../beside.ts";
import type { PageFacts } from "../check/facts/pageFacts.ts";
import { ifPossible } from "../systemErrors.ts";

/** An entry of each list for each page: lists of the same length are read much quicker than a list of groups. */
export interface Index<Rest> {
  /** What is remembered beside the pages. */
  rest: Rest;
  /** The file with the facts of all pages, as far as it had been written at that time: its name, bytes and CRC-32. */
  lines: { name: string; length: number; sum: number };
  files: string[];
  /** Of the content of each file. */
  hashes: string[];
  /** How each file looked when it was read. */
  looks: (string | null)[];
  /** The byte at which the line of each page starts. */
  starts: number[];
  /** The bytes of each line; zero for a page that has to be looked at whole. */
  lengths: number[];
}

/** An index with the bytes that its lines are in. */
export interface Written {
  index: Index<unknown>;
  bytes: Buffer;
}

/** The facts of a page by its place in the lists. */
export function factsAt({ index, bytes }: Written, at: number): PageFacts | null {
  const start = index.starts[at]!;
  const length = index.lengths[at]!;
  return length === 0 ? null : (JSON.parse(bytes.toString("utf8", start, start + length)) as PageFacts);
}

/**
 * Whoever reads at the same time finds the old one or the new one, and the old one where nothing can be written: what is not
 * remembered is found out once more.
 */
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

/** @throws {Error} for one that is not there, or that was cut off or spoilt. */
export function readIndex<Rest>(store: string): Index<Rest> {
  const bytes = readFileSync(store);
  const end = bytes.indexOf("\n");
  if (Number(bytes.toString("latin1", 0, end)) !== crc32(bytes.subarray(end + 1))) throw new Error("It was spoilt.");
  return JSON.parse(bytes.toString("utf8", end + 1)) as Index<Rest>;
}
