/** What a studio that was killed has left beside files is deleted when the next one starts. */
import { readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { besideOf } from "../../../src/node/beside.ts";
import { openStudio, siteFolder, temporaryFolder } from "./studio.ts";

test.each([
  ["save", "pages", "pages/news.json"],
  ["upload", "images", "images/roof.webp"],
])("what a killed %s left behind goes when the studio starts, and nothing else does", async (_name, where, file) => {
  const folder = siteFolder();
  const before = readdirSync(join(folder, where)).toSorted();
  const [old, fresh] = [besideOf(join(folder, file)), besideOf(join(folder, file))] as const;
  for (const path of [old, fresh, join(folder, where, "notes.tmp")]) {
    writeFileSync(path, "half");
    if (path !== fresh) utimesSync(path, 0, 0);
  }
  await openStudio(folder);
  expect(readdirSync(join(folder, where)).toSorted()).toEqual([...before, basename(fresh), "notes.tmp"].toSorted());
});

test("images/ outside of the site is not touched when the studio starts", async () => {
  const [folder, outside] = [siteFolder(), temporaryFolder()];
  rmSync(join(folder, "images"), { recursive: true });
  symlinkSync(outside, join(folder, "images"));
  const left = besideOf(join(outside, "roof.webp"));
  writeFileSync(left, "half");
  utimesSync(left, 0, 0);
  await openStudio(folder);
  expect(readdirSync(outside)).toEqual([basename(left)]);
});
