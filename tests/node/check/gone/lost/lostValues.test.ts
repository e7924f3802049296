/** A value that could not be read may have named a page, a shared block, a place or an old address. */
import { expect, test } from "vitest";
import { check } from "../../../../../src/node/check/check.ts";
import {
  type Group,
  inputOf,
  block,
  pageAt,
  problemsOf,
  settings,
  shortIntro,
  siteWith,
  text,
  told,
} from "../../site.ts";
import type { SiteFiles } from "../../../../../src/node/check/site.ts";

const LONELY = pageAt("/lonely", shortIntro({}));
const OFFER = { block: shortIntro({ heading: "What we offer" }), open: [] };

/** What is told of a page that no other page links to and of a shared block that no other page uses. */
function lonelyIn(files: SiteFiles): string[] {
  const site = siteWith({
    "pages/lonely.json": text(LONELY),
    "pages/_shared/offer.json": text(OFFER),
    ...files,
  });
  const all = JSON.parse(String(site["pages/all.json"])) as { blocks: Group[] };
  const blocks = all.blocks
    .filter(({ use }) => use !== "offer")
    .map((each) => JSON.parse(JSON.stringify(each).replace("[The page at /lonely](/lonely)", "A word.")) as Group);
  const problems = check(inputOf({ ...site, "pages/all.json": text({ ...all, blocks }) }));
  return problems.flatMap(({ file, code }) => (["orphan-page", "unused-shared"].includes(code) ? [file] : []));
}

const PAGE = ["pages/lonely.json"];
const SHARED = ["pages/_shared/offer.json"];
const BOTH = [...SHARED, ...PAGE];

function holding(...blocks: unknown[]): SiteFiles {
  return { "pages/here.json": text({ ...pageAt("/here"), blocks: blocks as Group[] }) };
}

function settingsWith(change: (all: { header: Group; footer: Group }) => void): SiteFiles {
  const changed = settings() as Group & { header: Group; footer: Group };
  change(changed);
  return { "pages/_site.json": text(changed) };
}

/** The page with a name written twice. */
function doubled(files: SiteFiles, name: string, first = '{ "label": "See", "href": "/" }'): SiteFiles {
  const twice = (written: string) => written.replace(`"${name}"`, `"${name}": ${first}, "${name}"`);
  return Object.fromEntries(Object.entries(files).map(([file, written]) => [file, twice(String(written))]));
}

const cta = block("cta");
const link = { label: "See all of it" };

test.each<[name: string, told: string[], files: SiteFiles]>([
  ["nothing wrong", BOTH, {}],
  ["a button that is true", SHARED, holding({ ...cta, button: true })],
  ["a button without an address", SHARED, holding({ ...cta, button: link })],
  ["an address that is a number", SHARED, holding({ ...cta, button: { ...link, href: 5 } })],
  ["an address with nothing in it", SHARED, holding({ ...cta, button: { ...link, href: " " } })],
  ["a text that is null", SHARED, holding(shortIntro({ text: null }))],
  ["a paragraph that is null", SHARED, holding(shortIntro({ text: ["One.", null] }))],
  ["posts that are true", SHARED, holding({ ...block("postCards"), posts: true })],
  ["entries that are null", SHARED, holding({ ...block("servicesGrid"), items: null })],
  ["an entry that is null", SHARED, holding({ ...block("article"), sections: [null] })],
  ["a block that is a text", [], holding("cta")],
  ["blocks that are null", [], { "pages/here.json": text({ ...pageAt("/here"), blocks: null }) }],
  ["no blocks", [], { "pages/here.json": text({ ...LONELY, route: "/here", blocks: undefined as never }) }],
  ["a text of a shared block", SHARED, { "pages/_shared/other.json": text({ block: shortIntro({ text: null }) }) }],
  ["words for a shared block", BOTH, holding({ type: "shared", use: "contact-form", with: { heading: null } })],
  ["no name of a shared block", [], holding({ type: "shared" })],
  ["a shared block as a group", [], holding({ type: "shared", use: { note: "x" } })],
  [
    "links of the footer",
    SHARED,
    settingsWith(({ footer }) => (footer["columns"] = [{ heading: "All", links: true }])),
  ],
  ["columns as a text", SHARED, settingsWith(({ footer }) => (footer["columns"] = "All"))],
  ["an entry of the menu in no words", SHARED, settingsWith(({ header }) => (header["menu"] = { a: 1 }))],
  ["no footer", SHARED, settingsWith((all) => delete (all as Partial<typeof all>).footer)],
  ["a header that is a list", SHARED, settingsWith((all) => (all.header = [] as never))],
  // The link is there, under another name or in other brackets.
  ["a misspelt name", SHARED, holding({ ...cta, button: { ...link, hreff: "/lonely" } })],
  ["a group in the place of a list", SHARED, holding({ ...block("servicesGrid"), items: { href: "/lonely" } })],
  ["a button twice", SHARED, doubled(holding({ ...cta, button: { ...link, href: "/here" } }), "button")],
  [
    "a button with nothing in it twice",
    BOTH,
    doubled(holding({ ...cta, button: { ...link, href: "/here" } }), "button", "{}"),
  ],
  // What is wrong cannot have led to a page.
  ["a heading twice", BOTH, doubled(holding(shortIntro({})), "heading", '"See"')],
  ["a misspelt name of words", BOTH, holding({ type: "intro", headng: "Hello", text: "A few words." })],
  ["a misspelt option", BOTH, holding({ ...cta, art: "stairz" })],
  ["a heading that is a number", BOTH, holding(shortIntro({ heading: 5 }))],
  ["a heading that is missing", BOTH, holding({ type: "faq", items: block("faq")["items"] })],
  ["a picture that is null", BOTH, holding({ ...block("hero"), image: null })],
  ["a title that is null", BOTH, { "pages/here.json": text({ ...pageAt("/here", shortIntro({})), title: null }) }],
  ["a page without a block", BOTH, holding()],
  // A page does not lead to itself.
  ["a text on the page itself", BOTH, { "pages/lonely.json": text(pageAt("/lonely", shortIntro({ text: null }))) }],
])("%s", (_name, expected, files) => {
  expect(lonelyIn(files)).toEqual(expected);
});

test("the name of a shared block that is not there may be that of the one with a link", () => {
  const offer = { ...OFFER, block: shortIntro({ text: "See [all of it](/lonely)." }) };
  const files = { "pages/_shared/offer.json": text(offer) };
  expect(lonelyIn(files)).toEqual(BOTH);
  expect(lonelyIn({ ...files, ...holding({ type: "shared", use: "zzz" }) })).toEqual([]);
});

const SEEDS = { type: "faq", id: "seeds", heading: "What people ask", items: block("faq")["items"]! };

/** What is told of links to a page, with the codes of its own mistakes. */
function codesOf(there: Group, href: string): string[] {
  const here = pageAt("/here", shortIntro({ button: { label: "Read all of it", href } }));
  const files = { "pages/there.json": text({ ...pageAt("/there"), ...there }), "pages/here.json": text(here) };
  return problemsOf(files).map(({ file, code }) => `${file} ${code}`);
}

test.each<[id: unknown, href: string, isTold: boolean]>([
  [null, "/there#seeds", false],
  [5, "/there#seeds", false],
  [["seeds"], "/there#seeds", false],
  ["seeds", "/there#flowers", true],
])("a link to a place, beside the name %j", (id, href, isTold) => {
  const blocks = [{ ...SEEDS, id } as Group];
  expect(codesOf({ blocks }, href).filter((each) => each.endsWith("broken-anchor"))).toHaveLength(isTold ? 1 : 0);
});

test("a link to a place beside a value that cannot have been its name, and one with a slip", () => {
  const other = { ...SEEDS, id: "seeds", heading: null };
  const broken = "pages/here.json broken-anchor";
  expect(codesOf({ blocks: [other] }, "/there#flowers")).toContain(broken);
  expect(codesOf({ blocks: [SEEDS, { ...SEEDS, id: null }] }, "/there#seedz")).toContain(broken);
});

test("a link to a place of the first of two lists of blocks", () => {
  const here = pageAt("/here", shortIntro({ button: { label: "Read all of it", href: "/there#seeds" } }));
  const there = text({ ...pageAt("/there"), blocks: [shortIntro({})] });
  const twice = there.replace('"blocks"', `"blocks": ${JSON.stringify([SEEDS])}, "blocks"`);
  const problems = problemsOf({ "pages/there.json": twice, "pages/here.json": text(here) });
  expect(problems.map(({ file, code }) => `${file} ${code}`)).toEqual(["pages/there.json duplicate-key"]);
});

test("a link to an old address, where the old addresses cannot be read", () => {
  const blocks = [shortIntro({})];
  const broken = "pages/here.json broken-link";
  for (const aliases of [null, true, { a: "/flowers" }, [null]])
    expect(codesOf({ blocks, aliases }, "/flowers")).not.toContain(broken);
  expect(codesOf({ blocks, aliases: ["/seeds"] }, "/flowers")).toContain(broken);
  expect(codesOf({ blocks, aliases: null }, "/conatct")).toContain(broken);
  const here = pageAt("/here", shortIntro({ button: { label: "Read all of it", href: "/flowers" } }));
  const there = { ...pageAt("/there", ...blocks), aliases: null };
  expect(told({ "pages/there.json": text(there), "pages/here.json": text(here) })).toMatchInlineSnapshot(`
    "pages/there.json:12:14   "aliases" should be a list in [ ], but it is nothing (null).
        12 |   "aliases": null
           |              ^^^^
        Fix: take "aliases": null out, with the comma before it, at the end of line 11, or write a list in [ ] in the place of null.   [wrong-type]
        The links to this page are checked when this is put right."
  `);
});

test("words for a shared block that says under another name which ones may be changed", () => {
  const withOpen = (open: Group) =>
    problemsOf({
      "pages/_shared/offer.json": text({ block: OFFER.block, ...open }),
      "pages/here.json": text(pageAt("/here", { type: "shared", use: "offer", with: { heading: "Ours" } })),
    }).map(({ code }) => code);
  expect(withOpen({ fields: ["heading"] })).toEqual(["unknown-property"]);
  expect(withOpen({ opne: ["heading"] })).toEqual(["unknown-property"]);
  expect(withOpen({ open: null })).toEqual(["wrong-type"]);
  expect(withOpen({ open: ["text"] })).toEqual(["closed-field"]);
  expect(withOpen({})).toEqual(["closed-field"]);
});
