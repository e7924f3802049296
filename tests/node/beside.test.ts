import fs, {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { besideOf, removeLeftOver } from "../../src/node/beside.ts";

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "blockwright-beside-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const path = (name: string) => join(folder, name);

function leave(name: string): string {
  const left = besideOf(path(name));
  writeFileSync(left, "half");
  utimesSync(left, 0, 0);
  return left;
}

const others: Record<string, () => string> = {
  "a link to nothing": () => {
    const link = besideOf(path("a.json"));
    symlinkSync("nothing", link);
    return link;
  },
  "a folder with such a name": () => {
    const inner = besideOf(path("a.json"));
    mkdirSync(inner);
    utimesSync(inner, 0, 0);
    return inner;
  },
};

test.each(Object.entries(others))("%s stays, and keeps nothing else from being taken away", (_name, make) => {
  const stays = make();
  for (const name of ["0.json", "b.json"]) leave(name);
  removeLeftOver(folder);
  expect(readdirSync(folder)).toEqual([basename(stays)]);
});

test("a file that gets its name in this moment is let alone", () => {
  const left = leave("a.json");
  leave("b.json");
  const { readdirSync: real } = fs;
  const listing = vi.spyOn(fs, "readdirSync").mockImplementation(((...given: Parameters<typeof real>) => {
    const names = real(...given);
    renameSync(left, path("a.json"));
    return names;
  }) as never);
  syncBuiltinESMExports();
  try {
    removeLeftOver(folder);
  } finally {
    listing.mockRestore();
    syncBuiltinESMExports();
  }
  expect(readdirSync(folder)).toEqual(["a.json"]);
});

test("where there is no folder, there is nothing to take away", () => {
  removeLeftOver(path("pages"));
  expect(readdirSync(folder)).toEqual([]);
});
