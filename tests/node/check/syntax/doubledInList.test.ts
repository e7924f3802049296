/** Quotation marks written twice around the texts of a list in one line, as tables write them. */
import { expect, test } from "vitest";
import { toldOfEach } from "../site.ts";

const PAGE = `{
  "route": "/x",
  "title": "A page with a list in one line",
  "blocks": [{ "type": "postCards", "posts": ["/one", "/two"] }]
}
`;

test("one finding, in a list alone and in a whole page", () => {
  const list = PAGE.replace('"/one", "/two"', '""/one"", ""/two""');
  expect(toldOfEach(list, PAGE.replaceAll('"', '""'))).toMatchInlineSnapshot(`
    "
    pages/x.json:4:47   There are two quotation marks before this text, and two behind it.
        4 |   "blocks": [{ "type": "postCards", "posts": [""/one"", ""/two""] }]
          |                                               ^^^^^^^^
        Fix: write this line like this: "blocks": [{ "type": "postCards", "posts": ["/one", "/two"] }]   [unexpected-text]

    pages/x.json:2:3   The quotation marks here are written twice, as tables have them.
        2 |   ""route"": ""/x"",
          |   ^^^^^^^^^^^^^^^^^
        Fix: keep one of each two: "route": "/x", and so all others down to line 4.   [unexpected-text]
    "
  `);
});
