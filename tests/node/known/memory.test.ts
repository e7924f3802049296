/** What is remembered is found again as it was, or not at all. */
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { PageFacts } from "../../../src/node/check/facts/pageFacts.ts";
import { type Keeping, type Memory, readMemory, writeMemory } from "../../../src/node/known/memory.ts";

let folder: string;
let store: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "blockwright-memory-"));
  store = join(folder, "site.json");
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function page(title: string): Keeping {
  const none: string[] = [];
  const facts: PageFacts = {
    route: `/${title}`,
    aliases: none,
    title,
    description: "Größe: 5 µm",
    hasCard: false,
    links: none,
    shared: none,
    pages: none,
    forms: none,
    pictures: none,
    pictograms: none,
    logos: none,
  };
  return { hash: `hash of ${title}`, look: `look of ${title}`, facts };
}

function pagesOf(memory: Memory<unknown> | undefined): unknown {
  return memory && Array.from(memory.pages, ([file, { hash, look, facts }]) => [file, { hash, look, facts }]);
}

const start: [string, Keeping][] = [
  ["a", page("a")],
  ["b", { hash: "spoilt", look: null, facts: null }],
  ["c", page("c")],
];

/** The memory after one page has changed; it has lines of two times. */
function changedOnce(): [string, Keeping][] {
  writeMemory(store, { pages: new Map(start), rest: 1 });
  const before = readMemory<number>(store)!;
  writeMemory(store, { pages: new Map([...before.pages, ["c", page("d")]]), rest: 2 }, before);
  return [...start.slice(0, 2), ["c", page("d")]];
}

test.each(["file/site.json", "folder"])(
  "where nothing can be remembered, nothing fails and nothing is left: %s",
  (name) => {
    writeFileSync(join(folder, "file"), "");
    mkdirSync(join(folder, "folder"));
    const closed = join(folder, name);
    expect(writeMemory(closed, { pages: new Map(start), rest: 1 }).files).toEqual(["a", "b", "c"]);
    expect(readMemory(closed)).toBeUndefined();
    expect(readdirSync(folder).filter((file) => file.endsWith(".tmp"))).toEqual([]);
  },
);

test("pages are found as they were, also those that were remembered before", () => {
  const wanted = changedOnce();
  const memory = readMemory<number>(store);
  expect(pagesOf(memory)).toEqual(wanted);
  expect(memory?.index.rest).toBe(2);
});

test("what has changed again and again takes no more than twice the space", () => {
  changedOnce();
  for (let i = 0; i < 50; i++) {
    const before = readMemory(store)!;
    writeMemory(store, { pages: new Map([...before.pages, ["c", page(`c${i}`)]]), rest: 3 }, before);
  }
  expect(readMemory(store)?.pages.get("c")?.facts?.title).toBe("c49");
  const files = readdirSync(folder);
  expect(files).toHaveLength(2);
  const longest = JSON.stringify(page("c49").facts).length + 1;
  expect(
    readFileSync(
      join(
        folder,
        files.find((file) => file.endsWith(".lines"))!,
      ),
    ).length,
  ).toBeLessThan(longest * 6);
});

test("cut off or spoilt at any byte, it is not believed", () => {
  const wanted = changedOnce();
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const whole = readFileSync(path);
    for (let at = 0; at < whole.length; at++) {
      writeFileSync(path, whole.subarray(0, at));
      expect(pagesOf(readMemory(store)), `${name} cut off at ${at}`).toBeUndefined();
      const spoilt = Buffer.from(whole);
      spoilt[at]! ^= 1 << (at % 8);
      writeFileSync(path, spoilt);
      // A space in place of a digit of the sum is the only thing that may go unnoticed: the sum is still right.
      expect([undefined, wanted], `${name} spoilt at ${at}`).toContainEqual(pagesOf(readMemory(store)));
    }
    writeFileSync(path, whole);
  }
  expect(pagesOf(readMemory(store))).toEqual(wanted);
});

test("two that remember at the same time do not mix", () => {
  changedOnce();
  const [one, other] = [readMemory(store)!, readMemory(store)!];
  const after = (memory: Memory<unknown>, title: string) => new Map([...memory.pages, ["c", page(title)]]);
  writeMemory(store, { pages: after(one, "of one, which is longer"), rest: 3 }, one);
  copyFileSync(store, `${store}.one`);
  writeMemory(store, { pages: after(other, "of another"), rest: 4 }, other);
  expect(readMemory(store)?.pages.get("c")?.facts?.title).toBe("of another");
  // The one that was quicker may be the one whose index comes last.
  copyFileSync(`${store}.one`, store);
  expect(readMemory(store)).toBeUndefined();
});
