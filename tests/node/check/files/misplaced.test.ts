/** Files in the wrong place: told once, and references to them are not reported. */
import { expect, test } from "vitest";
import type { SiteFiles } from "../../../../src/node/check/site.ts";
import {
  block,
  type Group,
  page,
  pageAt,
  settings,
  shortIntro,
  siteWith,
  text,
  told,
  toldAlone,
  toldOf,
  sentences,
} from "../site.ts";

const PLACE = { type: "shared", use: "contact-form" };

/** The report for a site in which one file was moved. */
function moved(from: string, to: string, with_: SiteFiles = {}): string {
  const { [from]: content, ...rest } = siteWith({ "pages/index.json": text(page(PLACE)), ...with_ });
  const files = { ...rest, [to]: content! };
  return `\n${toldAlone(files)}`;
}

test("the file with what all pages share, under another name", () => {
  expect(moved("pages/_site.json", "pages/site.json")).toMatchInlineSnapshot(`
    "
    pages/site.json   This file says what all pages share, but it is not called _site.json.
        Fix: rename it to pages/_site.json.                          [unknown-file]
    "
  `);
  expect(moved("pages/_site.json", "pages/_settings.json")).toContain("rename it to pages/_site.json.");
});

test("a copy of the file with what all pages share is no misplaced one", () => {
  expect(told({ "pages/site.json": text(settings()) })).not.toContain("rename it");
});

test("a shared block in another folder", () => {
  expect(moved("pages/_shared/contact-form.json", "pages/shared/contact-form.json")).toMatchInlineSnapshot(`
    "
    pages/shared/contact-form.json   This is a shared block, but it is not in the folder _shared.
        Fix: move it to pages/_shared/contact-form.json.             [unknown-file]
    "
  `);
  expect(moved("pages/_shared/contact-form.json", "pages/_Shared/contact-form.json")).toContain("move it to");
});

test("a shared block among the pages", () => {
  expect(moved("pages/_shared/contact-form.json", "pages/contact-form.json")).toMatchInlineSnapshot(`
    "
    pages/contact-form.json   This is a shared block, but it is not in the folder _shared.
        Fix: move it to pages/_shared/contact-form.json.             [unknown-file]
    "
  `);
  const files = siteWith({ "pages/index.json": text(page(PLACE)) });
  const copy = { ...files, "pages/forms/contact-form.json": files["pages/_shared/contact-form.json"]! };
  expect(`\n${toldAlone(copy)}`).toMatchInlineSnapshot(`
    "
    pages/forms/contact-form.json   This is a shared block and no page, and pages/_shared/contact-form.json is there already.
        Fix: delete it: pages/_shared/contact-form.json has the same content.   [unknown-file]
    "
  `);
});

test("a shared block among the pages that has a mistake in it, and one that is not used yet", () => {
  const shared = text({ block: { ...shortIntro({}), headin: "Twice" }, open: [] });
  expect(`\n${told({ "pages/call.json": shared })}\n`).toMatchInlineSnapshot(`
    "
    pages/call.json   This is a shared block, but it is not in the folder _shared.
        Fix: move it to pages/_shared/call.json.                     [unknown-file]

    pages/call.json:6:5   In the block (intro "Hello"): "headin" is not something an intro has.
        6 |     "headin": "Twice"
          |     ^^^^^^^^
        Fix: "heading" is there already; keep one of the two, or join the words of both, and call it "heading".   [unknown-property]
    "
  `);
});

test.each(["shared", "common", "_blocks"])("the folder of the shared blocks, called %s", (folder) => {
  const files = siteWith({ "pages/_shared/talk.json": text({ block: shortIntro({}), open: [] }) });
  const renamed = Object.entries(files).map(([file, content]) => [file.replace("/_shared/", `/${folder}/`), content]);
  expect(toldAlone(Object.fromEntries(renamed) as SiteFiles)).toBe(
    `pages/${folder}   This folder has the shared blocks, but it is not called _shared.\n` +
      "    Fix: rename it to pages/_shared.                             [unknown-file]\n",
  );
});

test("a shared block or a page with a strange name or place that has a slip in its JSON", () => {
  const slip = (file: string, content: string) =>
    told({ [file]: content.replace('"heading": ', '"heading" ') }).match(/\[[a-z-]+(?=[\],])/g);
  const shared = text({ block: shortIntro({}), open: [] });
  expect(slip("pages/talk.json", shared)).toEqual(["[unknown-file", "[missing-colon"]);
  expect(slip("pages/talk.json.txt", text(pageAt("/talk", shortIntro({}))))).toEqual([
    "[unknown-file",
    "[missing-colon",
  ]);
});

test("a page with another ending that is no UTF-8 either", () => {
  const menu = pageAt("/", shortIntro({ text: "Look at [our apps for cafés](/cafe-apps)." }));
  const apps = new Uint8Array(Buffer.from(text(pageAt("/cafe-apps", shortIntro({ text: "Cafés." }))), "latin1"));
  const codes = (file: string) => told({ "pages/index.json": text(menu), [file]: apps }).match(/\[[a-z-]+(?=[\],])/g);
  for (const file of ["pages/cafe-apps.json.txt", "pages/cafe-apps.txt"])
    expect(codes(file)).toEqual(["[unknown-file", "[encoding"]);
});

test("a shared block with a space in the name of its file", () => {
  expect(moved("pages/_shared/contact-form.json", "pages/_shared/contact-form .json")).toMatchInlineSnapshot(`
    "
    pages/_shared/contact-form .json   The name of this file starts or ends with a space.
        Fix: rename it to contact-form.json.                         [unknown-file]
    "
  `);
});

test("a page among the shared blocks", () => {
  const files = { "pages/prices.json": text(pageAt("/prices", shortIntro({}))) };
  expect(moved("pages/prices.json", "pages/_shared/prices.json", files)).toMatchInlineSnapshot(`
    "
    pages/_shared/prices.json   This is a page, but the folder _shared is for blocks that stand on several pages.
        Fix: move it to pages/prices.json.                           [unknown-file]
    "
  `);
});

test.each([
  ["pages/prices.json", "pages/prices.json.txt", "rename it to pages/prices.json. Computers that hide"],
  ["pages/prices.json", "pages/_prices.json", "rename it to pages/prices.json."],
  [
    "pages/_shared/contact-form.json",
    "pages/_shared/contact-form.jsonc",
    "rename it to pages/_shared/contact-form.json.",
  ],
  [
    "pages/_shared/contact-form.json",
    "pages/_shared/_contact-form.json",
    "rename it to pages/_shared/contact-form.json.",
  ],
  ["pages/_shared/contact-form.json", "pages/_contact-form.json", "rename it to pages/_shared/contact-form.json."],
  ["pages/_site.json", "pages/_site.json.txt", "rename it to pages/_site.json."],
])("%s that is called %s: nothing that asks for it is blamed", (from, to, fix) => {
  const found = moved(from, to, { "pages/prices.json": text(pageAt("/prices", shortIntro({}))) });
  expect(found.match(/\[[a-z-]+\]/g)).toEqual(["[unknown-file]"]);
  expect(found).toContain(`\n${to}   `);
  expect(found).toContain(`Fix: ${fix}`);
});

test("copies of a page with strange names, and a draft that nothing leads to", () => {
  const prices = pageAt("/prices", shortIntro({}));
  const draft = text({ ...pageAt("/new-prices", shortIntro({})) });
  const files = { "pages/prices.json": text(prices), "pages/_prices2.json": text(prices), "pages/_new.json": draft };
  expect(`\n${told({ ...files, "pages/prices.json.txt": text(prices) })}\n`).toMatchInlineSnapshot(`
    "
    pages/_new.json   Names that start with "_" are kept for _site.json and the folder _shared.
        Fix: rename it to pages/new.json.                            [unknown-file]

    pages/_prices2.json   Names that start with "_" are kept for _site.json and the folder _shared.
        Fix: take the "_" away if this is a page, or move the file to pages/_shared if it is a shared block.   [unknown-file]

    pages/prices.json.txt   The name of this file does not end in ".json", so it is no page.
        Fix: delete it: pages/prices.json has the same content.      [unknown-file]
    "
  `);
});

test("pages in folders whose names are nearly that of the shared blocks are pages", () => {
  expect(told({ "pages/blocks/prices.json": text(pageAt("/prices", block("contactForm"))) })).toBe("");
});

test.each([
  ["pages/index.json", "pages/.index.json"],
  ["pages/_shared/contact-form.json", "pages/_shared/.contact-form.json"],
  ["pages/ios.json", "pages/ios,json"],
  ["pages/ios.json", "pages/ios json"],
  ["pages/ios.json", "pages/ios.json,"],
])("%s called %s: its right name is told, and nothing of what leads to it", (from, to) => {
  const all = moved(from, to);
  expect(all).toContain(`${to}   `);
  expect(all).toContain(`Fix: rename it to ${from}.`);
  expect(all.match(/Fix:/g)).toHaveLength(1);
});

test("files that computers put beside the others", () => {
  expect(`\n${told({ "pages/._index.json": "\0\u0005", "pages/.old.json": "{}" })}\n`).toMatchInlineSnapshot(`
    "
    pages/._index.json   This is no page: macOS writes such files beside those that it copies.
        Fix: delete it, or give it another name if it is a page.     [unknown-file]

    pages/.old.json   This is a hidden file, because its name starts with ".", and no page.
        Fix: delete it, or give it another name if it is a page.     [unknown-file]
    "
  `);
});

test("another word for a field, at the end of a longer one", () => {
  const blocks: Group[] = [
    { type: "cta", metaHeading: "Call us", button: { text: "Call us today", href: "/contact" } },
    { ...shortIntro({}), headingColour: "red" },
    { type: "hero", heading: "Hello", image: { src: "brand/logo.svg", altText: "A kite" } },
  ];
  expect(sentences(toldOf(...blocks))).toMatchInlineSnapshot(`
    "
    pages/index.json:8:7   In block 1 (cta "Call us"): "metaHeading" is not something a cta has.
        Fix: rename it to "heading".                                 [unknown-property, can be fixed for you]

    pages/index.json:10:9   In block 1 (cta "Call us") > button: "text" is not something a button has.
        Fix: rename it to "label".                                   [unknown-property, can be fixed for you]

    pages/index.json:18:7   In block 2 (intro "Hello"): "headingColour" is not something an intro has.
        Fix: take it out, with the comma before it: colours come from the design. Or write "ground" with "white" or "mist" (grey) in its place.   [unknown-property]

    pages/index.json:25:9   In block 3 (hero "Hello") > image: "altText" is not something an image has.
        Fix: rename it to "alt".                                     [unknown-property, can be fixed for you]
    "
  `);
});

test("a folder that is not published is one mistake, whatever names its pages", () => {
  const link = shortIntro({ text: "See [our prices](/prices) and [our team](/team)." });
  const draft = (route: string) => text(pageAt(route, shortIntro({}), PLACE));
  const drafts = { "pages/_drafts/prices.json": draft("/prices"), "pages/_drafts/people/team.json": draft("/team") };
  const files = { ...siteWith({ "pages/index.json": text(page(link, { ...link, heading: "Again" })) }), ...drafts };
  expect(`\n${toldAlone(files)}`).toMatchInlineSnapshot(`
    "
    pages/_drafts   Nothing in this folder is published, and no link can lead to it, because its name starts with "_".
        Fix: move its pages to the folder pages to publish them, or move all of it out of the folder pages, and take links to it away.   [unknown-file]
    "
  `);
});

test.each(["pages/.drafts", "pages/about/.old"])("pages in the hidden folder %s are not published", (folder) => {
  const drafts = { [`${folder}/prices.json`]: text(pageAt("/prices", shortIntro({}))), [`${folder}/x.json`]: "{" };
  expect(`\n${toldAlone({ ...siteWith({}), ...drafts })}`).toBe(
    `
${folder}   Nothing in this folder is published, and no link can lead to it, because its name starts with ".".
    Fix: move its pages to the folder pages to publish them, or move all of it out of the folder pages, and take links to it away.   [unknown-file]
`,
  );
});

test("settings that another program keeps in a hidden folder are no pages", () => {
  expect(toldAlone({ ...siteWith({}), "pages/.vscode/settings.json": '{ "editor.tabSize": 2 }' })).toBe("");
});
