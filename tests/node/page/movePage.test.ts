import { describe, expect, test } from "vitest";
import { movePage } from "../../../src/node/page/movePage.ts";
import type { SiteFiles } from "../../../src/node/check/site.ts";
import { after, dataOf, errorsOf, inputOf, pageText, siteWith, toldBy } from "./site.ts";

function moved(files: SiteFiles, from: string, to: string): SiteFiles {
  return after(files, movePage(inputOf(files), { from, to }));
}

function refusal(from: string, to: string, files: SiteFiles = {}): string {
  const outcome = movePage(inputOf(siteWith(files)), { from, to });
  expect(outcome).toMatchObject({ refused: true, changes: [] });
  return toldBy(outcome);
}

test("the small site is without a mistake", () => {
  expect(errorsOf(siteWith())).toEqual([]);
});

describe("a page that moves", () => {
  test("tells what happens and where", () => {
    const outcome = movePage(inputOf(siteWith()), { from: "/team", to: "/people" });
    expect(toldBy(outcome)).toMatchInlineSnapshot(`
      "
      "/team" moves to "/people".
      pages/team.json becomes pages/people.json.
      The old address leads to the new one from now on: it stands in "aliases".
      Rewritten: 4 links.
        pages/_site.json:1   header > menu entry 1
        pages/index.json:7   block 1 (intro "Kites") > text: written "/team#people"
        pages/index.json:9   block 2 (postCards "Read on") > posts: shown on a card
        pages/news.json:21   block 1 (intro "About news") > text
      "
    `);
  });

  test("takes every link and its file along, and leaves all else as it was written", () => {
    const before = siteWith();
    const files = moved(before, "/team", "/people");
    const { "pages/team.json": page, ...others } = before as Record<string, string>;
    const expected = Object.fromEntries(
      Object.entries(others).map(([file, text]) => [file, text.replaceAll("/team", "/people")]),
    );
    const route = page!.replace('"route": "/team"', '"route": "/people"');
    expect(files).toEqual({
      ...expected,
      "pages/people.json": route.replace(/("description": .*),\n/, '$1,\n  "aliases": ["/team"],\n'),
    });
    expect(errorsOf(files)).toEqual([]);
  });

  test("writes what is to be, first of all the page itself", () => {
    const { changes } = movePage(inputOf(siteWith()), { from: "/team", to: "/people" });
    expect(changes.map(({ file, from }) => [file, from])).toEqual([
      ["pages/people.json", "pages/team.json"],
      ["pages/_site.json", undefined],
      ["pages/index.json", undefined],
      ["pages/news.json", undefined],
    ]);
  });

  test.each([
    ["/team", "/people"],
    ["/Team", "/people"],
    ["/TEAM/", "/people"],
    ["/team.html", "/people"],
    ["/team#people", "/people#people"],
    ["/team?a=1&b=/team#x", "/people?a=1&b=/team#x"],
    ["/%74eam", "/people"],
    ["https://kites.example/team", "https://kites.example/people"],
    ["https://KITES.example/Team/?q#x", "https://KITES.example/people?q#x"],
    ["/old-team", "/people"],
    ["/teamwork-days", "/teamwork-days"],
    ["/team/one", "/team/one"],
    ["#our-sewers", "#our-sewers"],
    ["https://www.kites.example.:443/team#x", "https://www.kites.example.:443/people#x"],
    ["https://kites.example.org/team", "https://kites.example.org/team"],
    ["https://other.example/team", "https://other.example/team"],
    ["mailto:team@kites.example", "mailto:team@kites.example"],
  ])("a link to %s leads to %s", (href, expected) => {
    const blocks = [
      {
        type: "intro",
        heading: "Links",
        text: `One [of](${href}) and [two](<${href}> "title")`,
        button: { label: "See this", href },
      },
    ];
    const links = JSON.stringify({ ...dataOf(siteWith(), "pages/contact.json"), route: "/links", blocks });
    const team = (siteWith()["pages/team.json"] as string).replace('"card"', '"aliases": ["/old-team"], "card"');
    const files = moved(siteWith({ "pages/links.json": links, "pages/team.json": team }), "/team", "/people");
    const [{ text, button }] = dataOf(files, "pages/links.json")["blocks"] as [
      { text: string; button: { href: string } },
    ];
    expect([text, button.href]).toEqual([`One [of](${expected}) and [two](<${expected}> "title")`, expected]);
  });

  test.each([
    ["an address by itself", "<https://kites.example/team>", "<https://kites.example/people>"],
    ["a picture in a link", "[![x](/team)](/team)", "[![x](/team)](/people)"],
    ["a link in bold", "**[x](/team)**", "**[x](/people)**"],
    ["brackets in the label", "[a \\] (b)](/team)", "[a \\] (b)](/people)"],
    ["a backslash", "[x](/f\\_aq) [y](/team)", "[x](/f\\_aq) [y](/people)"],
    ["code", "`[x](/team)`", "`[x](/team)`"],
    ["a link that is none", "[x] (/faqs) [z]: /team", "[x] (/faqs) [z]: /team"],
    ["letters outside the plain ones", '𝒯é "q" [x](/team)\t[y](/team)', '𝒯é "q" [x](/people)\t[y](/people)'],
  ])("Markdown: %s", (_, text, expected) => {
    const files = moved(siteWith({ "pages/x.json": pageText("/x", [text]) }), "/team", "/people");
    expect(files["pages/x.json"]).toBe(pageText("/x", [expected]));
  });

  test.each([
    [
      "escapes",
      '{"route":"/x","blocks":[{"type":"intro","heading":"a","text":"\\u005bx](\\/te\\u0061m#\\u0061) \\n[y](/team)"}]}',
    ],
    [
      "Windows lines and tabs",
      '{\r\n\t"route" : "/x",\r\n\t"blocks":[ {"type":"intro","heading":"a","text":["[y](/team)"] } ]\r\n}',
    ],
  ])("odd ways to write JSON: %s", (_, written) => {
    const filled = written.replace(
      '"/x",',
      '"/x", "title": "A page to test", "description": "Forty characters or more, as search results like it to be.",',
    );
    const files = moved(siteWith({ "pages/x.json": filled }), "/team", "/people");
    expect(files["pages/x.json"]).toBe(filled.replace("\\/te\\u0061m", "/people").replaceAll("/team", "/people"));
  });
});

describe("the old addresses", () => {
  const aliases = (files: SiteFiles, file: string) => dataOf(files, file)["aliases"];

  test("a chain keeps all of them, and back again none is lost", () => {
    const one = moved(siteWith(), "/team", "/people");
    const two = moved(one, "/people", "/crew");
    expect(aliases(two, "pages/crew.json")).toEqual(["/team", "/people"]);
    const back = moved(two, "/crew", "/team");
    expect(aliases(back, "pages/team.json")).toEqual(["/crew", "/people"]);
    expect(errorsOf(back)).toEqual([]);
  });

  test.each([
    ['["/a"]', '["/a", "/team"]'],
    ['["/a","/b"]', '["/a","/b","/team"]'],
    ["[]", '["/team"]'],
    ['[\r\n    "/a"\r\n  ]', '[\r\n    "/a",\r\n    "/team"\r\n  ]'],
    ['["/people"]', '["/team"]'],
    ['["/people", "/team"]', '["/team"]'],
    ['["/a", "/people"]', '["/a", "/team"]'],
  ])("%s become %s", (before, expected) => {
    const page = (list: string) =>
      (siteWith()["pages/team.json"] as string).replace('"card"', `"aliases": ${list}, "card"`);
    const files = moved(siteWith({ "pages/team.json": page(before) }), "/team", "/people");
    expect(files["pages/people.json"]).toBe(page(expected).replace('"/team",\n', '"/people",\n'));
  });
});

describe("the file", () => {
  test.each([
    ["pages/team.json", "/about/team", "pages/about/team.json"],
    ["pages/we.json", "/about/team", "pages/we.json"],
    ["pages/team.json", "/NEWS2", "pages/NEWS2.json"],
    ["pages/team.json", "/Team", "pages/Team.json"],
    ["pages/team.json", "/_shared/x", "pages/team.json"],
    ["pages/team.json", "/taken", "pages/team.json"],
  ])("%s of a page that moves to %s is %s", (file, to, expected) => {
    const { "pages/team.json": team, ...rest } = siteWith({ "pages/Taken.json": pageText("/other", ["x"]) });
    const written = (team as string).replace("{", '{\n  "$schema": "../schema/page.schema.json",');
    const files = moved({ ...rest, [file]: written }, "/team", to);
    const $schema = `${expected.startsWith("pages/about/") ? "../" : ""}../schema/page.schema.json`;
    expect(dataOf(files, expected)).toMatchObject({ $schema, route: to });
    expect(Object.keys(files)).toHaveLength(Object.keys(rest).length + 1);
  });

  test("can be named instead of the address", () => {
    expect(Object.keys(moved(siteWith(), "pages/team.json", "/people"))).toContain("pages/people.json");
  });
});

test("what is refused, and why", () => {
  const asked: [from: string, to: string][] = [
    ["/taem", "/x"],
    ["/Team", "/x"],
    ["/old-news", "/x"],
    ["/old-new", "/x"],
    ["/kites", "/x"],
    ["team.json", "/x"],
    ["pages/taem.json", "/x"],
    ["talk", "/x"],
    ["pages/_shared/talk.json", "/x"],
    ["images/brand/logo.svg", "/x"],
    ["pages/_site.json", "/x"],
    ["/", "/start"],
    ["/404", "/lost"],
    ["/team", "/team"],
    ["/team", "/Contact"],
    ["/team", "/Old-News"],
    ["/team", "Our Team!"],
    ["/team", "https://kites.example/Über uns/"],
    ["/team", "/команда"],
    ["/team", "/people/index"],
    ["/team", "/images/team"],
    ["/team", "/contact?"],
    ["/team", "pages/people.json"],
    ["/team", `/${"x".repeat(200)}`],
  ];
  const told = asked.map(([from, to]) => `mv ${from} ${to}${refusal(from, to).replace("Nothing was changed.\n", "")}`);
  expect(`\n${told.join("\n")}`).toMatchInlineSnapshot(`
    "
    mv /taem /x
    No page lives at "/taem". Did you mean "/team"?

    mv /Team /x
    No page lives at exactly "/Team". Did you mean "/team"?

    mv /old-news /x
    "/old-news" is an old address of "/news". Write "/news".

    mv /old-new /x
    No page lives at "/old-new". Did you mean "/news"?

    mv /kites /x
    No page lives at "/kites". Write one of "/", "/404", "/contact", "/news" or "/team".

    mv team.json /x
    No page lives at "team.json". Did you mean "/team"?

    mv pages/taem.json /x
    No page lives at "pages/taem.json". Did you mean "pages/team.json"?

    mv talk /x
    "talk" is a shared block, and this is for pages. To see where it stands: npm run page -- where-used talk

    mv pages/_shared/talk.json /x
    "pages/_shared/talk.json" is a shared block, and this is for pages. To see where it stands: npm run page -- where-used talk

    mv images/brand/logo.svg /x
    "images/brand/logo.svg" is a picture, and this is for pages. To see where it stands: npm run page -- where-used brand/logo.svg

    mv pages/_site.json /x
    pages/_site.json is no page, and every site has one.

    mv / /start
    The home page stays at "/": every site has one.

    mv /404 /lost
    "/404" is the page that visitors see at addresses that do not exist. It stays where it is.

    mv /team /team
    The page lives at "/team" already.

    mv /team /Contact
    A page lives at "/contact" already: pages/contact.json, line 2. Choose another address.

    mv /team /Old-News
    "/Old-News" is an old address of the page "/news", so it leads there.
    Choose another address, or take it out of "aliases" in pages/news.json first.

    mv /team Our Team!
    "Our Team!" cannot be the address of a page. It starts with a slash; between slashes stand plain letters, digits, hyphens and underscores.
    Write "/our-team".

    mv /team https://kites.example/Über uns/
    "https://kites.example/Über uns/" cannot be the address of a page. It starts with a slash; between slashes stand plain letters, digits, hyphens and underscores.
    Write "/ueber-uns".

    mv /team /команда
    "/команда" cannot be the address of a page. It starts with a slash; between slashes stand plain letters, digits, hyphens and underscores.

    mv /team /people/index
    "/people/index" leads to the same place as "/people". Use that, or another name.

    mv /team /images/team
    No page can live at "/images/team": the folder "/images" is for files of another kind.
    Give this page an address outside of "/assets", "/images" and "/data".

    mv /team /contact?
    "/contact?" cannot be the address of a page. It starts with a slash; between slashes stand plain letters, digits, hyphens and underscores.
    A page lives at "/contact" already: pages/contact.json, line 2. Choose another address.

    mv /team pages/people.json
    "pages/people.json" cannot be the address of a page. It starts with a slash; between slashes stand plain letters, digits, hyphens and underscores.
    Write "/people".

    mv /team /xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
    "/xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…" is too long for an address: it has 201 characters, and 200 at most will do.
    "
  `);
  const { "pages/404.json": _gone, ...files } = siteWith();
  expect(movePage(inputOf(files), { from: "/team", to: "/404" }).refused).toBe(true);
});

test("nothing moves while links may be hidden", () => {
  const files = {
    "pages/broken.json": pageText("/broken", ["x"]).replace('"/broken",', '"/broken"'),
    "pages/odd.json": pageText("/odd", ["x"], { linkTo: "/team" }),
    "pages/used.json": pageText("/used", ["x"]).replace('"type": "intro"', '"type": "shared", "use": "tlak"'),
  };
  expect(refusal("/team", "/people", files)).toMatchInlineSnapshot(`
    "
    Links may be hidden in these files until they are put right:
      pages/broken.json:2   A comma is missing at the end of line 2.
      pages/odd.json:5   "linkTo" is not something a page has.
      pages/used.json:7   In block 1 (shared "tlak"): there is no shared block called "tlak".
    "npm run check" tells how to put them right.
    Nothing was changed.
    "
  `);
});

test("a mistake that is there already is no reason to refuse", () => {
  const files = siteWith({
    "pages/x.json": pageText("/x", ["![x](/team) [y](/team)"], { title: "Kites for everybody" }),
  });
  const picture = { src: "gone.webp", alt: "A kite" };
  const wrong = { ...files, "pages/y.json": pageText("/y", ["[y](/team)"], { socialImage: picture }) };
  const done = moved(wrong, "/team", "/people");
  expect(done["pages/y.json"]).toContain("(/people)");
  expect(errorsOf(done).map(({ code }) => code)).toEqual(errorsOf(wrong).map(({ code }) => code));
});
