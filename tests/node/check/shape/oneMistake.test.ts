/** Mistakes that have consequences elsewhere are told once, where they are; the consequences are not. */
import { expect, test } from "vitest";
import { check } from "../../../../src/node/check/check.ts";
import { formatProblems } from "../../../../src/node/check/outputs/report.ts";
import type { SiteFiles } from "../../../../src/node/check/site.ts";
import { fixSite } from "../../../../src/node/fix/fixSite.ts";
import {
  block,
  type Group,
  inputOf,
  page,
  pageAt,
  problemsOf,
  render,
  schemas,
  settings,
  shortHero,
  shortIntro,
  siteWith,
  text,
  told,
} from "../site.ts";

const call = { type: "cta", heading: "Call us", button: { label: "Call us today", href: "/contact" } };

/** A page of these blocks, with a shared block in the file pages/_shared/call.json. */
function withShared(shared: Group, ...blocks: Group[]): string {
  return `\n${told({ "pages/_shared/call.json": text(shared), "pages/index.json": text(page(...blocks)) })}\n`;
}

function codesIn(files: SiteFiles): string[] {
  return check(inputOf(files)).map(({ code }) => code);
}

test("a type that is written twice", () => {
  const twice = text(page(shortIntro({}))).replace('"type": "intro"', '"type": "intro", "type": "faq"');
  expect(`\n${told({ "pages/index.json": twice })}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:7:24   "type" is written twice. The first one is on line 7: "intro".
        7 |       "type": "intro", "type": "faq",
          |                        ^^^^^^
        Fix: keep one of the two. Only the last one would be shown.   [duplicate-key]
    "
  `);
});

test("blocks that are written twice, the second time with nothing in them", () => {
  const twice = text(page(shortIntro({}))).replace(/\n\}\n$/, ',\n  "blocks": []\n}\n');
  expect(`\n${told({ "pages/index.json": twice })}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:12:3   "blocks" is written twice. The first one is on line 5.
        12 |   "blocks": []
           |   ^^^^^^^^
        Fix: take this one out, with the comma before it: nothing is written in it.   [duplicate-key]
    "
  `);
});

test("a text and a list that are written twice: one of them is to be kept first, as it is most often a new one beside the old one", () => {
  const intro = text(page(shortIntro({})));
  const faq = text(page(block("faq")));
  const twice = [
    intro.replace('"text": "A few words."', '"text": "A few words.",\n      "text": "A few more."'),
    intro.replace('"text": "A few words."', '"text": ["One.", "Two: three"],\n      "text": "A few more."'),
    intro.replace('"text": "A few words."', `"text": "${"A few words. ".repeat(50)}",\n      "text": "A few more."`),
    intro.replace('"text": "A few words."', '"text": "A few words.",\n      "text": "A few words."'),
    faq.replace(/(?=\n    \}\n  \])/, ',\n      "items": [{ "question": "When?", "answer": "Soon." }]'),
  ];
  const fixes = twice.flatMap((each) => problemsOf({ "pages/index.json": each }).map(({ fix }) => fix));
  expect(fixes).toMatchInlineSnapshot(`
    [
      "keep one of the two, and take the whole line of the other out. Only the last one would be shown. If you take line 10 out, take the comma at the end of line 9 out as well. To show both, write one "text" with a list: ["A few words.", "A few more."].",
      "keep one of the two, and take the whole line of the other out. Only the last one would be shown. If you take line 10 out, take the comma at the end of line 9 out as well. To show both, write one "text" with a list: ["One.", "Two: three", "A few more."].",
      "keep one of the two, and take the whole line of the other out. Only the last one would be shown. If you take line 10 out, take the comma at the end of line 9 out as well. To show both, write one "text" with both texts in a list: [ before the first one, a comma between the two, and ] behind the other.",
      "take the first one out, with the comma behind it: both say the same.",
      "only the last one would be shown. To show the entries of both, take the ] of line 21 and "items": [ of line 22 out, and leave the comma between them. If one of the two is to go, take it out whole, with a comma beside it.",
    ]
  `);
});

test("a slip in what a shared block leaves open, and pages that use it", () => {
  const shared = { open: ["heading", "texte"], block: call };
  expect(withShared(shared, { type: "shared", use: "call", with: { text: "Or write to us." } })).toMatchInlineSnapshot(`
    "
    pages/_shared/call.json:4:5   In open: "texte" is not something a cta leaves open.
        4 |     "texte"
          |     ^^^^^^^
        Fix: did you mean "text"?                                    [unknown-open-field]
    "
  `);
});

test("a place of a shared block whose name is wrong in a way that nobody can guess, or missing", () => {
  const common = { "pages/_shared/call.json": text({ open: [], block: call }), "pages/_site.json": text(settings()) };
  const codes = (...blocks: Group[]) => codesIn({ ...common, "pages/index.json": text(page(...blocks)) });
  expect(codes(shortIntro({}))).toContain("unused-shared");
  expect(codes({ type: "shared", use: "newsletter" })).not.toContain("unused-shared");
  expect(codes({ type: "shared" })).not.toContain("unused-shared");
});

test("a link to a place in a shared block that is not known", () => {
  const link = { ...shortHero("A kite"), button: { label: "To the form", href: "#call" } };
  expect(withShared({ open: [], block: { ...call, id: "call" } }, link, { type: "shared", use: "cal" }))
    .toMatchInlineSnapshot(`
    "
    pages/index.json:20:14   In block 2 (shared "cal"): there is no shared block called "cal".
        20 |       "use": "cal"
           |              ^^^^^
        Fix: did you mean "call"?                                    [unknown-shared]
    "
  `);
});

test("a page whose own address cannot be one, and links to it", () => {
  const files = {
    "pages/prices.json": text(pageAt("/our prices", shortIntro({}))),
    "pages/index.json": text(page(shortIntro({ text: "See [our prices](/our-prices)." }))),
  };
  expect(`\n${told(files)}\n`).toMatchInlineSnapshot(`
    "
    pages/prices.json:2:12   "route" is "/our prices", but an address starts with "/", and has only letters, digits, "-" and "_" between its slashes.
        2 |   "route": "/our prices",
          |            ^^^^^^^^^^^^^
        Fix: write "/our-prices".                                    [bad-route]
        The links to this page are checked when this is put right.
    "
  `);
});

test("an old address of one page that another one claims too, in other letters", () => {
  const files = {
    "pages/a.json": text({ ...pageAt("/a", shortIntro({})), aliases: ["/Prices"] }),
    "pages/prices.json": text({ ...pageAt("/prices", shortIntro({})), aliases: ["/Prices"] }),
  };
  expect(`\n${told(files)}\n`).toMatchInlineSnapshot(`
    "
    pages/a.json:13:5   "/Prices" is an old address of pages/prices.json already.
        13 |     "/Prices"
           |     ^^^^^^^^^
        It stands in line 13 of pages/prices.json.
        Fix: take "aliases" out of pages/a.json, the whole list with its comma, or change it to an old address of this page.   [alias-clash]
    "
  `);
});

test("pages/_site.json is not there, and with it no menu leads to the pages", () => {
  const pages = { "pages/prices.json": text(pageAt("/prices", shortIntro({}))), "pages/index.json": text(page()) };
  expect(codesIn({ ...pages, "pages/_site.json": text(settings()) })).toContain("orphan-page");
  expect(codesIn(pages)).not.toContain("orphan-page");
});

test("a home page whose address is written as web servers do, and links to it", () => {
  const link = shortIntro({ text: "See [the home page](/)." });
  const home = { ...page(shortIntro({})), route: "/index" };
  const files = { "pages/index.json": text(home), "pages/prices.json": text(pageAt("/prices", link)) };
  expect(`\n${told(files)}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:2:12   "/index" is another way of writing "/", the address of the home page.
        2 |   "route": "/index",
          |            ^^^^^^^^
        Fix: write "/".                                              [home-address, can be fixed for you]
    "
  `);
  const { files: fixed } = fixSite({ files: siteWith(files), schemas, render });
  expect(fixed["pages/index.json"]).toBe(text({ ...home, route: "/" }));
});

test("a page beside the home page whose address stands for that one", () => {
  expect(told({ "pages/start.json": text(pageAt("/Index", shortIntro({}))) })).toContain(
    "Fix: give this page another address.",
  );
});

test("no picture at all", () => {
  const files = siteWith({ "pages/index.json": text(page(shortHero("A kite"))) });
  const problems = check({ ...inputOf(files), images: new Set() });
  expect(problems.map(({ code }) => code)).toEqual(["missing-image"]);
  expect(formatProblems(problems, files)).toContain("the folder images/ is not there, or there is no picture in it.");
});

test("a wide colon behind the address of a page, and links to it", () => {
  const prices = text(pageAt("/prices", shortIntro({}))).replace('"route":', '"route"：');
  const link = shortIntro({ text: "See [our prices](/prices) and [all prices](/prices)." });
  const files = { ...siteWith({ "pages/index.json": text(page(link)) }), "pages/prices.json": prices };
  expect(codesIn(files)).toEqual(["missing-colon"]);
});
