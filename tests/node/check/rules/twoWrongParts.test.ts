/** Links of which both the address and the place are wrong: one mistake, and one address to write. */
import { expect, test } from "vitest";
import { fixSite } from "../../../../src/node/fix/fixSite.ts";
import {
  type Group,
  page,
  pageAt,
  problemsOf,
  render,
  schemas,
  shortHero,
  shortIntro,
  siteWith,
  text,
} from "../site.ts";

const prices = (id: string) => text(pageAt("/prices", { ...shortIntro({}), id }));
const filesWith = (href: string, id = "list") => ({
  "pages/index.json": text(page({ ...shortHero("A kite"), button: { label: "See the prices", href } } as Group)),
  "pages/prices.json": prices(id),
});

test.each([
  ["/prices/#lists", 'broken-link: did you mean "/prices#list"?'],
  ["/Prices#lists", 'broken-link: did you mean "/prices#list"?'],
  ["https://kitestep.example/prices#lists", 'broken-anchor: did you mean "/prices#list"?'],
  [
    "/prices/#team",
    'broken-link: write "/prices#team". Then also give the block that is meant in pages/prices.json "id": "team", or leave "#team" out.',
  ],
  ["/prices/#list", 'broken-link: write "/prices#list".'],
  ["https://kitestep.example/prices#list", 'full-address: write "/prices#list".'],
])("%s", (href, said) => {
  const input = { files: siteWith(filesWith(href)), schemas, render };
  const found = problemsOf(filesWith(href));
  expect(found.map(({ code, fix }) => `${code}: ${fix}`)).toEqual([said]);
  // Exactly those with an edit are mended by --fix.
  const isSure = found[0]!.edit !== undefined;
  expect(isSure).toBe(href.endsWith("#list"));
  expect(fixSite(input).steps).toHaveLength(isSure ? 1 : 0);
});

test("a place whose name is wrong itself is named as it is to be called", () => {
  expect(problemsOf(filesWith("/prices/#lists", "#list")).map(({ code, fix }) => `${code}: ${fix}`)).toEqual([
    'broken-link: did you mean "/prices#list"?',
    'bad-anchor: write "list".',
  ]);
});
