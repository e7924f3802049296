/** Links by what people call a page, and links in blocks of which nobody knows the type. */
import { expect, test } from "vitest";
import { block, type Group, page, problemsOf, shortHero, shortIntro, text, toldOf } from "../site.ts";

const fixOf = (href: string) =>
  problemsOf({ "pages/index.json": text(page(shortIntro({ button: { label: "Write to us", href } }))) })[0]?.fix;

test("a page by its name, as text or as HTML", () => {
  for (const href of ["Contact", "Contact us", "/Contact us", "the contact page", '<a href="/contact">Contact</a>'])
    expect(fixOf(href)).toBe('write "/contact".');
  expect(fixOf("call us")).toBe('write "/page", "#place", "https://…", "mailto:…" or "tel:…".');
  expect(fixOf("the new page")).toBe('write "/page", "#place", "https://…", "mailto:…" or "tel:…".');
});

test("an email with a space in its scheme, and a number to call with words in it", () => {
  expect(fixOf("mail to:team@kitestep.example")).toBe('write "mailto:team@kitestep.example".');
  expect(fixOf("tel:+1-800-FLOWERS")).toBe('write digits in the place of "FLOWERS".');
});

test("a broken link in a block of an unknown type is a mistake of its own", () => {
  const strange = { ...block("cta"), type: "jumbo-thing", button: { label: "Write to us", href: "/contcat" } };
  expect(toldOf(shortIntro({}), strange)).toMatchInlineSnapshot(`
    "pages/index.json:12:15   In block 2: there is no block called "jumbo-thing".
        12 |       "type": "jumbo-thing",
           |               ^^^^^^^^^^^^^
        Fix: write "cta" (one proposal with one button, to move visitors to the next step) or "intro" (a heading beside a short text): both have such fields.   [unknown-block]

    pages/index.json:17:17   In block 2 > button: no page lives at "/contcat".
        17 |         "href": "/contcat"
           |                 ^^^^^^^^^^
        Fix: did you mean "/contact"?                                [broken-link]"
  `);
  expect(
    problemsOf({ "pages/index.json": text(page({ ...strange, button: { label: "Ask", href: "/contact" } })) }),
  ).toHaveLength(1);
});

test("a number in a box about WhatsApp, and an address under another name in a box", () => {
  const box = { icon: "phone", title: "WhatsApp", text: "For photos.", detail: "+91 00000 00001" };
  const told = (more: Group) =>
    toldOf({ type: "contactDetails", heading: "Write to us", boxes: [{ ...box, ...more }, box] });
  expect(told({ href: "+910000000001" })).toMatchInlineSnapshot(`
    "pages/index.json:15:19   In block 1 (contactDetails "Write to us") > box 1: "+910000000001" is a phone number without "tel:" before it.
        15 |           "href": "+910000000001"
           |                   ^^^^^^^^^^^^^^^
        Fix: write "https://wa.me/910000000001", which opens a chat, or "tel:+910000000001", which calls.   [unsafe-url]"
  `);
  expect(told({ map: "https://maps.example/office" })).toMatchInlineSnapshot(`
    "pages/index.json:15:11   In block 1 (contactDetails "Write to us") > box 1: "map" is not something a box has.
        15 |           "map": "https://maps.example/office"
           |           ^^^^^
        Fix: rename it to "href".                                    [unknown-property]"
  `);
});

test("the only block whose kind is called as the place is", () => {
  const hero = { ...shortHero("A kite"), button: { label: "Write to us", href: "#contact" } };
  const fixesOf = (...blocks: Group[]) =>
    problemsOf({ "pages/index.json": text(page(hero, ...blocks)) }).map(({ fix }) => fix);
  const form = block("contactForm");
  expect(fixesOf(form)).toEqual([
    'give block 2 (contactForm "Let\'s Get in Touch") "id": "contact", or write "/contact" for the page of that name, or take the button out.',
  ]);
  // A form that has an `id` keeps it.
  expect(fixesOf({ ...form, id: "call" })).toEqual([
    'give the block that is meant "id": "contact", write "/contact" for the page of that name, or take the button out.',
  ]);
});
