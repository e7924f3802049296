import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { filesBelow } from "../../src/node/filesBelow.mjs";
import { writeFiles } from "../support/folders.ts";

const folder = mkdtempSync(join(tmpdir(), "blockwright-below-"));

afterAll(() => rmSync(folder, { recursive: true }));

test("files are in order, hidden ones with them, and neither folders nor links", () => {
  writeFiles(folder, { "b/c.json": "", "b.json": "", ".vite/manifest.json": "", "a/b/c.css": "" });
  mkdirSync(join(folder, "empty.css"));
  // What an editor leaves beside a file that is open.
  symlinkSync("somebody@somewhere", join(folder, ".#b.json"));
  symlinkSync("b.json", join(folder, "linked.json"));
  symlinkSync("b", join(folder, "linked"));
  expect(filesBelow(folder)).toEqual([".vite/manifest.json", "a/b/c.css", "b.json", "b/c.json"]);
  expect(filesBelow(join(folder, "linked"))).toEqual(["c.json"]);
});

test.skipIf(process.platform === "win32")("a backslash in a name is a part of it", () => {
  const odd = join(folder, "odd");
  writeFiles(odd, { "a\\b.json": "" });
  expect(filesBelow(odd)).toEqual(["a\\b.json"]);
});
