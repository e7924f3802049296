/** A page that is gone is one mistake, however many places name it. */
import { expect, test } from "vitest";
import { check } from "../../../src/node/check/check.ts";
import type { Problem } from "../../../src/node/check/site.ts";
import { inputOf, page, pageAt, problemsOf, shortIntro, siteWith, text, told } from "./site.ts";

const cards = (...posts: string[]) => ({ type: "postCards", heading: "From our blog", posts });
const linkTo = (href: string) => shortIntro({ text: `Read [our story of kites](${href}).` });

test("an article that lists and links name", () => {
  const files = {
    "pages/index.json": text(page(linkTo("/kites"), cards("/kites", "/IosorAndroidFindout"))),
    "pages/x.json": text(pageAt("/x", linkTo("/kites"))),
  };
  expect(`\n${told(files)}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:9:15   In block 1 (intro "Hello"): no page lives at "/kites".
        9 |       "text": "Read [our story of kites](/kites)."
          |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        3 places name it. The others are in pages/x.json, line 9; pages/index.json, line 15.
        Fix: add the page, or change all 3 places. If the page has another address now, add "/kites" to its "aliases" and run "npm run check -- --fix".   [broken-link]
    "
  `);
});

test("a page that only lists name", () => {
  const files = {
    "pages/index.json": text(page(shortIntro({}), cards("/kites", "/IosorAndroidFindout"))),
    "pages/x.json": text(pageAt("/x", shortIntro({}), cards("/kites"))),
  };
  expect(`\n${told(files)}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:15:9   In block 2 (postCards "From our blog") > posts: no page lives at "/kites".
        15 |         "/kites",
           |         ^^^^^^^^
        2 places name it. The other is in pages/x.json, line 15.
        Fix: write the address of one of the pages.                  [unknown-page]
    "
  `);
});

test("two slips in an address of a page that is there are two mistakes", () => {
  const files = { "pages/index.json": text(page(linkTo("/contcat"), linkTo("/contcat"))) };
  expect(problemsOf(files).map(({ fix }) => fix)).toEqual(['did you mean "/contact"?', 'did you mean "/contact"?']);
});

test("a page that nothing leads to may be the one that is gone", () => {
  const files = { ...siteWith({ "pages/index.json": text(page(linkTo("/kites"))) }) };
  const codes = (file: string) => {
    const moved = { [file]: text(pageAt("/flying", shortIntro({}))) };
    return check(inputOf({ ...files, ...moved }))
      .map(({ code }) => code)
      .toSorted();
  };
  expect(codes("pages/kites.json")).toEqual(["broken-link"]);
  expect(codes("pages/story.json")).toEqual(["broken-link"]);
  expect(codes("pages/boats.json")).toEqual(["broken-link", "orphan-page"]);
});

test("the home page that is gone, or lives elsewhere", () => {
  const { "pages/index.json": _, ...files } = siteWith({});
  const [{ message, fix }, ...others] = check(inputOf(files)) as [Problem];
  expect(others).toEqual([]);
  expect([message, fix]).toEqual(['no page lives at "/".', 'write "route": "/" in the home page, or add one.']);
});
