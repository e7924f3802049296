/** One of two quotation marks around a number, true or false was taken out. */
import { expect, test } from "vitest";
import { sentences, toldOfEach } from "../../site.ts";

const page = (image: string, columns: string) => `{
  "route": "/x",
  "title": "A page with half of the marks",
  "description": "Somebody took one of two quotation marks away, and the other one was left behind the value.",
  "blocks": [
    { "type": "cardGrid", "heading": "Why us", ${columns}, "items": [
      { "title": "Kind", "text": "We are kind.", "image": { "src": "brand/logo.svg", ${image} } },
      { "title": "Fast", "text": "We are fast." }
    ] }
  ]
}
`;

test("the other one is to go", () => {
  const told = toldOfEach(page('"decorative": true"', '"columns": 2'), page('"decorative": true', '"columns": 2"'));
  expect(sentences(told)).toMatchInlineSnapshot(`
    "

    pages/x.json:7:104   A quotation mark stands behind true, and none before it.
        Fix: take it out.                                            [unexpected-text, can be fixed for you]

    pages/x.json:6:60   A quotation mark stands behind 2, and none before it.
        Fix: take it out. Only if 2 is a text and no number, write another one before it.   [unexpected-text]

    "
  `);
});
