import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { FileContent } from "../../../src/node/build/tree.ts";
import { link, write } from "../../../src/node/build/treeFiles.ts";

const folder = mkdtempSync(join(tmpdir(), "blockwright-tree-"));
afterAll(() => rmSync(folder, { recursive: true }));

const long = "“Größe” 🪁 ".repeat(40_000);
const contents: [what: string, content: FileContent, written: string][] = [
  ["a text", "Kites", "Kites"],
  ["a text with more bytes than letters", "“Größe” 🪁", "“Größe” 🪁"],
  ["a text in pieces", ["<p>", "“Größe”", "", " 🪁</p>"], "<p>“Größe” 🪁</p>"],
  ["a text that is longer than all before", [long, "end"], `${long}end`],
  ["a short text after it", ["Kites"], "Kites"],
  ["nothing", "", ""],
  ["no pieces", [], ""],
  ["bytes", new TextEncoder().encode("Größe"), "Größe"],
];

test.each(contents)("writes %s", (what, content, written) => {
  const path = join(folder, what);
  write(path, content);
  expect(readFileSync(path, "utf8")).toBe(written);
});

test("takes the place of a file, and leaves its other names as they were", () => {
  const path = join(folder, "page.html");
  writeFileSync(path, "as it was");
  link(path, `${path}.spare`);
  write(path, ["as it", " is"]);
  expect([path, `${path}.spare`].map((file) => readFileSync(file, "utf8"))).toEqual(["as it is", "as it was"]);
});
