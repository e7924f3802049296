import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { canonicalRoutes, redirectFor } from "../../src/node/preview.ts";

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "dist-"));
  mkdirSync(join(folder, "blog"));
  for (const file of ["index", "contact", "IosorAndroidFindout", "404", "blog/first"]) {
    writeFileSync(join(folder, `${file}.html`), "");
  }
  writeFileSync(
    join(folder, "_redirects"),
    "/old-contact /contact 301\n/iosorandroidfindout /IosorAndroidFindout 301\n",
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

const cases: [url: string, target: string | undefined][] = [
  ["/", undefined],
  ["/contact", undefined],
  ["/blog/first", undefined],
  ["/nowhere", undefined],
  ["/assets/app.js", undefined],
  ["/Contact", "/contact"],
  ["/contact/", "/contact"],
  ["/contact%20", "/contact"],
  ["/contact.html?x=1", "/contact?x=1"],
  ["/index.html", "/"],
  ["/index", "/"],
  ["/old-contact", "/contact"],
  ["/Old-Contact/", "/contact"],
  ["/iosorandroidfindout", "/IosorAndroidFindout"],
  ["/BLOG/First", "/blog/first"],
  ["//evil.example", undefined],
];

test.each(cases)("%s leads to %s", (url, target) => {
  expect(redirectFor(url, canonicalRoutes(folder))).toBe(target);
});
