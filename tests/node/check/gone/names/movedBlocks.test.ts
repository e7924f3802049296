/** Shared blocks whose files were moved into a folder of the shared blocks. */
import { expect, test } from "vitest";
import { page, shortIntro, siteWith, text, toldAlone } from "../../site.ts";
import type { SiteFiles } from "../../../../../src/node/check/site.ts";

/** The report if all shared blocks but one have been moved. */
function movedInto(folder: string, kept?: string): string {
  const site = siteWith({
    "pages/_shared/talk.json": text({ block: shortIntro({ heading: "Talk" }), open: [] }),
    "pages/index.json": text(page(shortIntro({}), { type: "shared", use: "contact-form" })),
  });
  const moved = Object.entries(site).map(([file, content]) =>
    file.endsWith(`/${kept}.json`) ? [file, content] : [file.replace("/_shared/", `/_shared/${folder}/`), content],
  );
  return `\n${toldAlone(Object.fromEntries(moved) as SiteFiles)}`;
}

test("one moved block is told at its file, with all that ask for it", () => {
  expect(movedInto("old", "talk")).toMatchInlineSnapshot(`
    "
    pages/_shared/old/contact-form.json:2:3   2 places ask for this shared block by the name "contact-form", and none by "old/contact-form".
        2 |   "block": {
          |   ^^^^^^^
        They are in pages/all.json, line 25; pages/index.json, line 13.
        Fix: move the file back to pages/_shared/contact-form.json, or write "old/contact-form" in both places.   [unknown-shared]
    "
  `);
});

test("the only place that asks for one", () => {
  expect(movedInto("old", "contact-form")).toMatchInlineSnapshot(`
    "
    pages/_shared/old/talk.json:2:3   1 place asks for this shared block by the name "talk", and none by "old/talk".
        2 |   "block": {
          |   ^^^^^^^
        It is in pages/all.json, line 29.
        Fix: move the file back to pages/_shared/talk.json, or write "old/talk" there.   [unknown-shared]
    "
  `);
});

test("all blocks of a moved folder are told once", () => {
  expect(movedInto("forms/new")).toMatchInlineSnapshot(`
    "
    pages/_shared/forms/new/contact-form.json:2:3   3 places ask for the 2 shared blocks in the folder pages/_shared/forms/new by their names without "forms/new/".
        2 |   "block": {
          |   ^^^^^^^
        They are in pages/all.json, lines 25 and 29; pages/index.json, line 13.
        Fix: move these files back to pages/_shared, or write "forms/new/" before their names in all 3 places.   [unknown-shared]
    "
  `);
});

test("the folder of all of them is not there", () => {
  const place = (use: string) => ({ type: "shared", use });
  const site = siteWith({
    "pages/_shared/talk.json": text({ block: shortIntro({ heading: "Talk" }) }),
    "pages/index.json": text(page(shortIntro({}), place("contact-form"), place("talk"))),
  });
  const rest = Object.entries(site).filter(([file]) => !file.startsWith("pages/_shared/"));
  expect(`\n${toldAlone(Object.fromEntries(rest))}`).toMatchInlineSnapshot(`
    "
    pages/all.json:25:14   In block 2 (shared "contact-form"): the folder pages/_shared is not there, or there is no shared block in it.
        25 |       "use": "contact-form"
           |              ^^^^^^^^^^^^^^
        4 places ask for one. The others are in pages/all.json, line 29; pages/index.json, lines 13 and 17.
        Fix: put the folder with the shared blocks back.             [unknown-shared]
    "
  `);
});
