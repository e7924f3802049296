import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { stampOf } from "../../../src/node/launch/stamp.mjs";
import { writeFiles } from "../../support/folders.ts";

const folder = mkdtempSync(join(tmpdir(), "blockwright-stamp-"));

afterAll(() => rmSync(folder, { recursive: true }));

function stampedWith(files: Record<string, string>, also = ""): string {
  const root = mkdtempSync(join(folder, "root-"));
  writeFiles(root, { "lock.json": "{}", "src/a.ts": "1", "src/b.css": "2", ...files });
  return stampOf(root, ["lock.json", "src"], { isSource: (file) => !file.endsWith(".css"), also });
}

test("the same files have the same stamp, and others are not looked at", () => {
  const stamp = stampedWith({});
  expect(stamp).toMatch(/^[0-9a-f]{16}$/);
  expect(stampedWith({ "src/b.css": "3", "other.ts": "" })).toBe(stamp);
});

test.each<[what: string, files: Record<string, string>, also?: string]>([
  ["a content", { "src/a.ts": "2" }],
  ["a file more", { "src/c.ts": "" }],
  ["what else it depends on", {}, "v20"],
])("another one for %s", (_, files, also) => {
  expect(stampedWith(files, also)).not.toBe(stampedWith({}));
});

test("a piece of a name that moves into the content makes another one", () => {
  expect(stampedWith({ "src/ab": "c" })).not.toBe(stampedWith({ "src/a": "bc" }));
});
