import { mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PreviewServer } from "vite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Output, prepare, putInPlace } from "../../src/node/build/tree.ts";
import { addressList, redirectMarkup } from "../../src/node/site/fallbacks.ts";
import { placesOf } from "../../src/node/site/places.ts";
import { servePreview } from "../../src/node/preview.ts";
import { whileItMoves } from "../support/moving.ts";
import { ask, startPreview, write, type Host } from "../support/hosts.ts";

let folder: string;
let host: Host;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "preview-"));
  build("dist", { "404.html": "Not found", "index.html": "Home", "old.html": "Old", "words.txt": "0123456789" });
  host = await startPreview(folder);
});

afterEach(async () => {
  await host.stop();
  rmSync(folder, { recursive: true });
});

function build(name: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) write(join(folder, name, file), text);
}

async function get(path: string, headers: Record<string, string> = {}): Promise<{ status: number; text: string }> {
  const { status, body } = await ask(host.origin, path, { headers });
  return { status, text: body.toString() };
}

test.each([["no folder"], ["a folder without pages"]])(
  "%s: says what to do, and not where the program stopped",
  (name) => {
    const site = mkdtempSync(join(tmpdir(), "preview-"));
    if (name !== "no folder") mkdirSync(join(site, "dist"));
    expect.assertions(1);
    try {
      servePreview({} as PreviewServer, placesOf(site));
    } catch (error) {
      expect((error as Error).stack).toBe('There is nothing to serve yet. Run "npm run build" first.');
    } finally {
      rmSync(site, { recursive: true });
    }
  },
);

test("a new build is served at once", async () => {
  expect(await get("/")).toEqual({ status: 200, text: "Home" });
  build("next", { "404.html": "Nothing here", "index.html": "Home, in more words", "new.html": "New" });
  renameSync(join(folder, "dist"), join(folder, "before"));
  expect(await get("/nowhere")).toEqual({ status: 404, text: "Not found" });
  expect(await get("/")).toEqual({ status: 404, text: "Not found" });
  renameSync(join(folder, "next"), join(folder, "dist"));
  expect(await get("/")).toEqual({ status: 200, text: "Home, in more words" });
  expect(await get("/new")).toEqual({ status: 200, text: "New" });
  expect(await get("/old")).toEqual({ status: 404, text: "Nothing here" });
});

test("while builds take turns, the last one that was there is served", async () => {
  build("next", { "404.html": "Nothing here", "index.html": "Home, in more words" });
  renameSync(join(folder, "dist"), join(folder, "before"));
  renameSync(join(folder, "next"), join(folder, "dist"));
  const found = await whileItMoves(join(folder, "dist"), () => get("/nowhere"));
  const answers = ["Not found", "Nothing here"].map((text) => ({ status: 404, text }));
  for (const each of found) expect(answers).toContainEqual(each);
  expect(found.at(-1)).toEqual(answers[1]);
});

test("so is the second of two builds, which comes in the folder that was served before the first", async () => {
  const trees = { seen: join(folder, "dist"), work: join(folder, "work") };
  const publish = async (...names: string[]) => {
    const outputs = ["404", ...names].map((name): [string, Output] => [
      name,
      { key: name, make: () => ({ [`${name}.html`]: name }) },
    ]);
    putInPlace(await prepare(trees, new Map(outputs)));
    return statSync(trees.seen).ino;
  };
  const served = await publish("a");
  expect(await get("/a")).toEqual({ status: 200, text: "a" });
  expect(await publish("a", "b")).not.toBe(served);
  expect(await publish("a", "b", "c")).toBe(served);
  expect(await get("/c")).toEqual({ status: 200, text: "c" });
});

test("addresses that are in a file lead on like those in the not-found page", async () => {
  const pages = Array.from({ length: 1000 }, (_, i) => ({ route: `/page-${i}` }));
  const { told, files } = addressList(pages);
  build("next", { "404.html": redirectMarkup(told, ""), ...files });
  renameSync(join(folder, "dist"), join(folder, "before"));
  renameSync(join(folder, "next"), join(folder, "dist"));
  const { status, headers } = await ask(host.origin, "/Page-999/?a=b");
  expect({ status, location: headers.location }).toEqual({ status: 301, location: "/page-999?a=b" });
});

test.each([
  ["bytes=2-4", 206, "234"],
  ["bytes=-3", 206, "789"],
  ["bytes=-30", 206, "0123456789"],
  ["bytes=9-9", 206, "9"],
  ["bytes=10-", 416, ""],
  ["bytes=-0", 416, ""],
  ["bytes=4-2", 200, "0123456789"],
  ["bytes=0-1,4-5", 200, "0123456789"],
  ["bytes=-", 200, "0123456789"],
  ["lines=0-1", 200, "0123456789"],
])("the range %s: %i", async (range, status, text) => {
  expect(await get("/words.txt", { Range: range })).toEqual({ status, text });
});

test.each(['"other", %', "W/%", "*", '"other",%'])(
  "a browser that has the file and says so with %s gets 304",
  async (tags) => {
    const { headers } = await ask(host.origin, "/words.txt");
    const again = await get("/words.txt", { "If-None-Match": tags.replace("%", headers.etag!) });
    expect(again).toEqual({ status: 304, text: "" });
  },
);
