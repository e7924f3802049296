/** Old addresses as other programs have them: none of them is lost. */
import { expect, test } from "vitest";
import { type Group, pageAt, settings, shortIntro, text, told } from "../site.ts";

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
  ["", 'take "aliases": "" out, with a comma beside it.'],
  ["/a and /b", '["/a", "/b"].'],
  ["/a;/b\n/c", '["/a", "/b", "/c"].'],
])("one text in the place of the list: %j", (aliases, fix) => {
  expect(whoweare({ aliases })).toContain(`${fix} `);
});
