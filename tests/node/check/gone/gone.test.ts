/** A missing page is one mistake, however many places name it. */
import { expect, test } from "vitest";
import { check } from "../../../../src/node/check/check.ts";
import type { Problem } from "../../../../src/node/check/finding.ts";
import type { SiteFiles } from "../../../../src/node/check/site.ts";
import { type Group, inputOf, page, pageAt, problemsOf, shortIntro, siteWith, text, told, toldAlone } from "../site.ts";

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
        Fix: bring the file of the page back if it was deleted by mistake, or add the page. If the page has another address now, or another page has taken its place, add "/kites", and the "aliases" of the deleted file, to the "aliases" of that page and run "npm run check -- --fix". Or take it out in all 3 places, or write another address there.   [broken-link]
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
        Fix: bring the file of the page back if it was deleted by mistake. Else take it out in both places, each with a comma beside it, or write the address of a page that has a card: "/HowtoCreateAppfromScratch" there.   [unknown-page]
    "
  `);
});

test("two slips in an address of a page that is there are two mistakes", () => {
  const files = {
    "pages/index.json": text(page(linkTo("/contcat"), shortIntro({}), { ...linkTo("/contcat"), heading: "Again" })),
  };
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

test("a home page at another address", () => {
  const home = { ...page(shortIntro({})), route: "/home" };
  const linked = { ...siteWith({ "pages/a.json": text(pageAt("/a", linkTo("/"))) }), "pages/index.json": text(home) };
  expect(`\n${toldAlone(linked)}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:2:12   3 places name this page by the address "/", and none by "/home".
        2 |   "route": "/home",
          |            ^^^^^^^
        They are in pages/_site.json, line 59; pages/a.json, line 9; pages/all.json, line 14.
        Fix: write "/" here: visitors who type only the name of the site arrive there. If "/home" is to lead here as well, add "aliases": ["/home"] before it with a comma between.   [broken-link]

    "
  `);
  // Links to "/home" do not help visitors who type only the name of the site.
  const followed = Object.entries(linked).map(([file, content]) => [
    file,
    content.replaceAll('"/"', '"/home"').replace("(/)", "(/home)"),
  ]);
  expect(`\n${told(Object.fromEntries(followed) as Record<string, string>)}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:2:12   No page lives at "/", where visitors arrive who type only the name of the site.
        2 |   "route": "/home",
          |            ^^^^^^^
        Fix: write "route": "/" here, and "/" in all links to "/home".   [home-address]
    "
  `);
});

/** The report for a site with a page whose only links are those with wrong addresses. */
function withAddress(file: string, at: Group, ...linking: string[]): string {
  const others = linking.map((href, i) => [`pages/x${i}.json`, text(pageAt(`/x${i}`, linkTo(href)))]);
  return toldAlone({ ...siteWith(Object.fromEntries(others)), [file]: text(at) });
}

const FLYING = pageAt("/flying", shortIntro({}));
const KITES = { ...FLYING, title: "Flying kites by the sea" };

test("a page whose address has changed is told of, and not what names the old one", () => {
  expect(`\n${withAddress("pages/kites.json", FLYING, "/kites", "/kites")}\n`).toMatchInlineSnapshot(`
    "
    pages/kites.json:2:12   2 places name this page by the address "/kites", and none by "/flying".
        2 |   "route": "/flying",
          |            ^^^^^^^^^
        They are in pages/x0.json, line 9; pages/x1.json, line 9.
        Fix: write "/kites" here, if the address is not to change. If it is to change, add "aliases": ["/kites"] before it with a comma between, and write "/flying" in the place of "/kites" in both places ("npm run check -- --fix" does that for you).   [broken-link]

    "
  `);
});

test.each([undefined, "../our-site"])("of a site in %s, the commands in findings name its folder", (named) => {
  const linking = ["/x0", "/x1"].map((route) => [`pages${route}.json`, text(pageAt(route, linkTo("/kites")))]);
  const site = siteWith(Object.fromEntries(linking));
  const fixesOf = (files: SiteFiles) => check({ ...inputOf(files), named }).map(({ fix }) => fix);
  const folder = named === undefined ? "" : `${named} `;
  expect(fixesOf({ ...site, "pages/kites.json": text(FLYING) })).toEqual([
    `write "/kites" here, if the address is not to change. If it is to change, add "aliases": ["/kites"] before it with a comma between, and write "/flying" in the place of "/kites" in both places ("npm run check -- ${folder}--fix" does that for you).`,
  ]);
  expect(fixesOf(site)).toEqual([
    `bring the file of the page back if it was deleted by mistake, or add the page. If the page has another address now, or another page has taken its place, add "/kites", and the "aliases" of the deleted file, to the "aliases" of that page and run "npm run check -- ${folder}--fix". Or take the link out in both places, or write another address there.`,
  ]);
});

test("a page with an old address that is written otherwise", () => {
  const flying = { ...FLYING, aliases: ["/our-kites"] };
  expect(withAddress("pages/flying.json", flying, "/Our-Kites", "/Our-Kites")).toContain(
    'add "/Our-Kites" to its "aliases", and write',
  );
});

test("a page whose address has changed and that has a list of old ones with nothing in it", () => {
  expect(withAddress("pages/kites.json", { ...FLYING, aliases: [] }, "/kites", "/kites")).toContain(
    'add "/kites" to its "aliases", and write',
  );
});

test("a page that many links speak of", () => {
  const links = ["/a-story", "/a-story", "/a-story", "/a-story"];
  const named = withAddress("pages/our-story-of-kites.json", FLYING, ...links);
  expect(named).toContain('4 places name this page by the address "/a-story", and none by "/flying".');
  expect(named.match(/\[[a-z-]+\]/g)).toEqual(["[broken-link]"]);
});

test("a page that something names by its address has not moved", () => {
  const saidOf = (...links: string[]) => withAddress("pages/kites.json", FLYING, ...links);
  expect(saidOf("/kites", "/kites", "/flying")).not.toContain("name this page");
  expect(saidOf("/kites")).not.toContain("name this page");
  expect(saidOf("/kites.html", "/kites.html")).not.toContain("name this page");
});

test("a page whose file and address have changed is the one that nothing names", () => {
  expect(`\n${withAddress("pages/boats.json", KITES, "/kites", "/kites")}\n`).toMatchInlineSnapshot(`
    "
    pages/boats.json:2:12   2 places name the address "/kites", at which no page lives, and none names this page by "/flying".
        2 |   "route": "/flying",
          |            ^^^^^^^^^
        They are in pages/x0.json, line 9; pages/x1.json, line 9.
        Fix: write "/kites" here, if this is the page that they mean. If it is to change, add "aliases": ["/kites"] before it with a comma between, and write "/flying" in the place of "/kites" in both places ("npm run check -- --fix" does that for you).   [broken-link]

    "
  `);
  const lists = withAddress("pages/boats.json", { ...KITES, card: CARD }, "/kites") + listed("/kites");
  expect(lists.match(/\[[a-z-]+\]/g)).toEqual(["[broken-link]", "[broken-link]"]);
});

const CARD = { image: { src: "brand/logo.svg", alt: "Two kites" }, title: "Flying", text: "A story of kites." };

/** The report for a site in which only lists of pages name an address. */
function listed(route: string): string {
  const files = siteWith({
    "pages/index.json": text(page(shortIntro({}), cards(route, "/IosorAndroidFindout"))),
    "pages/x.json": text(pageAt("/x", shortIntro({}), cards(route))),
  });
  return toldAlone({ ...files, "pages/boats.json": text({ ...KITES, card: CARD }) });
}

test("the only place that names an address, and the only page that nothing names", () => {
  expect(withAddress("pages/boats.json", KITES, "/kites")).toContain(
    'Fix: did you mean "/flying"? No link leads to that page so far.   [broken-link]',
  );
});

test("a new page that says nothing of a lost address has nothing to do with it", () => {
  const prices = pageAt("/prices", shortIntro({ heading: "Our prices" }));
  for (const links of [["/kites"], ["/kites", "/kites"]]) {
    const found = withAddress("pages/prices.json", prices, ...links);
    expect(found.match(/^pages.*/gm)).toEqual([
      'pages/prices.json:2:12   No link leads to this page, whose address is "/prices".',
      'pages/x0.json:9:15   In block 1 (intro "Hello"): no page lives at "/kites".',
    ]);
  }
});

test("of two lost addresses, or of two pages that nothing names, nobody knows which is meant", () => {
  const codes = (found: string) => found.match(/\[[a-z-]+(?=[\],])/g)?.toSorted();
  expect(codes(withAddress("pages/boats.json", KITES, "/kites", "/kites", "/trains", "/trains"))).toEqual([
    "[broken-link",
    "[broken-link",
    "[orphan-page",
  ]);
  const other = { "pages/cars.json": text(pageAt("/driving", shortIntro({}))) };
  const files = siteWith({ "pages/x.json": text(pageAt("/x", linkTo("/kites"), linkTo("/kites#top"))) });
  expect(codes(toldAlone({ ...files, ...other, "pages/boats.json": text(KITES) }))).toEqual([
    "[broken-link",
    "[orphan-page",
    "[orphan-page",
  ]);
});

test("a link with a slip does not hide which page was renamed", () => {
  const found = withAddress("pages/boats.json", KITES, "/kites", "/kites", "/contcat");
  expect(found.match(/Fix: [^.?]*/g)).toEqual([
    'Fix: write "/kites" here, if this is the page that they mean',
    'Fix: did you mean "/contact"',
  ]);
});

test("a place on a page that is gone", () => {
  const links = Array.from({ length: 4 }, (_, i) => ({
    ...linkTo(`/x#${i < 2 ? "prices" : "price%73"}`),
    heading: `Hello ${i}`,
  }));
  const files = (count: number) => ({
    "pages/index.json": text(page(...links.slice(0, count))),
    "pages/x.json": text(pageAt("/x", shortIntro({ id: "start" }))),
  });
  expect(problemsOf(files(2)).map(({ line }) => line)).toEqual([9]);
  expect(`\n${told(files(4))}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:9:15   In block 1 (intro "Hello 0"): no place on the page "/x" is called "prices".
        9 |       "text": "Read [our story of kites](/x#prices)."
          |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        4 links lead there. The others are in pages/index.json, lines 14, 19 and 24.
        Fix: give the block that is meant "id": "prices", leave "#prices" out to lead to the page "/x", or take the link out.   [broken-anchor]
    "
  `);
});

test("an old address that many pages have", () => {
  const files = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, i) => {
        return [`pages/p${i}.json`, text({ ...pageAt(`/p${i}`, shortIntro({})), aliases: ["/kites"] })];
      }),
    );
  expect(problemsOf(files(4)).map(({ sentence }) => sentence)).toEqual(
    Array.from({ length: 3 }, () => 'The old address "/kites" is written twice.'),
  );
  expect(`\n${told(files(9))}\n`).toMatchInlineSnapshot(`
    "
    pages/p1.json:13:5   The old address "/kites" is written 9 times.
        13 |     "/kites"
           |     ^^^^^^^^
        The others are in pages/p0.json, line 13; pages/p2.json, line 13; pages/p3.json, line 13; pages/p4.json, line 13; pages/p5.json, line 13; pages/p6.json, line 13; pages/p7.json, line 13; pages/p8.json, line 13.
        Fix: take it out of all pages but one.                       [alias-clash]
    "
  `);
});

test("many pages with the same words, and with the same address", () => {
  const many = (change: (i: number) => Group) =>
    Object.fromEntries(
      Array.from({ length: 9 }, (_, i) => [
        `pages/p${i}.json`,
        text({ ...pageAt(`/p${i}`, shortIntro({})), ...change(i) }),
      ]),
    );
  expect(`\n${told(many(() => ({ title: "A page about kites" })))}\n`).toMatchInlineSnapshot(`
    "
    pages/p0.json:3:12   Nine pages have the same title: "A page about kites | Kitestep".
        3 |   "title": "A page about kites",
          |            ^^^^^^^^^^^^^^^^^^^^
        The others are pages/p1.json, line 3; pages/p2.json, line 3; pages/p3.json, line 3; pages/p4.json, line 3; pages/p5.json, line 3; pages/p6.json, line 3; pages/p7.json, line 3; pages/p8.json, line 3.
        Fix: give each of them a title of its own. If one of them is a copy, change that one. Nobody can tell them apart in search results.   [duplicate-title]
    "
  `);
  expect(`\n${told(many(() => ({ route: "/p0" })))}\n`).toMatchInlineSnapshot(`
    "
    pages/p1.json:2:12   Nine pages want the address "/p0".
        2 |   "route": "/p0",
          |            ^^^^^
        The others are pages/p0.json, line 2; pages/p2.json, line 2; pages/p3.json, line 2; pages/p4.json, line 2; pages/p5.json, line 2; pages/p6.json, line 2; pages/p7.json, line 2; pages/p8.json, line 2.
        Fix: give all but one of them another address. If this page is a copy, change this address to "/p1".   [duplicate-route]
    "
  `);
});

test("a page that is gone is not taken for one whose address has changed", () => {
  const found = withAddress("pages/kites.json", FLYING, "/kites", "/kites", "/boats", "/boats");
  expect(found.match(/^pages.*/gm)).toMatchInlineSnapshot(`
    [
      "pages/kites.json:2:12   2 places name this page by the address "/kites", and none by "/flying".",
      "pages/x2.json:9:15   In block 1 (intro "Hello"): no page lives at "/boats".",
    ]
  `);
});

test("an emptied list may have led to a page that nothing else leads to", () => {
  const codesWith = (...posts: string[]) => {
    const files = siteWith({ "pages/index.json": text(page(shortIntro({}), cards(...posts))) });
    return check(inputOf({ ...files, "pages/x.json": text(pageAt("/x", shortIntro({}))) })).map(({ code }) => code);
  };
  expect(codesWith("/HowtoCreateAppfromScratch", "/IosorAndroidFindout")).toEqual(["orphan-page"]);
  expect(codesWith()).toEqual(["too-few"]);
});

test("a file that two links name lies in another folder in public", () => {
  const linking = shortIntro({ text: "[Prices](/prices.pdf)" });
  const files = siteWith({ "pages/index.json": text(page(linking)), "pages/x.json": text(pageAt("/x", linking)) });
  const found = check({ ...inputOf(files), served: new Set(["menus/prices.pdf"]) });
  expect(found.map(({ fix }) => fix)).toEqual(['write "/menus/prices.pdf": the file lies there.']);
});
