/** Addresses that no page can have, and those that were meant. */
import { expect, test } from "vitest";
import { type Group, page, pageAt, problemsOf, shortIntro, siteWith, text, toldAlone } from "../../../site.ts";
import { routeMeant } from "../../../../../../src/node/check/shape/values/meant/routeMeant.ts";

test.each([
  ["/über-uns", "/ueber-uns"],
  ["/Größe", "/groesse"],
  ["/Ça va à Ærø", "/ca-va-a-aeroe"],
  ["/españa", "/espana"],
  ["/u\u0308ber", "/ueber"],
  ["/Our Team", "/our-team"],
  ["/about us", "/about-us"],
  ["/what's new?", "/whats-new"],
  ["/q&a", "/q-a"],
  ["/caf%C3%A9", "/cafe"],
  ["/100%", "/100"],
  ["about", "/about"],
  ["/about//us", "/about/us"],
  ["/HowtoCreate/", "/HowtoCreate"],
  ["https://site/about", "/about"],
  ["/about.html", "/about"],
  ["/services/index.html", "/services"],
  ["/services/index.php", "/services"],
  ["/Our Services/index", "/our-services"],
  ["services/index/", "/services"],
  ["index", "/index"],
  ["team.md", "/team"],
  ["pages/team.json", "/team"],
  ["\\about\\us", "/about/us"],
  ["/news_2026", "/news_2026"],
])("%s is %s", (written, meant) => {
  expect(routeMeant(written)).toBe(meant);
});

test("letters that have no plain ones", () => {
  expect(routeMeant("/команда")).toBeUndefined();
  expect(problemsOf({ "pages/x.json": text(pageAt("/команда", shortIntro({}))) }).map(({ fix }) => fix)).toEqual([
    'write it like this: "route": "/x".',
  ]);
});

test("what is told of it", () => {
  const files = siteWith({ "pages/x.json": text(pageAt("/über uns", shortIntro({}))) });
  expect(`\n${toldAlone(files)}`).toMatchInlineSnapshot(`
    "
    pages/x.json:2:12   "route" is "/über uns", but an address starts with "/", and has only letters, digits, "-" and "_" between its slashes.
        2 |   "route": "/über uns",
          |            ^^^^^^^^^^^
        Fix: write "/ueber-uns".                                     [bad-route]
        The links to this page are checked when this is put right.
    "
  `);
});

test.each([
  ["pages/x.json", "/contact/", '"/x", or another address'],
  ["pages/x.json", "/contact?page=2", '"/contact-2", or another address'],
  ["pages/x.json", "/contact?lang=de&part=3", '"/contact-3", or another address'],
  ["pages/all-of-it.json", "/contact?page=all", '"/all-of-it", or another address'],
  ["pages/Our Team.json", "/contact#team", '"/our-team", or another address'],
  ["pages/contact-copy.json", "/contact?copy", "another address"],
  ["pages/contact-2.json", "/contact?page=2", '"/contact-2", or another address'],
])("the address of another page is none for this one: %s at %s", (file, route, meant) => {
  const found = problemsOf({ [file]: text(pageAt(route, shortIntro({}))) });
  expect(found.find(({ code }) => code === "bad-route")?.fix).toBe(
    `write ${meant}: a page lives at "/contact" already.`,
  );
});

test("characters that nobody sees are not part of an address", () => {
  expect(routeMeant("/tech\u200bnology")).toBe("/technology");
  expect(routeMeant("/tech\u00adnology")).toBe("/technology");
});

test("links that name it as it is written have to be changed as well", () => {
  const linking = shortIntro({ text: "See [our team](/über-uns), and [its words](/über-uns#words)." });
  const files = {
    "pages/x.json": text(pageAt("/über-uns", shortIntro({}))),
    "pages/y.json": text(pageAt("/y", linking)),
  };
  const [found] = problemsOf(files).filter(({ code }) => code === "bad-route");
  expect(found!.fix).toBe('write "/ueber-uns", here and in pages/y.json, line 9.');
});

test.each([
  [["/index.php?page=4"], 'take "aliases" out, the whole list: an address with "?" cannot be led on from here.'],
  [["/?p=4", "/old"], 'take it out, with a comma beside it: an address with "?" cannot be led on from here.'],
  [["/old.php"], 'take "aliases" out, the whole list: an address that ends in ".php" cannot be led on from here.'],
  [["/news?from=mail"], 'write "/news".'],
  [["/news/*"], 'write each old address by itself: "*" does not stand for others.'],
  [
    ["/x.html", "/X"],
    "take it out, with a comma beside it: other spellings of the address of this page lead to it by themselves.",
  ],
  [["X"], 'write "/X".'],
  [["x"], 'take "aliases" out, the whole list: other spellings of the address of this page lead to it by themselves.'],
  [["/contact.html"], 'write another address: a page lives at "/contact" already.'],
])("the old addresses %j", (aliases, fix) => {
  const files = { "pages/x.json": text({ ...pageAt("/x", shortIntro({})), aliases }) };
  expect(problemsOf(files).map((problem) => problem.fix)).toEqual([fix]);
});

test("an address and an anchor that links lead to, and that nothing has", () => {
  const { route, ...rest } = page(shortIntro({ text: "See [our team](/people) and [prices](#prices)." }));
  const other = { ...rest, title: "Another page in short", blocks: [shortIntro({ id: "Our Prices" })] };
  const fixes = (lost: Group, name = "other") =>
    problemsOf({ "pages/index.json": text({ route: route!, ...rest }), [`pages/${name}.json`]: text(lost) }).map(
      ({ fix }) => fix,
    );
  const adding = "add it before the other fields, with the comma, for example:";
  expect(fixes(other, "peopel")).toContain(`${adding} "route": "/people",`);
  expect(fixes(other)).toContain(`${adding} "route": "/other",`);
  expect(fixes({ ...other, route: "/our people" })).toEqual(
    expect.arrayContaining([
      'write "/people", to which links lead already, or "/our-people", here and in pages/index.json, line 9.',
      'write "prices", to which links lead already, or "our-prices".',
    ]),
  );
});

test("an address that only lacks its slash, with a misspelt link to it", () => {
  const { route, ...rest } = page(shortIntro({ text: "See [our jobs](/carreers)." }));
  const other = { ...rest, route: "careers", title: "Another page in short", blocks: [shortIntro({})] };
  const files = { "pages/index.json": text({ route: route!, ...rest }), "pages/careers.json": text(other) };
  const fixes = problemsOf(files).map(({ fix }) => fix);
  expect(fixes).toEqual(expect.arrayContaining(['did you mean "/careers"?', 'write "/careers".']));
});

test("an address that nothing but the page itself leads to is not its own", () => {
  const offer = text(pageAt("/apps for you", shortIntro({ text: "Please [write to us](/contact-us)." })));
  const fixes = problemsOf(siteWith({ "pages/offer.json": offer })).map(({ fix }) => fix);
  expect(fixes[0]).toBe('write "/apps-for-you".');
});

test("what is wrong with an address that is too long as well is told at once, without a proposal that is too long", () => {
  const route = `/Long ${"word ".repeat(60)}`;
  expect(toldAlone(siteWith({ "pages/x.json": text({ ...pageAt("/x", shortIntro({})), route }) })))
    .toMatchInlineSnapshot(`
    "pages/x.json:2:12   "route" is "/Long word word word word word word word word word word wor…", but an address starts with "/", and has only letters, digits, "-" and "_" between its slashes, and at most 200 characters in all.
        2 |   "route": "/Long word word word word word word wo…d word word word word word word word word word ",
          |            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write it like this: "route": "/x".                      [bad-route]
        The links to this page are checked when this is put right.
    "
  `);
});
