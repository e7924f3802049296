/** Names in braces that are not filled in. */
import { expect, test } from "vitest";
import { shortHero, toldOf } from "./site.ts";

/** What an author sees for a link with this address. */
function toldOfLink(href: string): string {
  return `\n${toldOf({ ...shortHero("A kite"), button: { label: "Call us today", href } })}\n`;
}

test("a misspelt name in the address of a phone call is one mistake", () => {
  expect(toldOfLink("tel:{phon}")).toMatchInlineSnapshot(`
    "
    pages/index.json:15:17   In block 1 (hero "Hello") > button: nothing is known that could be filled in for {phon}.
        15 |         "href": "tel:{phon}"
           |                 ^^^^^^^^^^^^
        Fix: did you mean {phone}?                                   [unknown-token]
    "
  `);
  expect(toldOfLink("tel:{phone number}")).toMatchInlineSnapshot(`
    "
    pages/index.json:15:17   In block 1 (hero "Hello") > button: nothing is filled in for {phone as it is written.
        15 |         "href": "tel:{phone number}"
           |                 ^^^^^^^^^^^^^^^^^^^^
        Fix: write {phone}.                                          [unknown-token]
    "
  `);
  expect(toldOfLink("mailto:{mail}")).toMatchInlineSnapshot(`
    "
    pages/index.json:15:17   In block 1 (hero "Hello") > button: nothing is known that could be filled in for {mail}.
        15 |         "href": "mailto:{mail}"
           |                 ^^^^^^^^^^^^^^^
        Fix: did you mean {email}?                                   [unknown-token]
    "
  `);
});
