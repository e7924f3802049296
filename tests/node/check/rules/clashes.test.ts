import { describe, expect, test } from "vitest";
import { check } from "../../../../src/node/check/check.ts";
import {
  block,
  type Group,
  inputOf,
  pageAt,
  problemsOf,
  settings,
  shortIntro,
  siteWith,
  text,
  told,
  words,
} from "../site.ts";

const cta = block("cta");

test("an address that two pages want, as their own or as an old one", () => {
  const at = (route: string, ...aliases: string[]) =>
    text({ ...pageAt(route, cta), ...(aliases.length > 0 && { aliases }) });
  expect(told({ "pages/seo.json": at("/web"), "pages/web.json": at("/web") })).toMatchInlineSnapshot(`
    "pages/seo.json:2:12   Two pages want the address "/web".
        2 |   "route": "/web",
          |            ^^^^^^
        The other is pages/web.json, line 2.
        Fix: give one of them another address. If this page is a copy of pages/web.json, change this address to "/seo", and its title and description too. Then add a link to it on another page.   [duplicate-route]"
  `);
  expect(told({ "pages/a.json": at("/x"), "pages/b.json": at("/x"), "pages/c.json": at("/x") })).toMatchInlineSnapshot(`
    "pages/a.json:2:12   Three pages want the address "/x".
        2 |   "route": "/x",
          |            ^^^^
        The others are pages/b.json, line 2; pages/c.json, line 2.
        Fix: give all but one of them another address. If this page is a copy, change this address to "/a", and its title and description too. Then add a link to it on another page.   [duplicate-route]"
  `);
  expect(told({ "pages/a.json": at("/News"), "pages/b.json": at("/news") })).toMatchInlineSnapshot(`
    "pages/a.json:2:12   Two pages want addresses that differ only in capital letters: "/News" and "/news".
        2 |   "route": "/News",
          |            ^^^^^^^
        The other is pages/b.json, line 2.
        Fix: give one of them another address. If this page is a copy of pages/b.json, change this address to "/a", and its title and description too. Then add a link to it on another page.   [duplicate-route]"
  `);
  expect(told({ "pages/a.json": at("/news/index"), "pages/b.json": at("/news") })).toMatchInlineSnapshot(`
    "pages/a.json:2:12   Two pages want addresses that lead to the same place: "/news/index" and "/news".
        2 |   "route": "/news/index",
          |            ^^^^^^^^^^^^^
        The other is pages/b.json, line 2.
        Fix: give one of them another address. If this page is a copy of pages/b.json, change this address to "/a". Then add a link to it on another page.   [duplicate-route]"
  `);
  expect(told({ "pages/a.json": at("/news/index"), "pages/b.json": at("/b", "/News") })).toMatchInlineSnapshot(`
    "pages/a.json:2:12   "/news/index" is another way of writing "/news".
        2 |   "route": "/news/index",
          |            ^^^^^^^^^^^^^
        Fix: write "/news".                                          [index-address]

    pages/b.json:17:5   "/News" is the address of pages/a.json, so it cannot be an old address of this page.
        17 |     "/News"
           |     ^^^^^^^
        It is written "/news/index", in line 2 of pages/a.json.
        Fix: change it to an old address of this page, or take "aliases" out of pages/b.json, the whole list with its comma.   [alias-clash]"
  `);
  expect(problemsOf({ "pages/a.json": at("/index") }).map(({ code }) => code)).toEqual(["home-address"]);
  const copy = { "pages/contact.json": at("/blog"), "pages/blog.json": at("/blog") };
  expect(problemsOf(copy).map(({ file, detail }) => [file, detail])).toEqual([
    ["pages/contact.json", "The other is pages/blog.json, line 2."],
  ]);
  const withAliases = {
    "pages/old copy.json": at("/old", "/Old", "/older"),
    "pages/old.json": at("/old", "/Old", "/older"),
  };
  expect(problemsOf(withAliases).map(({ file, code, fix }) => [file, code, fix])).toEqual([
    [
      "pages/old copy.json",
      "duplicate-route",
      'both files say the same, so delete pages/old copy.json. If it is to be a page of its own, change this address, and its title and description too, and take "aliases" out of pages/old copy.json, the whole list with its comma. Then add a link to it on another page.',
    ],
  ]);
  expect(
    told({
      "pages/a.json": at("/a", "/b", "/a", "/old", "/A", "/B2"),
      "pages/b.json": at("/b", "/old"),
      "pages/c.json": at("/b2"),
    }),
  ).toMatchInlineSnapshot(`
    "pages/a.json:17:5   "/b" is the address of pages/b.json, so it cannot be an old address of this page.
        17 |     "/b",
           |     ^^^^
        It stands in line 2 of pages/b.json.
        Fix: change it to an old address of this page, or take it out, with the comma behind it.   [alias-clash]

    pages/a.json:18:5   The old address "/a" is the address of this page itself.
        18 |     "/a",
           |     ^^^^
        Fix: take it out, with the comma behind it. If the page had another address before, write that in its place.   [alias-clash]

    pages/a.json:21:5   "/B2" is the address of pages/c.json, so it cannot be an old address of this page.
        21 |     "/B2"
           |     ^^^^^
        It is written "/b2", in line 2 of pages/c.json.
        Fix: change it to an old address of this page, or take it out, with the comma before it, at the end of line 20.   [alias-clash]

    pages/b.json:17:5   The old address "/old" is written twice.
        17 |     "/old"
           |     ^^^^^^
        The other is pages/a.json, line 19.
        Fix: take one of the two out.                                [alias-clash]"
  `);
});

test("a page whose address has changed under many links is blamed itself", () => {
  const to = (...hrefs: string[]) => hrefs.map((href) => ({ ...block("intro"), text: `Read [our news](${href}).` }));
  const files = (route: string, more: string[] = []) => ({
    "pages/index.json": text(pageAt("/", ...to("/news", "/news", "/news"))),
    "pages/other.json": text(pageAt("/other", ...to("/news", ...more))),
    "pages/news.json": text(pageAt(route, cta)),
  });
  const blamed = (found: Record<string, string>, all = "pages/all.json") => {
    const site = siteWith(found);
    // pages/all.json links to all other pages, but here not to this one.
    const without = String(site[all]).replaceAll("/News", "/blog");
    return check(inputOf({ ...site, [all]: without }))
      .filter(({ code }) => code === "broken-link")
      .map(({ file, sentence, detail, fix }) => [file, sentence, detail, fix]);
  };
  expect(blamed(files("/News"))).toEqual([
    [
      "pages/news.json",
      '4 places name this page by the address "/news", and none by "/News".',
      "They are in pages/index.json, lines 9, 28 and 47; pages/other.json, line 9.",
      'write "/news" here, or "/News" in all 4 places.',
    ],
  ]);
  // The name of the file agrees with the only place.
  const one = { ...files("/News"), "pages/index.json": text(pageAt("/", cta)) };
  expect(blamed(one)).toEqual([
    [
      "pages/news.json",
      'One place names this page by the address "/news", and none by "/News".',
      "It is in pages/other.json, line 9.",
      'write "/news" here, or "/News" there.',
    ],
  ]);
  // A single right link shows that the others are wrong.
  expect(blamed(files("/News", ["/News"])).map(([file]) => file)).toEqual([
    "pages/index.json",
    "pages/index.json",
    "pages/index.json",
    "pages/other.json",
  ]);
});

test("where two pages want an address, nobody is sent to the other one of them", () => {
  const files = {
    "pages/index.json": text(pageAt("/", { ...block("intro"), text: "Meet [the team](/team)." })),
    "pages/contact.json": text(pageAt("/contact", cta)),
    "pages/team.json": text({ ...pageAt("/contact", cta), aliases: ["/Team"] }),
  };
  expect(problemsOf(files).map(({ code }) => code)).toEqual(["duplicate-route"]);
});

test("an address that no file can be called after", () => {
  const page = { ...pageAt("/a", cta), route: `/${"long-".repeat(40)}`, aliases: [`/${"old".repeat(70)}`] };
  expect(problemsOf({ "pages/a.json": text(page) }).map(({ sentence, fix }) => `${sentence} ${fix}`))
    .toMatchInlineSnapshot(`
      [
        ""route" has 201 characters, and can have at most 200. make it at least 1 character shorter.",
        "In aliases: old address 1 has 211 characters, and can have at most 200. make it at least 11 characters shorter.",
      ]
    `);
});

test("a page in a folder that is for other files", () => {
  const at = (route: string) => ({ "pages/a.json": text(pageAt(route, cta)) });
  expect(told(at("/images/kites"))).toMatchInlineSnapshot(`
    "pages/a.json:2:12   No page can live at "/images/kites": the folder "/images" is for files of another kind.
        2 |   "route": "/images/kites",
          |            ^^^^^^^^^^^^^^^
        Fix: give this page an address outside of "/assets", "/images" and "/data".   [own-folder]"
  `);
  for (const route of ["/assets/x", "/Data/x/y"])
    expect(
      problemsOf(at(route)).map(({ code }) => code),
      route,
    ).toEqual(["own-folder"]);
  for (const route of ["/assets", "/images-of-kites", "/kites/images/x"])
    expect(problemsOf(at(route)), route).toEqual([]);
});

test("addresses that end in /index", () => {
  const at = (route: string) => text({ ...pageAt(route, shortIntro({})), ...words("The same words") });
  const saidOf = (files: Record<string, string>) =>
    problemsOf(files).map(({ code, message, fix }) => `${code}: ${message} ${fix}`);
  expect(saidOf({ "pages/a.json": at("/news/index") })).toEqual([
    'index-address: "/news/index" is another way of writing "/news". write "/news".',
  ]);
  expect(saidOf({ "pages/a.json": at("/News/Index/index") })).toEqual([
    'index-address: "/News/Index/index" is another way of writing "/News". write "/News".',
  ]);
  expect(
    problemsOf({ "pages/a.json": at("/news/index"), "pages/b.json": at("/news") }).map(({ code }) => code),
  ).toEqual(["duplicate-route"]);
  expect(saidOf({ "pages/a.json": at("/indexes/news") })).toEqual([]);
});

test("of two pages that want the address of the home page, the other one is told", () => {
  const files = { "pages/zoo.json": text(pageAt("/", shortIntro({}))) };
  expect(problemsOf(files).map(({ file, code }) => [file, code])).toContainEqual(["pages/zoo.json", "duplicate-route"]);
});

test("the spellings of an address that a copied page has kept are one mistake", () => {
  const copy = { ...pageAt("/other", cta), aliases: ["/NEWS", "/News"] };
  const files = { "pages/news.json": text(pageAt("/news", cta)), "pages/other.json": text(copy) };
  expect(
    problemsOf(files)
      .filter(({ code }) => code === "alias-clash")
      .map(({ message, detail, fix }) => [message, detail, fix]),
  ).toEqual([
    [
      '"/NEWS" and "/News" are spellings of the address of pages/news.json, so they cannot be old addresses of this page.',
      'It is written "/news", in line 2 of pages/news.json.',
      'take "aliases" out of pages/other.json, the whole list with its comma.',
    ],
  ]);
});

test("a link by an old address of the page that it stands on now", () => {
  const linking = shortIntro({ text: "See [our news](/old-news)." });
  const files = { "pages/news.json": text({ ...pageAt("/news", linking), aliases: ["/old-news"] }) };
  const found = problemsOf(files).filter(({ code }) => code === "broken-link");
  expect(found.map(({ message, fix, edit }) => [message, fix, edit])).toEqual([
    [
      '"/old-news" is an old address of the page that this link stands on.',
      "take the link out, or write the address of another page.",
      undefined,
    ],
  ]);
});

describe("of two pages with one address, the one that is called and speaks of something else is told", () => {
  const site = ([name, other]: [string, string]) => ({
    [`pages/${name}.json`]: text({ ...pageAt("/kite-design", shortIntro({})), ...words("All about kite design") }),
    [`pages/${other}.json`]: text({
      ...pageAt("/kite-design", shortIntro({ text: "See our boats." })),
      ...words("Boats with sails"),
    }),
  });
  const OR = "If one is an old version of the other, delete it.";
  test.each([
    { by: "its words", names: ["crafts", "sails"], to: "/sails" },
    { by: "the name of its file", names: ["zoo", "kite-design"], to: "/zoo", other: OR },
    { by: "its words, with a name for no address", names: ["a", "old-boats"] },
    { by: "its words, in a folder for files", names: ["a", "data/boats"] },
    { by: "its words, with capital letters", names: ["a", "Our Boats"], to: "/our-boats" },
  ])("by $by", ({ names: [first = "", second = ""], to, other = OR }) => {
    const found = problemsOf(site([first, second])).filter(({ code }) => code === "duplicate-route");
    const [name, copied] = to === "/zoo" ? [first, second] : [second, first];
    const change = `change this address${to === undefined ? "" : ` to "${to}"`}.`;
    expect(found.map((problem) => [problem.file, problem.fix])).toEqual([
      [
        `pages/${name}.json`,
        `give one of them another address. If this page is a copy of pages/${copied}.json, ${change} ${other}`,
      ],
    ]);
  });
});

test("two versions of a page under two names", () => {
  const files = {
    "pages/news.json": text({ ...pageAt("/news", shortIntro({ text: "The old words." })), ...words("All news") }),
    "pages/posts.json": text({
      ...pageAt("/news", shortIntro({ text: "Other words." })),
      ...words("All of our posts"),
    }),
  };
  expect(problemsOf(files).map(({ fix }) => fix)).toEqual([
    'give one of them another address. If this page is a copy of pages/news.json, change this address to "/posts". If one is an old version of the other, delete it.',
  ]);
});

test("a link by an old address beside one to the page that has taken its place", () => {
  const entries = ["/old-news", "/news"].map((href) => ({ label: `See ${href}`, href }));
  const { header, ...site } = settings() as { header: Group };
  const files = siteWith({
    "pages/_site.json": text({ ...site, header: { ...header, menu: entries } }),
    "pages/news.json": text({ ...pageAt("/news", shortIntro({})), aliases: ["/old-news"] }),
  });
  const found = check(inputOf(files)).filter(({ code }) => code === "broken-link");
  expect(found.map(({ message, fix, edit }) => [message, fix, edit])).toEqual([
    [
      '"/old-news" is an old address.',
      'if the link is to go with its page, take it out, from its { to its }, with a comma beside it: another one here leads to "/news" already. Else write "/news".',
      undefined,
    ],
  ]);
});

test("titles of nothing but signs are told apart by their numbers", () => {
  const items = ["€", "$", "★★★", "👍"].map((title) => ({ title, text: `What ${title} says.` }));
  expect(problemsOf({ "pages/index.json": text(pageAt("/", { ...block("accordion"), items })) })).toEqual([]);
});

test("old addresses that differ only in capital letters", () => {
  const at = (route: string, alias: string) => text({ ...pageAt(route, cta), aliases: [alias] });
  const found = problemsOf({ "pages/a.json": at("/a", "/rooms"), "pages/b.json": at("/b", "/Rooms") });
  expect(found.map(({ code, message, fix }) => [code, message, fix])).toEqual([
    [
      "alias-clash",
      'the old addresses "/Rooms" and "/rooms" differ only in capital letters.',
      "take one of the two out.",
    ],
  ]);
});
