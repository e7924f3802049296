/**
 * Files that were overwritten with another file of the site: one mistake, and references to the lost content are not
 * reported.
 */
import { expect, test } from "vitest";
import { block, page, pageAt, sentences, settings, siteWith, text, toldAlone } from "../site.ts";

const HOME = text(page({ type: "shared", use: "contact-form" }));
const LINKS = text(
  pageAt("/work", { type: "intro", heading: "Hello", text: "[Read](/gone) or [write](/gone). {skype}, {email}." }),
);
const SHARED = text({ block: block("contactForm"), open: ["heading"] });

function toldWith(files: Record<string, string>): string {
  return `\n${toldAlone(siteWith({ "pages/index.json": HOME, ...files }))}`;
}

test("the file with what all pages share", () => {
  expect(toldWith({ "pages/_site.json": HOME })).toMatchInlineSnapshot(`
    "
    pages/_site.json:1:1   This is a page, but this file is for what all pages share.
        1 | {
          | ^
        Fix: put back what was in it, from an older copy of the site.   [unknown-file]
    "
  `);
  expect(toldWith({ "pages/_site.json": SHARED })).toMatchInlineSnapshot(`
    "
    pages/_site.json:1:1   This is a shared block, but this file is for what all pages share.
        1 | {
          | ^
        Fix: put back what was in it, from an older copy of the site.   [unknown-file]
    "
  `);
  expect(toldWith({ "pages/_site.json": "{}\n" })).toMatchInlineSnapshot(`
    "
    pages/_site.json:1:1   Nothing stands between the { } of this file.
        1 | {}
          | ^
        Fix: put back what was in it, from an older copy of the site.   [missing-property]
    "
  `);
});

test("a page saved over with a shared block, or with what all pages share", () => {
  expect(toldWith({ "pages/gone.json": SHARED, "pages/work.json": LINKS })).toMatchInlineSnapshot(`
    "
    pages/gone.json:1:1   This is a shared block, and the same one is in the folder _shared.
        1 | {
          | ^
        Fix: delete this file, or put back the page that was here, from an older copy of the site.   [unknown-file]
        The links to this page are checked when this is put right.
    "
  `);
  expect(toldWith({ "pages/gone.json": text(settings()), "pages/work.json": LINKS })).toMatchInlineSnapshot(`
    "
    pages/gone.json:1:1   This says what all pages share, which pages/_site.json is for.
        1 | {
          | ^
        Fix: delete this file, or put back the page that was here, from an older copy of the site.   [unknown-file]
        The links to this page are checked when this is put right.
    "
  `);
});

test("a shared block saved over with what all pages share", () => {
  expect(toldWith({ "pages/_shared/contact-form.json": text(settings()) })).toMatchInlineSnapshot(`
    "
    pages/_shared/contact-form.json:1:1   This says what all pages share, which pages/_site.json is for.
        1 | {
          | ^
        Fix: delete this file, or put back the shared block that was here, from an older copy of the site.   [unknown-file]
    "
  `);
});

test("a copy of the file with what all pages share", () => {
  expect(toldWith({ "pages/_site copy.json": text(settings()) })).toMatchInlineSnapshot(`
    "
    pages/_site copy.json   This file says what all pages share, and pages/_site.json is there already.
        Fix: delete it: pages/_site.json has the same content.       [unknown-file]
    "
  `);
});

const OURS = text(settings());
const KEEP = "move it out of the folder pages";

test.each([
  ["indented otherwise", OURS.replaceAll("  ", "\t"), "delete it: pages/_site.json has the same content."],
  [
    "with another address",
    OURS.replace("https://kitestep.example", "https://kitestep.test"),
    `the two differ in line 3 of this one. Where this one is right, write the same into pages/_site.json. Then delete this file, or ${KEEP}.`,
  ],
  [
    "with a line more",
    OURS.replace("\n", '\n  "note": "new",\n'),
    `the two differ in line 2 of this one. Where this one is right, write the same into pages/_site.json. Then delete this file, or ${KEEP}.`,
  ],
  [
    "with a line less",
    OURS.replace('  "url": "https://kitestep.example",\n', ""),
    `delete it, or ${KEEP}: all that it has is in pages/_site.json, which has line 3 besides.`,
  ],
])("a copy of the file with what all pages share, %s", (_, copy, fix) => {
  expect(sentences(toldWith({ "pages/_site copy.json": copy }))).toContain(`
pages/_site copy.json   This file says what all pages share, and pages/_site.json is there already.
    Fix: ${fix.padEnd(53)}   [unknown-file]
`);
});

test("a newer version of a page beside the folder of pages, and one with another ending", () => {
  const files = {
    "pages/index.json": HOME,
    "index.json": HOME.replace("The page", "A page"),
    "pages/index.json.bak": HOME.replace("The page", "Our page"),
  };
  expect(toldWith(files)).toMatchInlineSnapshot(`
    "
    index.json   This is a page, but it lies beside the folder pages/, where it is not looked for, and pages/index.json is there already.
        Fix: the two differ in line 3 of this one. Where this one is right, write the same into pages/index.json. Then delete this file, or move it to pages/ under another name.   [unknown-file]

    pages/index.json.bak   The name of this file does not end in ".json", so it is no page.
        Fix: the two differ in line 3 of this one. Where this one is right, write the same into pages/index.json. Then delete this file, or give it a name of its own if it is another page.   [unknown-file]
    "
  `);
});

test("two marks at the start, as two programs one after the other write them", () => {
  expect(toldWith({ "pages/index.json": `\ufeff\ufeff${HOME}` })).toMatchInlineSnapshot(`
    "
    pages/index.json:1:1   The file starts with a mark that cannot be seen (U+FEFF, a byte order mark).
        1 | {
          | ^
        Fix: take it out: save the file again as "UTF-8" without BOM.   [byte-order-mark, can be fixed for you]
    "
  `);
});

test.each([
  ["pages/gone.json", "bring the file back from an older copy. Else copy a page that works, and change its words."],
  [
    "pages/_shared/contact-form.json",
    "bring the file back from an older copy. Else copy a shared block that works, and change its words.",
  ],
  ["pages/_site.json", "put back what was in it, from an older copy of the site."],
])("the page of a browser saved over %s", (file, fix) => {
  const all = toldWith({ [file]: "<html><body>502 Bad Gateway</body></html>\n" });
  expect(all).toContain(`${file}:1:1   This is a web page, as a browser saves it.`);
  expect(all).toContain(`Fix: ${fix}`);
  expect(all.match(/Fix:/g)).toHaveLength(1);
});
