import { describe, expect, test } from "vitest";
import { movePage } from "../../../src/node/page/movePage.ts";
import { plainLines } from "../../../src/node/page/outcome.ts";
import { removePage } from "../../../src/node/page/removePage.ts";
import { whereUsed } from "../../../src/node/page/whereUsed.ts";
import type { SiteFiles } from "../../../src/node/check/site.ts";
import { text, words } from "../check/site.ts";
import { after, errorsOf, inputOf, pageText, siteFile, siteWith, toldBy } from "./site.ts";

const hello = pageText("/hello", ["We say so."]).replace('"type": "intro",', '"type": "intro", "id": "people",');

function siteLinking(href: string): SiteFiles {
  const blocks = [{ type: "intro", heading: "Links", text: "To see.", button: { label: "See this", href } }];
  const links = text({ route: "/links", ...words("The page links"), blocks });
  return siteWith({ "pages/hello.json": hello, "pages/links.json": links });
}

const remove = (files: SiteFiles, redirect?: string) =>
  removePage(inputOf(files), { route: "/hello", ...(redirect && { redirect }) });
const move = (files: SiteFiles) => movePage(inputOf(files), { from: "/hello", to: "/people" });

describe("a page stays where it is while the check takes a wrong address for its own", () => {
  test.each([
    "hello",
    "./hello",
    "../hello#people",
    "Hello",
    " /hello",
    "\\hello",
    "\\\\hello",
    "//kites.example/hello",
    "http://kites.example/hello",
    "https:/kites.example/hello",
    "kites.example/hello",
    "http://localhost:5173/hello",
    "localhost:5173/hell",
    "{url}/hello",
    "[Hello](/hello)",
    "/hello or /contact",
    "pages/hello.json",
    "/pages/hello.json",
    "https://kites.example/pages/hello.json",
    "/hello.json",
    "/hello.php",
    "/hello/people",
    "/x/hello",
    "/a/../hello",
    "/helo",
    "helo",
    "#hello",
    "#/hello",
  ])("%s", (href) => {
    const files = siteLinking(href);
    expect(errorsOf(files).map(({ fix }) => fix)).toEqual([expect.stringContaining('"/hello')]);
    const told = [remove(files), remove(files, "/contact"), move(files)];
    for (const each of told) expect(each).toMatchObject({ refused: true, changes: [] });
    expect(new Set(told.map(toldBy))).toEqual(
      new Set([
        `
1 place seems to mean "/hello", with a mistake in the link:
  pages/links.json:12   block 1 (intro "Links") > button: written "${href}"
"npm run check" tells how to put it right.
Nothing was changed.
`,
      ]),
    );
  });

  test.each([
    "/contact",
    "/contcat",
    "mailto:hello@kites.example",
    "https://hello.example",
    "https://other.example/hello",
    "http://other.example/hello",
    "hello@kites.example",
    "/nowhere-at-all",
  ])("not while it takes it for something else: %s", (href) => {
    const files = siteLinking(href);
    for (const each of [remove(files), remove(files, "/contact"), move(files)])
      expect(each.refused, toldBy(each)).toBeUndefined();
  });
});

test("in a text, a shared block, the site file and a list of cards; swapped with its words; all of them are told", () => {
  const cards = { type: "postCards", heading: "Read on", posts: ["/news", "/helo"] };
  const turned = { type: "cta", heading: "Say it", button: { label: "/hello", href: "See this" } };
  const files = siteWith({
    "pages/hello.json": hello,
    "pages/links.json": pageText("/links", ["One [of](hello) and [two](./hello), [/hello](Say)."]),
    "pages/cards.json": text({ route: "/cards", ...words("The page cards"), blocks: [cards, turned] }),
    "pages/_shared/talk.json": (siteWith()["pages/_shared/talk.json"] as string).replace("/contact", "hello"),
    "pages/_site.json": siteFile().replace('"/team"', '"http://kites.example/hello"'),
  });
  const told = `7 places seem to mean "/hello", with a mistake in the link:
  pages/_shared/talk.json:7   the block (cta "Talk to us") > button: written "hello"
  pages/_site.json:1   header > menu entry 1: written "http://kites.example/hello"
  pages/cards.json:11   block 1 (postCards "Read on") > posts: written "/helo"
  pages/cards.json:18   block 2 (cta "Say it") > button
  pages/links.json:10   block 1 (intro "About links") > text: written "hello"
  pages/links.json:10   block 1 (intro "About links") > text: written "./hello"
  pages/links.json:10   block 1 (intro "About links") > text: written "Say"
"npm run check" tells how to put them right.
`;
  expect(toldBy(remove(files))).toBe(`\n${told}Nothing was changed.\n`);
  expect(toldBy(whereUsed(inputOf(files), "/hello"))).toBe(
    `\n"/hello" (pages/hello.json): nothing in pages/ leads to it.\n\n${told}`,
  );
  // The studio shows no commands.
  expect(plainLines(remove(files).told).at(-1)).toBe("The list of problems tells how to put them right.");
});

test.each(["[b] (/hello)", "(b)[/hello]", "[b](/hello", "[b][c]\n\n[c]: /hello", "[[Hello]]"])(
  "a link in a text that is not written as one: %s",
  (written) => {
    const files = siteWith({ "pages/hello.json": hello, "pages/links.json": pageText("/links", [written]) });
    expect(errorsOf(files).map(({ fix }) => fix)).toEqual([expect.stringContaining("/hello")]);
    for (const each of [remove(files), remove(files, "/contact"), move(files)])
      expect(toldBy(each)).toContain(
        '\n1 place seems to mean "/hello", with a mistake in the link:\n  pages/links.json:10 ',
      );
  },
);

test.each(["[b] (/news)", "[[News]]", "Say [hello] (again).", "`[b] (/hello)`", "See \\[b] (/hello)"])(
  "not such a link to another page, or what is none: %s",
  (written) => {
    const files = siteWith({ "pages/hello.json": hello, "pages/links.json": pageText("/links", [written]) });
    for (const each of [remove(files), move(files)]) expect(each.refused, toldBy(each)).toBeUndefined();
  },
);

test.each(["/helo", "/helo#people", "/helo?x=1"])(
  "a page moves to the address that a link has already, which is right then: %s",
  (href) => {
    const files = siteLinking(href);
    const done = after(files, movePage(inputOf(files), { from: "/hello", to: "/helo" }));
    expect(errorsOf(done)).toEqual([]);
  },
);

test("an address that was changed by hand goes back, although all links have the old one", () => {
  const files = siteWith({
    "pages/people.json": hello.replace('"/hello"', '"/people"'),
    "pages/links.json": pageText("/links", ["[a](/hello)", "[b](/hello)", "[c](/hello)", "[d](/hello)"]),
  });
  expect(errorsOf(files)).not.toEqual([]);
  const done = after(files, movePage(inputOf(files), { from: "/people", to: "/hello" }));
  expect(errorsOf(done)).toEqual([]);
});

test("wrong links on the page itself go with it, and wait when it moves", () => {
  const files = siteWith({ "pages/hello.json": pageText("/hello", ["[Me](hello)"]) });
  expect(remove(files).refused).toBeUndefined();
  expect(remove(files, "/contact").refused).toBeUndefined();
  expect(toldBy(move(files))).toMatchInlineSnapshot(`
    "
    1 place seems to mean "/hello", with a mistake in the link:
      pages/hello.json:10   block 1 (intro "About hello") > text: written "hello"
    "npm run check" tells how to put it right.
    Nothing was changed.
    "
  `);
});
