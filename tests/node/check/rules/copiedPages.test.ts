/** A page that was copied: whatever its author has changed so far, one finding names all that is left to change. */
import { expect, test } from "vitest";
import { check } from "../../../../src/node/check/check.ts";
import { type Group, inputOf, pageAt, problemsOf, shortIntro, siteWith, text, told, toldAlone } from "../site.ts";

const page: Group = { ...pageAt("/web", shortIntro({})), aliases: ["/old-web", "/older-web"] };
const title = "Another page in a few words";
const description = "What nobody says of any other page, in one sentence that search results can show.";
const site = (changed: Group) => ({
  "pages/web.json": text(page),
  "pages/web-two.json": text({ ...page, ...changed }),
});
/** What is told of a copy that no page links to. */
const toldWithoutLink = (changed: Group) =>
  toldAlone({ ...siteWith({ "pages/web.json": text(page) }), "pages/web-two.json": text({ ...page, ...changed }) });

test("with the same address, and words of which some are changed", () => {
  const changes: Group[] = [{}, { title }, { description }, { title, description, aliases: [] }];
  expect(`\n${changes.map((each) => told(site(each))).join("\n\n")}\n`).toMatchInlineSnapshot(`
    "
    pages/web-two.json:2:12   Two pages want the address "/web".
        2 |   "route": "/web",
          |            ^^^^^^
        The other is pages/web.json, line 2.
        Fix: give one of them another address. If this page is a copy of pages/web.json, change this address to "/web-two", and its title and description too, and take "aliases" out of pages/web-two.json, the whole list with its comma. Then add a link to it on another page. Or delete it, if it is only a copy.   [duplicate-route]

    pages/web-two.json:2:12   Two pages want the address "/web".
        2 |   "route": "/web",
          |            ^^^^^^
        The other is pages/web.json, line 2.
        Fix: give one of them another address. If this page is a copy of pages/web.json, change this address to "/web-two", and its description too, and take "aliases" out of pages/web-two.json, the whole list with its comma. Then add a link to it on another page. Or delete it, if it is only a copy.   [duplicate-route]

    pages/web-two.json:2:12   Two pages want the address "/web".
        2 |   "route": "/web",
          |            ^^^^^^
        The other is pages/web.json, line 2.
        Fix: give one of them another address. If this page is a copy of pages/web.json, change this address to "/web-two", and its title too, and take "aliases" out of pages/web-two.json, the whole list with its comma. Then add a link to it on another page. Or delete it, if it is only a copy.   [duplicate-route]

    pages/web-two.json:2:12   Two pages want the address "/web".
        2 |   "route": "/web",
          |            ^^^^^^
        The other is pages/web.json, line 2.
        Fix: give one of them another address. If this page is a copy of pages/web.json, change this address to "/web-two". Then add a link to it on another page. Or delete it, if it is only a copy.   [duplicate-route]
    "
  `);
});

test("with the same address, and nobody knows what else the other page has", () => {
  const other = text(page).replaceAll(/\n */g, "\n").replace('"blocks": [', '"blocks": [ ] ] [');
  expect(told({ ...site({}), "pages/web.json": other })).toMatchInlineSnapshot(`
    "pages/web-two.json:2:12   Two pages want the address "/web".
        2 |   "route": "/web",
          |            ^^^^^^
        The other is pages/web.json, line 2.
        Fix: give one of them another address. If this page is a copy of pages/web.json, change this address to "/web-two", and its title and its description too, where the other page has the same. Then add a link to it on another page.   [duplicate-route]

    pages/web.json:5:15   There is ] where } belongs: the { of line 1 is still open.
        5 | "blocks": [ ] ] [
          |               ^
        Fix: write } in its place, or close the { before it.         [wrong-bracket]
        The rest of this page was not checked until this is put right."
  `);
});

test("with an address of its own", () => {
  const route = "/web-two";
  const changes: Group[] = [
    { route },
    { route, title },
    { route, description, aliases: [] },
    { route, title, description },
  ];
  expect(`\n${changes.map((each) => told(site(each))).join("\n\n")}\n`).toMatchInlineSnapshot(`
    "
    pages/web-two.json:3:12   Two pages have the same title and the same description: "The page at /web in short | Kitestep".
        3 |   "title": "The page at /web in short",
          |            ^^^^^^^^^^^^^^^^^^^^^^^^^^^
        The other is pages/web.json, line 3.
        Fix: give each of them a title and a description of its own. If one of them is a copy, change that one, and take its "aliases" out, the whole list with its comma. If one has taken the place of the other, delete the old file, add its address to the "aliases" of the new page, and run "npm run check -- --fix", which changes the links to it. Nobody can tell them apart in search results.   [duplicate-title]

    pages/web-two.json:4:18   Two pages have the same description: "The page at /web, described in one sentence that search res…".
        4 |   "description": "The page at /web, described in o…ntence that search results can show as a whole.",
          |                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        The other is pages/web.json, line 4.
        Fix: give each of them a description of its own. If one of them is a copy, change that one, and take its "aliases" out, the whole list with its comma. If one has taken the place of the other, delete the old file, add its address to the "aliases" of the new page, and run "npm run check -- --fix", which changes the links to it. Nobody can tell them apart in search results.   [duplicate-description]

    pages/web-two.json:3:12   Two pages have the same title: "The page at /web in short | Kitestep".
        3 |   "title": "The page at /web in short",
          |            ^^^^^^^^^^^^^^^^^^^^^^^^^^^
        The other is pages/web.json, line 3.
        Fix: give each of them a title of its own. If one of them is a copy, change that one. If one has taken the place of the other, delete the old file, add its address to the "aliases" of the new page, and run "npm run check -- --fix", which changes the links to it. Nobody can tell them apart in search results.   [duplicate-title]

    pages/web-two.json:13:5   The old addresses "/old-web" and "/older-web" are those of another page as well.
        13 |     "/old-web",
           |     ^^^^^^^^^^
        The other is pages/web.json, line 13.
        Fix: take them out of the "aliases" of one of the two pages. If you copied the page, take them out of this one.   [alias-clash]
    "
  `);
});

const card: Group = {
  image: { src: "brand/logo.svg", alt: "A kite" },
  title: "The page at /web",
  text: "What it costs to have a website, and what you get for it.",
};

test("with the card of the other page", () => {
  const own = { route: "/web-two", title, description, aliases: [] };
  const other = { ...card, title: "Another page", text: "What it costs to have an app, and what you get for it." };
  const withCards = (changed: Group) => ({
    "pages/web.json": text({ ...page, card }),
    "pages/web-two.json": text({ ...page, card, ...changed }),
  });
  const changes: Group[] = [
    own,
    { ...own, card: { ...other, text: card["text"]! } },
    { ...own, title: page["title"]! },
  ];
  expect(`\n${[...changes, { title }].map((each) => told(withCards(each))).join("\n\n")}\n`).toMatchInlineSnapshot(`
    "
    pages/web-two.json:18:14   Two pages have the same title and the same text on their cards: "The page at /web".
        18 |     "title": "The page at /web",
           |              ^^^^^^^^^^^^^^^^^^
        The other is pages/web.json, line 21.
        Fix: write into the "card" of each of them what is on its page. If you copied the page, change all words on this card. Visitors would see the same card twice.   [duplicate-card]

    pages/web-two.json:19:13   Two pages have the same text on their cards: "What it costs to have a website, and what you get for it.".
        19 |     "text": "What it costs to have a website, and what you get for it."
           |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        The other is pages/web.json, line 22.
        Fix: write into the "card" of each of them what is on its page. If you copied the page, change all words on this card. Visitors would see the same card twice.   [duplicate-card]

    pages/web-two.json:3:12   Two pages have the same title: "The page at /web in short | Kitestep".
        3 |   "title": "The page at /web in short",
          |            ^^^^^^^^^^^^^^^^^^^^^^^^^^^
        The other is pages/web.json, line 3.
        Fix: give each of them a title of its own. If one of them is a copy, change that one, and change the words on its "card". If one has taken the place of the other, delete the old file, add its address to the "aliases" of the new page, and run "npm run check -- --fix", which changes the links to it. Nobody can tell them apart in search results.   [duplicate-title]

    pages/web-two.json:2:12   Two pages want the address "/web".
        2 |   "route": "/web",
          |            ^^^^^^
        The other is pages/web.json, line 2.
        Fix: give one of them another address. If this page is a copy of pages/web.json, change this address to "/web-two", and its description and card too, and take "aliases" out of pages/web-two.json, the whole list with its comma. Then add a link to it on another page. Or delete it, if it is only a copy.   [duplicate-route]
    "
  `);
  expect(told(withCards({ ...own, card: other }))).toBe("");
});

test("a card with the same short text as another one is no copy", () => {
  const short = { ...card, text: "Two weeks, from $2000." };
  const copy = { ...page, route: "/web-two", title, description, aliases: [], card: { ...short, title: "Apps" } };
  expect(told({ "pages/web.json": text({ ...page, card: short }), "pages/web-two.json": text(copy) })).toBe("");
});

test("no link leads to it yet", () => {
  const route = "/web-two";
  const changes: Group[] = [{ route }, { route, title }];
  expect(`\n${changes.map(toldWithoutLink).join("\n")}`).toMatchInlineSnapshot(`
    "
    pages/web-two.json:3:12   Two pages have the same title and the same description: "The page at /web in short | Kitestep".
        3 |   "title": "The page at /web in short",
          |            ^^^^^^^^^^^^^^^^^^^^^^^^^^^
        The other is pages/web.json, line 3.
        Fix: give each of them a title and a description of its own. If one of them is a copy, change that one, take its "aliases" out, the whole list with its comma, and add a link to "/web-two" on another page. If one has taken the place of the other, delete the old file, add its address to the "aliases" of the new page, and run "npm run check -- --fix", which changes the links to it. Nobody can tell them apart in search results.   [duplicate-title]

    pages/web-two.json:4:18   Two pages have the same description: "The page at /web, described in one sentence that search res…".
        4 |   "description": "The page at /web, described in o…ntence that search results can show as a whole.",
          |                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        The other is pages/web.json, line 4.
        Fix: give each of them a description of its own. If one of them is a copy, change that one, take its "aliases" out, the whole list with its comma, and add a link to "/web-two" on another page. If one has taken the place of the other, delete the old file, add its address to the "aliases" of the new page, and run "npm run check -- --fix", which changes the links to it. Nobody can tell them apart in search results.   [duplicate-description]
    "
  `);
});

test("a page that has taken the place of another one, whose file was left behind", () => {
  expect(`\n${told(site({ route: "/web-two", aliases: ["/web"] }))}\n`).toMatchInlineSnapshot(`
    "
    pages/web-two.json:13:5   "/web" is the address of pages/web.json, so it cannot be an old address of this page.
        13 |     "/web"
           |     ^^^^^^
        It stands in line 2 of pages/web.json.
        Fix: delete pages/web.json if this page has taken its place. Else take this old address out, and give this page a title and a description of its own.   [alias-clash]
    "
  `);
});

test("with the spelling of an address that is only an old one of the other page", () => {
  const files = site({ route: "/web-two", aliases: ["/Web"], description });
  const found = check(inputOf(siteWith({ ...files, "pages/web.json": text({ ...page, aliases: ["/Web"] }) })));
  expect(found.map(({ file, elsewhere }) => [file, elsewhere])).toEqual([
    ["pages/web-two.json", undefined],
    ["pages/web-two.json", undefined],
  ]);
  expect(`\n${told({ ...files, "pages/web.json": text({ ...page, aliases: ["/Web"] }) })}\n`).toMatchInlineSnapshot(`
    "
    pages/web-two.json:3:12   Two pages have the same title: "The page at /web in short | Kitestep".
        3 |   "title": "The page at /web in short",
          |            ^^^^^^^^^^^^^^^^^^^^^^^^^^^
        The other is pages/web.json, line 3.
        Fix: give this page a title of its own. Nobody can tell them apart in search results.   [duplicate-title]

    pages/web-two.json:13:5   "/Web" is an old address of pages/web.json already.
        13 |     "/Web"
           |     ^^^^^^
        It stands in line 13 of pages/web.json.
        Fix: take "aliases" out of pages/web-two.json, the whole list with its comma, or change it to an old address of this page.   [alias-clash]
    "
  `);
});

test("a page whose own old address is a spelling of its address is not taken for a copy of itself", () => {
  const first = { ...page, route: "/Web", aliases: ["/web"] };
  const copy = { ...first, route: "/webs", title };
  const files = { "pages/web.json": text(first), "pages/webs.json": text(copy) };
  const [found] = problemsOf(files).filter(({ code }) => code === "duplicate-description");
  expect(found).toMatchObject({ file: "pages/webs.json", fix: "give this page a description of its own." });
});

test("what is told is all there is to do", () => {
  const done = { route: "/web-two", title, description, aliases: [] };
  expect(check(inputOf(siteWith(site(done))))).toEqual([]);
  const moved = { ...page, route: "/web-two", aliases: ["/web"] };
  expect(check(inputOf(siteWith({ "pages/web-two.json": text(moved) })))).toEqual([]);
});

const GO_BACK = "Fix: both files say the same, so delete pages/";
const SPARE = "Then add a link to it on another page. Or delete it, if it is only a copy.";

test.each([
  ["web.old", GO_BACK],
  ["web_backup", GO_BACK],
  ["web.orig", GO_BACK],
  ["Copy of web", GO_BACK],
  ["web (1)", GO_BACK],
  ["web.sync-conflict-20260102-101112-ABCDEFG", GO_BACK],
  ["~$web", SPARE],
])("a copy that a program made: %s", (name, fix) => {
  const web = text(pageAt("/web-development", shortIntro({})));
  const found = told({ "pages/web.json": web, [`pages/${name}.json`]: web });
  expect(found).toContain(`pages/${name}.json:2:12   Two pages`);
  expect(found).toContain(fix);
  expect(found.match(/Fix:/g)).toHaveLength(1);
});

test("where the names of the files say nothing, the copy is the page whose title and description do not belong together", () => {
  const guides = "Guides for people who want an app built: where to start, and what to do first before you pay for it.";
  const titles = ["Guides to planning an app", "Prices of websites and software"];
  const pageOf = (route: string, own: string) =>
    text({ ...pageAt(route, shortIntro({})), title: own, description: guides });
  const toldOf = (one: string, two: string) =>
    problemsOf({ "pages/one.json": pageOf("/one", one), "pages/two.json": pageOf("/two", two) })
      .filter(({ code }) => code === "duplicate-description")
      .map(({ file }) => file);
  expect(toldOf(titles[0]!, titles[1]!)).toEqual(["pages/two.json"]);
  expect(toldOf(titles[1]!, titles[0]!)).toEqual(["pages/one.json"]);
});

test("the name of a copy shares letters with the words of the other page, and none of its words", () => {
  const shops = "Websites, online shops, progressive web apps and all that people need who sell on the internet.";
  const pageOf = (route: string, own: string) =>
    text({ ...pageAt(route, shortIntro({})), title: own, description: shops });
  const files = {
    "pages/web-design.json": pageOf("/web-design", "Sites and shops"),
    "pages/wordpress.json": pageOf("/wordpress", "One of the programs that we know"),
  };
  const found = problemsOf(files).filter(({ code }) => code === "duplicate-description");
  expect(found.map(({ file }) => file)).toEqual(["pages/wordpress.json"]);
});
