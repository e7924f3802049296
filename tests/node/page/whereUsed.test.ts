import { expect, test } from "vitest";
import { agency, agencyPictures } from "../../support/agency/agency.ts";
import { type Reference, references } from "../../../src/node/page/references.ts";
import { leadingTo, surveyOf } from "../../../src/node/page/survey.ts";
import { movePage } from "../../../src/node/page/movePage.ts";
import { newPage } from "../../../src/node/page/newPage.ts";
import { whereUsed } from "../../../src/node/page/whereUsed.ts";
import type { SiteFiles } from "../../../src/node/check/site.ts";
import { inputOf, pageText, siteWith, toldBy } from "./site.ts";

function told(asked: string, files: SiteFiles = {}): string {
  const outcome = whereUsed(inputOf(siteWith(files)), asked);
  expect(outcome.changes).toEqual([]);
  return toldBy(outcome);
}

test("a page, by its address, another spelling, an old address, or its file", () => {
  expect(told("/news")).toMatchInlineSnapshot(`
    "
    "/news" (pages/news.json): 2 places lead to it.
      pages/index.json:7   block 1 (intro "Kites") > text
      pages/index.json:9   block 2 (postCards "Read on") > posts: shown on a card
    Old addresses that lead here as well: "/old-news".
    "
  `);
  const places = told("/news").split("\n").slice(2).join("\n");
  expect(told("pages/news.json")).toBe(told("/news"));
  expect(told("/News.html")).toBe(`\n"/News.html" leads to the page "/news".${told("/news")}`);
  expect(told("https://kites.example/old-news#x")).toContain(places);
});

test.each(["/prices.pdf", "public/prices.pdf", "prices.pdf", "https://kites.example/prices.pdf"])(
  "a file in public, as %s",
  (asked) => {
    const page = pageText("/x", ["[A](/prices.pdf)", "[B](https://kites.example/prices.pdf#page=2)", "[C](/news)"]);
    const input = { ...inputOf(siteWith({ "pages/x.json": page })), served: new Set(["prices.pdf", "terms.pdf"]) };
    expect(toldBy(whereUsed(input, asked))).toMatchInlineSnapshot(`
      "
      The file "/prices.pdf": 2 places use it.
        pages/x.json:10   block 1 (intro "About x") > text
        pages/x.json:11   block 1 (intro "About x") > text: written "https://kites.example/prices.pdf#page=2"
      "
    `);
    const none = '\nThe file "/terms.pdf": nothing in pages/ uses it.\n';
    expect(toldBy(whereUsed(input, asked.replace("prices", "terms")))).toBe(none);
  },
);

test("a place on a page: links to it alone, also those on the page and in its shared blocks", () => {
  const own = pageText("/contact", ["Down to [the form](#form)."]).replace('"type"', '"id": "form", "type"');
  const talk = { block: { type: "cta", heading: "Talk", button: { label: "To the form", href: "#form" } } };
  const files = {
    "pages/contact.json": own.replace(/\]\n\}\n$/, ', { "type": "shared", "use": "talk" }]\n}\n'),
    "pages/_shared/talk.json": JSON.stringify(talk, null, 1),
    "pages/x.json": pageText("/x", ["[A](/contact)", "[B](/contact#form)", "[C](/Contact/#form)", "[D](#form)"]),
  };
  expect(told("/contact#form", files)).toMatchInlineSnapshot(`
    "
    "/contact#form" (pages/contact.json): 4 places lead to it.
      pages/_shared/talk.json:7   the block (cta "Talk") > button: written "#form"
      pages/contact.json:10   block 1 (intro "About contact") > text: written "#form"
      pages/x.json:11   block 1 (intro "About x") > text: written "/contact#form"
      pages/x.json:12   block 1 (intro "About x") > text: written "/Contact/#form"
    "
  `);
});

test.each([
  ["/contact#form", '"/contact#form" (pages/contact.json): nothing in pages/ leads to it.'],
  ["/contact#fomr", 'No place on the page "/contact" is called "fomr". Did you mean "/contact#form"?'],
  ["/contact#prices", 'No place on the page "/contact" is called "prices".'],
])("nothing leads to %s: then that is told, and what leads to its page", (asked, expected) => {
  const page = pageText("/contact", ["x"]).replace('"type"', '"id": "form", "type"');
  const [, none, ...others] = told(asked, { "pages/contact.json": page }).split("\n");
  expect(none).toBe(expected);
  expect(`\n${others.join("\n")}`).toBe(told("/contact"));
});

test("a field at the top of a page is called by its name", () => {
  const files = { "pages/x.json": pageText("/x", ["x"], { partOf: "/contact" }) };
  expect(told("/contact", files)).toContain('\n  pages/x.json:5   "partOf"\n');
});

test("a shared block, and what pages word differently", () => {
  const shared = '"type": "shared", "use": "talk"';
  const files = { "pages/x.json": pageText("/x", ["x"]).replace(/"type": "intro"[^]*?\]/, shared) };
  expect(told("talk", files)).toMatchInlineSnapshot(`
    "
    The shared block "talk": 2 places use it.
      pages/index.json:10   block 3 (shared "talk"): words "heading" differently
      pages/x.json:7   block 1 (shared "talk")
    "
  `);
  for (const name of ["pages/_shared/talk.json", "_shared/talk", "_shared/talk.json"])
    expect(told(name, files)).toBe(told("talk", files));
});

test("a picture, a drawing", () => {
  expect(told("brand/logo.svg")).toMatchInlineSnapshot(`
    "
    The picture "brand/logo.svg": 2 places use it.
      pages/news.json:10   card > image
      pages/team.json:7   card > image
    "
  `);
  expect(told("images/brand/logo.svg")).toBe(told("brand/logo.svg"));
  const card = '{ "pictogram": "services/seo", "title": "Sun", "text": "It shines." }';
  const item = `"type": "servicesGrid", "heading": "x", "items": [${card},\n${card}]`;
  const files = { "pages/x.json": pageText("/x", ["x"]).replace(/"type": "intro"[^]*?\]/, item) };
  expect(told("pictograms/services/seo.svg", files)).toMatchInlineSnapshot(`
    "
    The picture "pictograms/services/seo.svg": 2 places use it.
      pages/x.json:7   block 1 (servicesGrid "x") > service 1
      pages/x.json:8   block 1 (servicesGrid "x") > service 2
    "
  `);
  expect(told("services/seo", files)).toBe(told("pictograms/services/seo.svg", files));
});

test("a form, also beside a shared block of its name", () => {
  const form = '"type": "contactForm", "heading": "x", "form": "quote"';
  const files = { "pages/x.json": pageText("/x", ["x"]).replace(/"type": "intro"[^]*?\]/, form) };
  expect(told("quote", files)).toMatchInlineSnapshot(`
    "
    The form "quote": 2 places use it.
      pages/_site.json:1   header > quote
      pages/x.json:7   block 1 (contactForm "x")
    "
  `);
  expect(told("career")).toMatchInlineSnapshot(`
    "
    The form "career": nothing in pages/ uses it.
    "
  `);
  const shared = { ...files, "pages/_shared/quote.json": siteWith()["pages/_shared/talk.json"]! };
  expect(told("quote", shared)).toMatchInlineSnapshot(`
    "
    The shared block "quote": nothing in pages/ uses it.
    The form "quote": 2 places use it.
      pages/_site.json:1   header > quote
      pages/x.json:7   block 1 (contactForm "x")
    "
  `);
  expect(told("qoute")).toContain('and no form called "qoute". Did you mean "quote"?');
});

test("what nothing uses", () => {
  const files = {
    "pages/x.json": pageText("/x", ["x"]),
    "pages/_shared/x.json": siteWith()["pages/_shared/talk.json"]!,
  };
  expect(told("/x", files) + told("x", files) + told("/images/pictograms/services/seo.svg")).toMatchInlineSnapshot(`
    "
    "/x" (pages/x.json): nothing in pages/ leads to it.

    The shared block "x": nothing in pages/ uses it.

    The picture "pictograms/services/seo.svg": nothing in pages/ uses it.
    "
  `);
});

test("what there is not, with the right name beside it", () => {
  const asked = [
    "/taem",
    "tlak",
    "brand/logo.png",
    "images/brand/lgo.svg",
    "logo.svg",
    "talk.json",
    "team.json",
    "something else entirely",
  ];
  for (const each of asked) expect(whereUsed(inputOf(siteWith()), each).refused).toBe(true);
  expect(asked.map((each) => told(each)).join("")).toMatchInlineSnapshot(`
    "
    No page lives at "/taem". Did you mean "/team"?

    There is no page, no shared block, no picture and no form called "tlak". Did you mean "talk"?

    There is no page, no shared block, no picture and no form called "brand/logo.png". Did you mean "brand/logo.svg"?

    There is no page, no shared block, no picture and no form called "images/brand/lgo.svg". Did you mean "brand/logo.svg"?

    There is no page, no shared block, no picture and no form called "logo.svg". Did you mean "brand/logo.svg"?

    There is no page, no shared block, no picture and no form called "talk.json". Did you mean "talk"?

    There is no page, no shared block, no picture and no form called "team.json". Did you mean "/team"?

    There is no page, no shared block, no picture and no form called "something else entirely". Write an address ("/404"), the name of a shared block ("talk"), a file in images/ ("brand/logo.svg") or the name of a form ("contact").
    "
  `);
});

test("says so where links may be hidden", () => {
  expect(told("/contact", { "pages/x.json": '{ "route": "/x", }' })).toMatchInlineSnapshot(`
    "
    "/contact" (pages/contact.json): 5 places lead to it.
      pages/_shared/talk.json:7   the block (cta "Talk to us") > button
      pages/_site.json:1   header > callBack
      pages/_site.json:1   footer > button
      pages/index.json:8   block 1 (intro "Kites") > button
      pages/team.json:20   block 1 (intro "About team") > text

    Links may be hidden in these files until they are put right:
      pages/x.json:1   There is a comma before the closing }.
    "npm run check" tells how to put them right.
    "
  `);
});

test("very many places are all listed, but those of a change are counted", () => {
  const files = {
    "pages/x.json": pageText(
      "/x",
      Array.from({ length: 60 }, () => "[x](/news)"),
    ),
  };
  const places = (lines: string) => lines.split("\n").filter((line) => line.startsWith("  "));
  expect(places(told("/news", files))).toHaveLength(62);
  const moved = movePage(inputOf(siteWith(files)), { from: "/news", to: "/press" });
  const [last, ...others] = places(toldBy(moved)).toReversed();
  expect(last).toBe("  and 12 more.");
  expect(others).toHaveLength(50);
});

test("of a page that is not open nothing is overlooked", () => {
  const input = { ...inputOf(agency), images: agencyPictures };
  const all = surveyOf(input, () => () => true);
  const placesOf = (found: readonly Reference[]) =>
    found.map(({ document, path, href, route }) => [route, document.file, path, href]);
  for (const { route } of all.pages) {
    const some = surveyOf(input, leadingTo(route));
    expect(some.context.open.length).toBeLessThan(all.context.open.length);
    const leadThere = (each: Reference) => each.route === route;
    expect(placesOf(references(some).filter(leadThere))).toEqual(placesOf(references(all).filter(leadThere)));
  }
  const texts = Object.entries(agency).map(([file, text]) => [file, JSON.parse(text as string)] as const);
  for (const picture of [...agencyPictures].filter((_, i) => i % 9 === 0)) {
    const name = picture.replace(/^(?:pictograms|logos)\/(.+)\.svg$/, "$1");
    const kind = picture.split("/")[0]!;
    const users = texts.filter(([, data]) => hasPicture(data, { picture, name, kind })).map(([file]) => file);
    const lines = toldBy(whereUsed(input, picture)).split("\n");
    const found = lines.flatMap((line) => /^ {2}(pages\/.*?):\d+ /.exec(line)?.[1] ?? []);
    expect([picture, [...new Set(found)]]).toEqual([picture, users.toSorted()]);
  }
});

/** Whether a JSON value names a picture, by its file or as a pictogram or a logo. */
function hasPicture(value: unknown, picture: { picture: string; name: string; kind: string }): boolean {
  if (typeof value !== "object" || value === null) return value === picture.picture;
  return Object.entries(value).some(
    ([key, inner]) =>
      ((key === "pictogram" || key === "logo") && `${key}s` === picture.kind && inner === picture.name) ||
      hasPicture(inner, picture),
  );
}

test("a site without pages", () => {
  const files = {};
  expect(whereUsed(inputOf(files), "/").told).toEqual(['No page lives at "/". The site has no pages so far.']);
  const [first] = newPage(inputOf(files), { route: "/x" }).told;
  expect(first).toBe("The site would have mistakes afterwards:");
});
