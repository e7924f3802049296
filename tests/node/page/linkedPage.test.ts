/** A page that is a symlink to a file of the site. */
import { mkdtempSync, readlinkSync, rmSync, symlinkSync, readFileSync, existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { FileChange } from "../../../src/node/page/outcome.ts";
import { FileChanged, writeChanges } from "../../../src/node/page/writeChanges.ts";
import { writeFiles } from "../../support/folders.ts";

let root: string;
const files = { "pages/a.json": "1", "pages/d.json": "4" };
const moved: FileChange = { file: "pages/b/c.json", from: "pages/a.json", text: "one" };
const textOf = (file: string) => readFileSync(join(root, file), "utf8");
const linkOf = (file: string) => readlinkSync(join(root, file)).replaceAll("\\", "/");

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "blockwright-link-"));
  writeFiles(root, { "elsewhere/a.json": "1", "pages/d.json": "4" });
  symlinkSync("../elsewhere/a.json", join(root, "pages/a.json"));
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

test("goes, and the text stays", () => {
  writeChanges(root, [{ file: "pages/a.json" }], files);
  expect(existsSync(join(root, "pages/a.json"))).toBe(false);
  expect(textOf("elsewhere/a.json")).toBe("1");
});

test("gets another name, also in another folder, and the text changes", () => {
  writeChanges(root, [moved], files);
  expect(existsSync(join(root, "pages/a.json"))).toBe(false);
  expect(linkOf("pages/b/c.json")).toBe("../../elsewhere/a.json");
  expect(textOf("elsewhere/a.json")).toBe("one");
});

test("is as it was when another change fails", () => {
  // Deleting a file twice fails.
  const gone: FileChange = { file: "pages/d.json" };
  expect(() => writeChanges(root, [moved, gone, gone], files)).toThrow(FileChanged);
  expect(linkOf("pages/a.json")).toBe("../elsewhere/a.json");
  expect([textOf("elsewhere/a.json"), textOf("pages/d.json")]).toEqual(["1", "4"]);
  expect(existsSync(join(root, "pages/b"))).toBe(false);
});
