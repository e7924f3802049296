import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { FileContent } from "../../../src/node/build/tree.ts";
import { openTree, sumOf } from "../../../src/node/build/treeFiles.ts";

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
  openTree(folder, 0).write(what, content);
  expect(readFileSync(join(folder, what), "utf8")).toBe(written);
});

const spare = join(folder, "spare");
const read = (path: string) => readFileSync(path, "utf8");

test("takes the place of a file, and leaves its other names as they were", () => {
  writeFileSync(join(folder, "page.html"), "as it was");
  openTree(spare, 0).link(folder, "page.html");
  openTree(folder, 0).write("page.html", ["as it", " is"]);
  expect([folder, spare].map((tree) => read(join(tree, "page.html")))).toEqual(["as it is", "as it was"]);
  openTree(spare, 0).link(folder, "page.html");
  expect(read(join(spare, "page.html"))).toBe("as it is");
});

test("knows how all files look, whatever has become of them", () => {
  const tree = join(folder, "made");
  const files = openTree(tree, 0);
  for (const name of ["a.html", "b/c.html", "b/d.html", "a.html"]) files.write(name, `${name} and more`);
  writeFileSync(join(folder, "e.html"), "of another folder");
  files.link(folder, "e.html");
  files.remove(["b/c.html"]);
  const names = ["a.html", "b/d.html", "e.html"];
  expect(files.sum).toBe(sumOf(tree, names));
  expect(openTree(tree, files.sum).sum).toBe(files.sum);
  writeFileSync(join(tree, "b/d.html"), "b/d.html and much more");
  expect(sumOf(tree, names)).not.toBe(files.sum);
  files.remove(names);
});
