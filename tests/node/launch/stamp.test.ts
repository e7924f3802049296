import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { keptStampOf, stampOf } from "../../../src/node/launch/stamp.mjs";
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

describe("a stamp that is kept", () => {
  let root: string;
  const sources = ["lock.json", "src"];
  const isSource = (file: string) => !file.endsWith(".css");
  const store = () => join(root, "kept.json");
  const kept = (also = "") => keptStampOf(root, sources, { store: store(), isSource, also });

  beforeEach(() => {
    root = mkdtempSync(join(folder, "root-"));
    writeFiles(root, { "lock.json": "{}", "src/a.ts": "1", "src/b.css": "2" });
    mkdirSync(join(root, "src/empty"));
    // What was written just now could be written again without looking different.
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + 10_000);
    expect(kept()).toBe(stampOf(root, sources, { isSource }));
  });
  afterEach(() => void vi.restoreAllMocks());

  test("is that of the files, which are not read again", () => {
    const text = readFileSync(store(), "utf8");
    writeFileSync(store(), text.replace(/"stamp":"[^"]+"/, '"stamp":"known"'));
    expect(kept()).toBe("known");
  });

  test.each<[what: string, change: () => void, also?: string]>([
    ["a content has changed", () => writeFiles(root, { "src/a.ts": "2" })],
    ["a file is gone", () => rmSync(join(root, "src/a.ts"))],
    ["a folder that was empty has a file", () => writeFiles(root, { "src/empty/c.ts": "" })],
    ["something else is different", () => undefined, "v20"],
    ["what was kept is spoilt", () => writeFileSync(store(), '{"also":""}')],
  ])("is made anew if %s", (_, change, also) => {
    change();
    expect(kept(also)).toBe(stampOf(root, sources, { isSource, also: also ?? "" }));
  });

  test("is not kept for files that were written just now", () => {
    vi.restoreAllMocks();
    writeFiles(root, { "src/a.ts": "3" });
    const before = readFileSync(store(), "utf8");
    expect(kept()).toBe(stampOf(root, sources, { isSource }));
    expect(readFileSync(store(), "utf8")).toBe(before);
  });
});
