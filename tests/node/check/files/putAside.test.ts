/** Files that programs put aside among the pages, and names with something superfluous. */
import { expect, test } from "vitest";
import { pageAt, settings, shortIntro, siteWith, text, toldAlone } from "../site.ts";
import { isAmongPages } from "../../../../src/node/check/files/endings.ts";

const PRICES = text(pageAt("/prices", shortIntro({})));

test.each([
  "blog.json.save",
  "blog.json.rej",
  "blog.json.crdownload",
  "blog.json.sync-conflict",
  "blog.json.sync-conflict-20261129-163000-ABC1234",
  "blog.json.save.2",
  "blog.json.filepart",
  "blog.json.opdownload",
  "blog.json.swn",
  "4913",
  "blog.json.bak",
  ".blog.json.swo",
])("nothing is told of %s", (name) => {
  expect(isAmongPages(`pages/${name}`)).toBe(false);
});

test.each([
  "saved.txt",
  "prices.json.html",
  "reject",
  "14913",
  "4913.txt",
  "counterpart",
  "blog.json.depart",
  "blog.json.saved",
])("%s is told", (name) => {
  expect(isAmongPages(`pages/${name}`)).toBe(true);
});

test.each([
  ["pages/prices.json.html", "pages/prices.json"],
  ["pages/_prices.json.json", "pages/prices.json"],
  ["pages/_site.json.json", "pages/site.json"],
  ["pages/prices.json___jb_tmp___", "pages/prices.json"],
  ["pages/prices.json.BASE.123", "pages/prices.json"],
  ["pages/prices.json.a-program-kept-this", "pages/prices.json"],
  ["pages/prices.json copy", "pages/prices.json"],
  ["pages/prices.jsonic", "pages/prices.json"],
  ["pages/my.json.prices/prices.txt", "pages/my.json.prices/prices.json"],
  ["pages/~$prices.json", "pages/prices.json"],
])("a page called %s", (file, better) => {
  expect(toldAlone({ ...siteWith({}), "pages/_site.json": text(settings()), [file]: PRICES })).toContain(
    `Fix: rename it to ${better}`,
  );
});

test.each(["", " 3", ".merged", "___jb_tmp___", ".BASE.123"])("a copy called prices.json%s beside the page", (end) => {
  expect(
    toldAlone({ ...siteWith({}), "pages/prices.json": PRICES, [`pages/prices.json${end || ".x"}`]: PRICES }),
  ).toContain("Fix: delete it: pages/prices.json has the same content.");
});
