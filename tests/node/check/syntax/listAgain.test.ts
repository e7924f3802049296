/** A list that was ended and begun again, where two drafts were put together. */
import { expect, test } from "vitest";
import { sentences, toldOfEach } from "../site.ts";

const page = (first: string, second: string) => `{
  "route": "/x",
  "title": "A page of two drafts",
  "description": "The questions of two drafts were put together, each with the brackets of the list that it came from.",
  "blocks": [
    {
      "type": "intro",
      "heading": "Hello",
      "text": [
        ${first}
      ],
      [
        ${second}
      ]
    }
  ]
}
`;

test("the brackets between its parts go, and what stands behind is read", () => {
  const spoilt = `"Some more words".`;
  expect(sentences(toldOfEach(page('"A few words."', spoilt)))).toMatchInlineSnapshot(`
    "

    pages/x.json:12:7   The list of "text" ended before this [, at the ] of line 11.
        Fix: to go on with that list, take that ] and this [ out, and leave the comma between them.   [missing-name]

    pages/x.json:13:26   A point stands behind the last value here.
        Fix: take it out.                                            [unexpected-text, can be fixed for you]

    "
  `);
});

test("a list of other things lacks its name", () => {
  expect(sentences(toldOfEach(page('"A few words."', '{ "src": "a.webp", "alt": "A kite" }')))).toMatchInlineSnapshot(`
    "

    pages/x.json:12:7   There is no name before this [.
        Fix: write a name and a colon before it, "items": [ for example.   [missing-name]

    "
  `);
});
