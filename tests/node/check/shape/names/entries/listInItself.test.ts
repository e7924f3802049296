/** An entry of a list with a list of the same name: one level more than there is. */
import { expect, test } from "vitest";
import { type Group, sentences, settings, text, told, toldOf } from "../../../site.ts";

const saidOfSite = (site: Group) => sentences(told({ "pages/_site.json": text(site) }));

test("links in a link of the menu, one level more than there is", () => {
  const inner = [{ label: "Our team", href: "/contact" }];
  const menu = (link: Group): string => {
    const site = settings();
    return saidOfSite({
      ...site,
      header: { ...(site["header"] as Group), menu: [{ label: "Company", links: [link] }] },
    });
  };
  expect(menu({ label: "Who we are", href: "/blog", links: inner })).toMatchInlineSnapshot(`
    "
    pages/_site.json:38:13   In header > menu entry 1 > menu link 1: "links" is not something a menu link has.
        Fix: a menu has two levels: move what is in its "links", without the [ ], behind the } of this menu link (line 44), with commas between, and take "links" out, with the comma before it.   [unknown-property]
    "
  `);
  expect(menu({ label: "Who we are", href: "/blog", links: [] })).toMatchInlineSnapshot(`
    "
    pages/_site.json:38:13   In header > menu entry 1 > menu link 1: "links" is not something a menu link has.
        Fix: take it out, with the comma before it: a menu has two levels.   [unknown-property]
    "
  `);
  expect(menu({ label: "Who we are", links: [] })).toMatchInlineSnapshot(`
    "
    pages/_site.json:35:11   In header > menu entry 1 > menu link 1: the "href" is missing.
        Fix: add "href": "/…" before the other fields, with a comma at the end. For /… write the address of the page or of the place that it leads to.   [missing-property]

    pages/_site.json:37:13   In header > menu entry 1 > menu link 1: "links" is not something a menu link has.
        Fix: take it out, with the comma before it.                  [unknown-property]
    "
  `);
  expect(menu({ label: "Who we are", links: inner })).toMatchInlineSnapshot(`
    "
    pages/_site.json:37:13   In header > menu entry 1 > menu link 1: "links" is not something a menu link has.
        Fix: write what is in its "links" in the place of this menu link.   [unknown-property]
    "
  `);
});

test("questions in a question, one level more than there is", () => {
  const inner = { question: "And on Sundays?", answer: "No." };
  const outer = { items: [inner], question: "Is it free?", answer: "Yes, it is." };
  expect(sentences(toldOf({ type: "faq", heading: "Before you write", items: [outer] }))).toMatchInlineSnapshot(`
    "
    pages/index.json:11:11   In block 1 (faq "Before you write") > question 1: "items" is not something a question has.
        Fix: move what is in its "items", without the [ ], behind the } of this question (line 19), with commas between, and take "items" out.   [unknown-property]
    "
  `);
});
