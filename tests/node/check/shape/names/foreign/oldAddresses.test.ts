/** Old addresses as other programs have them: none of them is lost. */
import { describe, expect, test } from "vitest";
import type { Json } from "../../../../../../src/model/fields.ts";
import { type Group, pageAt, problemsOf, settings, shortIntro, text, told } from "../../../site.ts";

const whoweare = (fields: Group) =>
  told({ "pages/whoweare.json": text({ ...pageAt("/whoweare"), ...fields, blocks: [shortIntro({})] }) });

test("beside those that the page has", () => {
  const aliases = ["/Whoweare"];
  const moved = { from: "/about-us", to: "/whoweare", type: 301 };
  const all: Group[] = [
    { aliases, redirects: [moved] },
    { aliases, redirectFrom: "/about-us/" },
    { aliases, oldUrls: ["/about-us", "https://kitestep.com/team.html"] },
    { aliases, redirects: ["/Whoweare"] },
    { aliases, redirects: [moved, { from: "/prices", to: "/contact" }] },
  ];
  expect(`\n${all.map((each) => whoweare(each)).join("\n\n")}\n`).toMatchInlineSnapshot(`
    "
    pages/whoweare.json:15:3   "redirects" is not something a page has.
        15 |   "redirects": [
           |   ^^^^^^^^^^^
        Fix: add "/about-us" to "aliases" on line 12: "aliases": ["/Whoweare", "/about-us"]. Then take "redirects" out, with the comma before it.   [unknown-property]

    pages/whoweare.json:15:3   "redirectFrom" is not something a page has.
        15 |   "redirectFrom": "/about-us/"
           |   ^^^^^^^^^^^^^^
        Fix: add "/about-us" to "aliases" on line 12: "aliases": ["/Whoweare", "/about-us"]. Then take "redirectFrom" out, with the comma before it.   [unknown-property]

    pages/whoweare.json:15:3   "oldUrls" is not something a page has.
        15 |   "oldUrls": [
           |   ^^^^^^^^^
        Fix: add "/about-us" and "/team" to "aliases" on line 12: "aliases": ["/Whoweare", "/about-us", "/team"]. Then take "oldUrls" out, with the comma before it.   [unknown-property]

    pages/whoweare.json:15:3   "redirects" is not something a page has.
        15 |   "redirects": [
           |   ^^^^^^^^^^^
        Fix: take it out, with the comma before it: "aliases" has "/Whoweare" already.   [unknown-property]

    pages/whoweare.json:15:3   "redirects" is not something a page has.
        15 |   "redirects": [
           |   ^^^^^^^^^^^
        Fix: add "/about-us" to "aliases" on line 12: "aliases": ["/Whoweare", "/about-us"]. Then take "redirects" out, with the comma before it. A page names its own old addresses: add "/prices" to the "aliases" of the page that lives at "/contact".   [unknown-property]
    "
  `);
});

test("one with the end of a file leads on by the one without", () => {
  expect(`\n${whoweare({ aliases: ["/company/team.html"] })}\n`).toMatchInlineSnapshot(`
    "
    pages/whoweare.json:13:5   In aliases: old address 1 is "/company/team.html", but an address starts with "/", and has only letters, digits, "-" and "_" between its slashes.
        13 |     "/company/team.html"
           |     ^^^^^^^^^^^^^^^^^^^^
        Fix: write "/company/team". With .html at its end, it leads here as well.   [bad-route]
    "
  `);
});

test("in the place of them", () => {
  const all: Group[] = [
    { redirects: [{ source: "/about-us", destination: "/whoweare" }] },
    { redirect: { from: "/about-us", to: "/whoweare" } },
    { redirects: { "/about-us": "/whoweare", "/team": "/whoweare" } },
    { redirects: ["/about-us"] },
    { redirect: "/about-us" },
    { redirects: [{ from: "/prices", to: "/contact" }] },
  ];
  expect(`\n${all.map((each) => whoweare(each)).join("\n\n")}\n`).toMatchInlineSnapshot(`
    "
    pages/whoweare.json:12:3   "redirects" is not something a page has.
        12 |   "redirects": [
           |   ^^^^^^^^^^^
        Fix: rename it to "aliases", and write only the old address in a list: "aliases": ["/about-us"].   [unknown-property]

    pages/whoweare.json:12:3   "redirect" is not something a page has.
        12 |   "redirect": {
           |   ^^^^^^^^^^
        Fix: rename it to "aliases", and write only the old address in a list: "aliases": ["/about-us"].   [unknown-property]

    pages/whoweare.json:12:3   "redirects" is not something a page has.
        12 |   "redirects": {
           |   ^^^^^^^^^^^
        Fix: rename it to "aliases", and write only the old addresses in a list: "aliases": ["/about-us", "/team"].   [unknown-property]

    pages/whoweare.json:12:3   "redirects" is not something a page has.
        12 |   "redirects": [
           |   ^^^^^^^^^^^
        Fix: rename it to "aliases".                                 [unknown-property]

    pages/whoweare.json:12:3   "redirect" is not something a page has.
        12 |   "redirect": "/about-us"
           |   ^^^^^^^^^^
        Fix: rename it to "aliases", and write the old address in a list: "aliases": ["/about-us"].   [unknown-property]

    pages/whoweare.json:12:3   "redirects" is not something a page has.
        12 |   "redirects": [
           |   ^^^^^^^^^^^
        Fix: take it out, with the comma before it. A page names its own old addresses: add "/prices" to the "aliases" of the page that lives at "/contact".   [unknown-property]
    "
  `);
});

test("in the site file, for all pages", () => {
  const site = {
    ...settings(),
    redirects: [
      { from: "/about-us", to: "/whoweare" },
      { from: "/prices", to: "/contact" },
    ],
  };
  expect(`\n${told({ "pages/_site.json": text(site) })}\n`).toMatchInlineSnapshot(`
    "
    pages/_site.json:128:3   "redirects" is not something pages/_site.json has.
        128 |   "redirects": [
            |   ^^^^^^^^^^^
        Fix: take it out, with the comma before it. A page names its own old addresses: add "/about-us" to the "aliases" of the page that lives at "/whoweare", and "/prices" to the "aliases" of the page that lives at "/contact".   [unknown-property]
    "
  `);
});

test.each([
  ["", 'take "aliases": "" out, with the comma before it, at the end of line 11.'],
  ["/a and /b", '["/a", "/b"].'],
  ["/a;/b\n/c", '["/a", "/b", "/c"].'],
])("one text in the place of the list: %j", (aliases, fix) => {
  expect(whoweare({ aliases })).toContain(`${fix} `);
});

describe("words, which may be notes", () => {
  const fixesOf = (aliases: Json, more: Group = {}) => {
    const page = { ...pageAt("/whoweare"), aliases, blocks: [shortIntro(more)] };
    return problemsOf({ "pages/whoweare.json": text(page) }).flatMap(({ code, fix }) =>
      code === "orphan-page" ? [] : [fix],
    );
  };
  const IF = "if it is a note. If this page had such an address, write it as";
  const OUT = 'take "aliases" out, the whole list';

  test.each<[string, Json, string[]]>([
    ["one", ["School campaign"], [`${OUT}, ${IF} "/school-campaign".`]],
    [
      "one without its list",
      "School campaign",
      [`take it out, with the comma before it, ${IF} "aliases": ["/school-campaign"].`],
    ],
    [
      "beside an address",
      ["/old", "Über die Messe"],
      [`take it out, with a comma beside it, ${IF} "/ueber-die-messe".`],
    ],
    [
      "all",
      ["School campaign", "none"],
      [`${OUT}, if these are notes. If this page had such addresses, write them as "/school-campaign".`],
    ],
    [
      "several beside an address",
      ["Our fair", "By mail", "/old"],
      [
        'take them out, with the commas beside them, if these are notes. If this page had such addresses, write them as "/our-fair" and "/by-mail".',
      ],
    ],
    [
      "with a mark before the space",
      ["Makers’ days", "Fair: spring (one)"],
      [
        `${OUT}, if these are notes. If this page had such addresses, write them as "/makers-days" and "/fair-spring-one".`,
      ],
    ],
    ["one with a number", ["404 page"], [`${OUT}, ${IF} "/404-page".`]],
    ["a word for nothing", ["n/a"], [`${OUT}.`]],
    ["letters that no address has", ["学校"], [`${OUT}.`]],
    ["an address without its slash", ["about"], ['write "/about".']],
    ["a space in an address", ["/our team"], ['write "/our-team".']],
    ["a space in the name of a file", ["our team.html"], ['write "/our-team".']],
  ])("%s", (_, aliases, fixes) => {
    expect(fixesOf(aliases)).toEqual(fixes);
  });

  test("to which links lead", () => {
    expect(fixesOf(["Our team"], { text: "See [our team](/our-team)." })).toContain('write "/our-team".');
  });

  test("are told as what they are", () => {
    expect(`\n${whoweare({ aliases: ["School campaign", "Spring mailing"] })}\n`).toMatchInlineSnapshot(`
      "
      pages/whoweare.json:13:5   In aliases: old address 1 is "School campaign", but "aliases" are for old addresses that lead to this page.
          13 |     "School campaign",
             |     ^^^^^^^^^^^^^^^^^
          2 entries are words. The other is in pages/whoweare.json, line 14.
          Fix: take "aliases" out, the whole list, if these are notes. If this page had such addresses, write them as "/school-campaign" and "/spring-mailing".   [bad-route]
      "
    `);
  });
});
