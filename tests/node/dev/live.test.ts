/** After a save, the dev server knows the same as after a full check of the site. */
import fs, { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { loadContent } from "../../../src/node/site/content.ts";
import { contentAfter } from "../../../src/node/dev/live.ts";
import { placesOf } from "../../../src/node/site/places.ts";
import { addPages } from "../../../tools/bench/sitePages.ts";
import { writeAgency } from "../../support/agency/folder.ts";
import { engine } from "../../support/engine.ts";

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "blockwright-live-"));
  writeAgency(folder);
  addPages(folder, 200);
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

interface Edit {
  file: string;
  from: string;
  to: string;
  /** The whole site has to be looked at. */
  isWhole?: true;
}

const many = (number: number) => `pages/many/${number}.json`;
const MORE = "There is more to read.";

/** One after the other. */
const edits: Record<string, Edit> = {
  "a text": { file: many(5), from: MORE, to: "There is even more to read." },
  "the same page once more": { file: many(5), from: "There is even more", to: "There is a lot more" },
  "a title": { file: many(6), from: "Page 6 of many", to: "The sixth of many pages" },
  "a link more": { file: many(7), from: MORE, to: "There is [page twenty](/many/20) to read." },
  "a link less": { file: many(7), from: "[page twenty](/many/20)", to: "page twenty" },
  "the only link to a page": { file: many(12), from: '"/many/13"', to: '"/many/21"', isWhole: true },
  "that link again": { file: many(12), from: '"/many/21"', to: '"/many/13"', isWhole: true },
  "a title that another page has": { file: many(8), from: "Page 8 of many", to: "Page 9 of many", isWhole: true },
  "a text beside that mistake": { file: many(10), from: MORE, to: "There is less to read." },
  "a text of the other page": { file: many(9), from: MORE, to: "There is less to read.", isWhole: true },
  "a title of its own again": { file: many(8), from: "Page 9 of many", to: "Page 8 of many", isWhole: true },
  "a page that cannot be read": { file: many(11), from: "{", to: "", isWhole: true },
  "what all pages share": { file: "pages/_site.json", from: '"Kitestep"', to: '"Kitestepping"', isWhole: true },
};

test("whatever is saved, one after the other", { timeout: 120_000 }, () => {
  const places = placesOf(engine, folder);
  let content = loadContent(places);
  for (const [name, { file, from, to, isWhole = false }] of Object.entries(edits)) {
    const path = join(folder, file);
    const text = readFileSync(path, "utf8");
    expect(text).toContain(from);
    writeFileSync(path, text.replace(from, to));
    const after = contentAfter(content, file, places);
    expect(after === undefined, name).toBe(isWhole);
    const whole = loadContent(places);
    content = after ?? whole;
    expect(content.report(), name).toBe(whole.report());
    expect(content.problems, name).toEqual(whole.problems);
    expect(content.live?.told, name).toEqual(whole.live?.told);
    const pages = [content, whole].map(({ site }) => site.pages.map(({ file: of, data, facts }) => [of, data, facts]));
    expect(pages[0], name).toEqual(pages[1]);
  }
  expect(contentAfter(content, many(5), places)?.report()).toBe(content.report());
});

test("a page that is saved once more while it is looked at is not shown unchecked", () => {
  const places = placesOf(engine, folder);
  const content = loadContent(places);
  const path = join(folder, many(14));
  const text = readFileSync(path, "utf8");
  writeFileSync(path, text.replace(MORE, "There is less to read."));
  const real = fs.readFileSync as (...given: unknown[]) => unknown;
  const spy = vi.spyOn(fs, "readFileSync").mockImplementation(((...given: unknown[]) => {
    const read = real(...given);
    if (given[0] === path) writeFileSync(path, text.replace(/"type": "\w+"/, '"type": "nope"'));
    return read;
  }) as never);
  syncBuiltinESMExports();
  try {
    expect(contentAfter(content, many(14), places)).toBeUndefined();
  } finally {
    spy.mockRestore();
    syncBuiltinESMExports();
  }
});
