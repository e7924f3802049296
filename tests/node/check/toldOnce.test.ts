/** A missing or renamed target with many places that name it: one mistake. */
import { expect, test } from "vitest";
import { article, block, type Group, page, pageAt, problemsOf, settings, shortIntro, text, told } from "./site.ts";

function intro(written: string): string {
  return text(pageAt(`/${written.length}-${written.codePointAt(1)}`, shortIntro({ text: written })));
}

function withoutSkype(): string {
  const site = settings();
  delete (site["contact"] as Group)["skype"];
  return text(site);
}

test("a name in braces that pages/_site.json does not have any more", () => {
  const files = {
    "pages/_site.json": withoutSkype(),
    "pages/a.json": intro("Call {skype}."),
    "pages/b.json": intro("Or {skype}, or better {phone}."),
  };
  expect(`\n${told(files)}\n`).toMatchInlineSnapshot(`
    "
    pages/a.json:9:15   In block 1 (intro "Hello"): nothing can be filled in for {skype}: pages/_site.json has no "skype".
        9 |       "text": "Call {skype}."
          |               ^^^^^^^^^^^^^^^
        2 places name it. The other is in pages/b.json, line 9.
        Fix: add "skype" under "contact" there, or take it out in both places.   [unknown-token]
    "
  `);
});

test("a name that nothing is known for, in several places", () => {
  const files = { "pages/a.json": intro("We are {firm}."), "pages/b.json": intro("Meet {firm} in {city}.") };
  expect(`\n${told(files)}\n`).toMatchInlineSnapshot(`
    "
    pages/a.json:9:15   In block 1 (intro "Hello"): nothing is known that could be filled in for {firm}.
        9 |       "text": "We are {firm}."
          |               ^^^^^^^^^^^^^^^^
        2 places name it. The other is in pages/b.json, line 9.
        Fix: did you mean "{company}" in both places?                [unknown-token]
    "
  `);
});

test("two slips are two mistakes, and many are one", () => {
  const slips = (count: number) =>
    told(
      Object.fromEntries(
        Array.from({ length: count }, (_, i) => [`pages/${i}.json`, intro(`${"x".repeat(i + 1)} {emial}`)]),
      ),
    );
  expect(slips(2).match(/unknown-token/g)).toHaveLength(2);
  expect(slips(5)).toContain('did you mean "{email}" in all 5 places?');
});

function places(shared: Group, ...given: Group[]): string {
  const pages = given.map((with_, i) => [
    `pages/p${i}.json`,
    text(pageAt(`/p${i}`, { type: "shared", use: "contact-form", with: with_ })),
  ]);
  return `\n${told({ "pages/_shared/contact-form.json": text(shared), ...Object.fromEntries(pages) })}\n`;
}

test("a field that was open, and is not any more", () => {
  const shared = { block: block("contactForm"), open: ["heading"] };
  expect(places(shared, { text: "Write to us." }, { text: "Call us." })).toMatchInlineSnapshot(`
    "
    pages/p0.json:10:9   In block 1 (shared "contact-form") > with: the shared block "contact-form" has no "text" that a page may change.
        10 |         "text": "Write to us."
           |         ^^^^^^
        2 places word it differently. The other is in pages/p1.json, line 10.
        Fix: add "text" to the list "open" in pages/_shared/contact-form.json (other pages stay as they are), or take it out in both places.   [closed-field]
    "
  `);
});

test("a shared block of which nothing is open any more", () => {
  const shared = { block: block("contactForm") };
  expect(places(shared, { text: "Write to us." }, { heading: "Hi", text: "Call us." })).toMatchInlineSnapshot(`
    "
    pages/p0.json:9:7   In block 1 (shared "contact-form"): the shared block "contact-form" has nothing that a page may change.
        9 |       "with": {
          |       ^^^^^^
        2 places word it differently. The other is in pages/p1.json, line 9.
        Fix: add "open": ["text", "heading"] to pages/_shared/contact-form.json (other pages stay as they are), or take "with" out in both places.   [closed-field]
    "
  `);
  expect(places(shared, { heading: "Hi", text: "Call us." })).toMatchInlineSnapshot(`
    "
    pages/p0.json:9:7   In block 1 (shared "contact-form"): the shared block "contact-form" has nothing that a page may change.
        9 |       "with": {
          |       ^^^^^^
        Fix: add "open": ["heading", "text"] to pages/_shared/contact-form.json (other pages stay as they are), or take "with" out, with the comma before it: the shared words are shown here then, and these are lost.   [closed-field]
    "
  `);
});

test("a field of forms whose name was changed where it is described", () => {
  const site = settings();
  const { email, ...fields } = site["fields"] as Group;
  const form = (site["forms"] as Group)["contact"]!;
  site["fields"] = { ...fields, eMail: email! };
  site["forms"] = { contact: form, quote: form };
  const found = told({ "pages/_site.json": text(site), "pages/index.json": text(page(shortIntro({}))) });
  expect(found.match(/\[unknown-field\]/g)).toHaveLength(1);
  expect(found).toContain('write "eMail", which nothing uses, in all 4 places, or rename the field');
});

test("a card within a block of its page, beside a misspelt address of that page", () => {
  const { card, ...rest } = { ...pageAt("/guide", shortIntro({})), card: article["card"]! };
  const blocks = [shortIntro({ card })];
  const cards = { type: "postCards", heading: "From our blog", posts: ["/guied"] };
  const files = {
    "pages/guide.json": text({ ...rest, blocks }),
    "pages/index.json": text(page(cards)),
  };
  expect(problemsOf(files).map(({ file, fix }) => [file, fix])).toEqual([
    [
      "pages/guide.json",
      "cut lines 10 to 17 and the comma at the end of line 9. Then paste them below the { in line 1, with a comma at their end: this belongs to the page.",
    ],
    ["pages/index.json", 'did you mean "/guide"?'],
  ]);
});
