/** The entry of the menu to which a page belongs is one that is there. */
import { describe, expect, test } from "vitest";
import { check } from "../../../../src/node/check/check.ts";
import {
  article,
  type Group,
  inputOf,
  page,
  pageAt,
  problemsOf,
  settings,
  shortIntro,
  siteWith,
  text,
  told,
} from "../site.ts";

const company = { label: "Company", links: [{ label: "Technology", href: "/technology" }] };

function filesWith(partOf: string, menu?: Group[]) {
  const site = settings();
  const header = { ...(site["header"] as Group), ...(menu && { menu }) };
  return {
    "pages/_site.json": text({ ...site, header }),
    "pages/index.json": text({ ...page(shortIntro({})), partOf }),
  };
}

test("no entry of the menu leads there", () => {
  expect(`\n${told(filesWith("/contact"))}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:12:13   No entry of the menu leads to "/contact", so none would be marked.
        12 |   "partOf": "/contact"
           |             ^^^^^^^^^^
        Fix: leave it out, give the menu an entry with "href": "/contact", or write "/blog" where a page belongs there.   [unknown-menu-entry, a warning]
    "
  `);
});

test("an entry that was taken out of the menu is told once for the pages that it had", () => {
  const blog = { ...pageAt("/blog", shortIntro({ heading: "Our blog" })), partOf: "/contact" };
  expect(`\n${told({ ...filesWith("/contact"), "pages/blog.json": text(blog) })}\n`).toMatchInlineSnapshot(`
    "
    pages/blog.json:12:13   No entry of the menu leads to "/contact", so none would be marked.
        12 |   "partOf": "/contact"
           |             ^^^^^^^^^^
        2 pages say so. The other is in pages/index.json, line 12.
        Fix: leave it out, give the menu an entry with "href": "/contact", or write "/blog" where a page belongs there.   [unknown-menu-entry, a warning]
    "
  `);
});

test.each([
  ["/blogs", 'did you mean "/blog"?'],
  ["/Blog", 'write "/blog".'],
  ["/blog#form", 'write "/blog".'],
  ["/nowhere", 'leave it out, or write "/blog" or "/technology" if the page belongs there.'],
  ["#form", 'leave it out, or write "/blog" or "/technology" if the page belongs there.'],
])("%s", (partOf, fix) => {
  const files = filesWith(partOf, [{ label: "Blog", href: "/blog" }, company]);
  expect(problemsOf(files).map((problem) => [problem.code, problem.fix])).toEqual([["unknown-menu-entry", fix]]);
});

test.each([
  ["/technology", [company], []],
  ["/contact", [{ label: "Contact", href: "contact" }], ["unsafe-url"]],
  ["/contact", [{ label: "Contact", href: "/contcat" }], ["broken-link"]],
  ["/contact", [{ label: "Contact", href: "#form" }], ["broken-anchor"]],
  ["contact", [company], ["unsafe-url"]],
  ["https://kitestep.example/technology", [company], ["full-address"]],
])("%s with %j: other mistakes are told by themselves", (partOf, menu, codes) => {
  expect(problemsOf(filesWith(partOf, menu)).map(({ code }) => code)).toEqual(codes);
});

test("the words of an entry in the place of its address", () => {
  const menu = [company, { label: "Our blog", href: "/blog" }];
  const found = ["Our blog", "Somewhere"].map((partOf) => told(filesWith(partOf, menu)));
  expect(`\n${found.join("\n\n")}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:12:13   "Our blog" is what the menu calls one of its entries, but the address of that entry belongs here.
        12 |   "partOf": "Our blog"
           |             ^^^^^^^^^^
        Fix: write "/blog", the address of "Our blog" in the menu.   [unsafe-url]

    pages/index.json:12:13   "Somewhere" is not an address that a link can have.
        12 |   "partOf": "Somewhere"
           |             ^^^^^^^^^^^
        Fix: write "/technology" or "/blog", or leave it out.        [unsafe-url]
    "
  `);
});

describe("by the words of the menu", () => {
  const one = (label: string, href: string) => ({ label, href });
  const studies = one("Case Study", "/technology");
  const below = { label: "Company", links: [one("Technology", "/technology"), one("Blog", "/blog")] };
  const OF_STUDY = 'write "/technology", the address of "Case Study" in the menu.';
  test.each<[string, Group[], string]>([
    ["Case Study", [studies], OF_STUDY],
    ["case study", [studies], OF_STUDY],
    ["Case-Studi", [studies], OF_STUDY],
    ["/case-study", [studies], OF_STUDY],
    [
      "Blog",
      [one("Blog", "/technology"), one("Articles", "/blog")],
      'write "/technology", the address of "Blog" in the menu.',
    ],
    ["Technology", [studies, below], 'write "/technology", the address of "Technology" in the menu.'],
    [
      "Company",
      [one("Home", "/"), below],
      'write "/technology" or "/blog": each of them marks "Company". Or leave it out.',
    ],
    [
      "/company",
      [one("Home", "/"), below],
      'write "/technology" or "/blog": each of them marks "Company". Or leave it out.',
    ],
    ...["Company", "Compny", "/company"].map((partOf): [string, Group[], string] => [
      partOf,
      [{ label: "Company", links: [one("Home", "/"), studies] }],
      'take it out, with the comma before it: this page stands below "Company" in the menu already, so that "Company" is marked by itself.',
    ]),
    [
      "Our work",
      [one("Our work", "/technology"), one("Our work", "/blog")],
      'write "/technology" or "/blog", or leave it out.',
    ],
    [
      "Our blog",
      [one("Our blog", "https://kitestep.example/blog")],
      'write "/blog", the address of "Our blog" in the menu.',
    ],
  ])("%s, %j", (partOf, menu, fix) => {
    const found = problemsOf(filesWith(partOf, menu)).filter(({ pointer }) => pointer === "/partOf");
    expect(found.map((problem) => problem.fix)).toEqual([fix]);
  });

  test("of an entry that is wrong itself, nothing is taken over", () => {
    const fixes = problemsOf(filesWith("Case Study", [one("Case Study", "technology")])).map(({ fix }) => fix);
    expect(fixes.join("\n")).not.toContain('write "technology"');
  });
});

test("an entry of the menu with the address of the whole site, which is told there", () => {
  const menu = [{ label: "Blog", href: "https://kitestep.example/blog" }, company];
  const found = problemsOf(filesWith("/blog", menu));
  expect(found.map(({ file, code }) => [file, code])).toEqual([["pages/_site.json", "full-address"]]);
});

describe("the page of the entry has another address now", () => {
  const description = "What we write about kites, about strings, and about the wind that carries both.";
  const guides = { ...page(shortIntro({})), route: "/guides", title: "What we write about kites", description };
  const entry = (href: string) => [
    { label: "Guides", href },
    { label: "Home", href: "/" },
  ];
  const filesAt = (href: string, moved: Group) => ({
    ...filesWith("/blog", entry(href)),
    "pages/blog.json": text(moved),
  });

  test("and the menu names that", () => {
    const found = problemsOf(filesAt("/guides", { ...guides, aliases: ["/blog"] }));
    expect(found.map(({ code, fix, edit }) => [code, fix, edit?.text])).toEqual([
      ["unknown-menu-entry", 'write "/guides".', '"/guides"'],
    ]);
  });

  test.each<[what: string, more: Group, fix: string]>([
    ["none", {}, 'add "aliases": ["/blog"] and a comma before its "route"'],
    ["some", { aliases: ["/news"] }, 'add "/blog" to the "aliases" of pages/blog.json'],
  ])("and its file has the old name, with %s of its old addresses", (_, more, fix) => {
    const found = problemsOf(filesAt("/guides", { ...guides, ...more }));
    expect(found.map((problem) => [problem.code, problem.fix])).toEqual([
      [
        "unknown-menu-entry",
        `did you mean "/guides", the address of pages/blog.json? If that was "/blog" before, also ${fix}, so that the old address still leads there.`,
      ],
    ]);
  });

  test("and all others name the old one, this page with them", () => {
    const files = { ...filesWith("/kites", entry("/kites")), "pages/kites.json": text(guides) };
    const site = siteWith(files);
    // pages/all.json links to all other pages.
    const all = String(site["pages/all.json"]).replaceAll("/guides", "/kites");
    const found = check(inputOf({ ...site, "pages/all.json": all }));
    expect(found.map(({ file, code }) => [file, code])).toEqual([["pages/kites.json", "broken-link"]]);
    expect(found[0]!.message).toContain('name this page by the address "/kites", and none by "/guides".');
    expect(found[0]!.detail).toContain("pages/index.json, line 12");
  });
});

const GUIDE = { ...article, aliases: ["/iosorandroidfindout"], partOf: "/blog" };
const MENU = { "pages/_site.json": filesWith("/blog", [{ label: "Blog", href: "/blog" }])["pages/_site.json"] };

test.each([
  [
    "the address of a page and that of its entry have changed places",
    { partOf: "/IosorAndroidFindout" },
    'write "/IosorAndroidFindout" into "route", and "/blog" into "partOf".',
  ],
  [
    "a page that others name by its own address wants that of its entry",
    {},
    'change this address to "/IosorAndroidFindout". pages/app.json, line 15, names it already.',
  ],
])("%s: nothing is told of the others", (_, own, fix) => {
  const cards = { type: "postCards", heading: "Guides", posts: ["/IosorAndroidFindout"] };
  const app = { ...pageAt("/HowtoCreateAppfromScratch", shortIntro({}), cards) };
  const files = {
    ...MENU,
    "pages/app.json": text(app),
    "pages/ios.json": text({ ...GUIDE, route: "/blog", ...own }),
  };
  expect(problemsOf(files).map((problem) => [problem.code, problem.file, problem.fix])).toEqual([
    ["duplicate-route", "pages/ios.json", fix],
  ]);
});

test("an address that is nearly that of another page is told beside two pages with the same address", () => {
  const cards = { type: "postCards", heading: "Guides", posts: ["/HowtoCreateAppfromScratchh"] };
  const files = {
    "pages/ios.json": text({ ...article, route: "/blog" }),
    "pages/index.json": text(page(shortIntro({}), cards)),
  };
  expect(problemsOf(files).map(({ code }) => code)).toEqual(["unknown-page", "duplicate-route"]);
});

test("the label of an entry in the place of its address", () => {
  const menu = [{ label: "Our blog", href: "/blog" }, company];
  const found = (partOf: string) => problemsOf(filesWith(partOf, menu)).map(({ message, fix }) => [message, fix]);
  const fix = 'write "/blog", the address of "Our blog" in the menu.';
  expect(found("Our Blog")).toEqual([
    ['"Our Blog" is what the menu calls one of its entries, but the address of that entry belongs here.', fix],
  ]);
  expect(found("/Our Blog")).toEqual([['the address "/Our Blog" has a space in it.', fix]]);
});
