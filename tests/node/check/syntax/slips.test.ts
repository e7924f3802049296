/** Slips within one field, on several lines and on one. */
import { expect, test } from "vitest";
import { toldOfEach } from "../site.ts";

const REST = `"text": "A few words, long enough to tell where the rest goes on, and with which of the guesses it is right."`;

test("a value was forgotten", () => {
  expect(
    toldOfEach(
      `{\n  "blocks": [\n    {\n      "heading":\n      ${REST}\n    }\n  ]\n}`,
      `{\n  "items": [\n    {\n      "detail":\n      "href": "/x"\n    },\n    { "href": "/y" }\n  ]\n}`,
      `{ "links": [{ "label": "href": "/blog" }] }`,
      `{ "lead":\n  "items": [\n    { "href": "/y" }\n  ] }`,
      `{\n  "image":\n    "src": "a.webp"\n  },\n  "title": "x"\n}`,
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:4:16   Nothing is written after "heading":.
        4 |       "heading":
          |                ^
        Fix: write a value after the colon, or take "heading" out.   [missing-value]

    pages/x.json:4:15   Nothing is written after "detail":.
        4 |       "detail":
          |               ^
        Fix: write a value after the colon, or take "detail" out.    [missing-value]

    pages/x.json:1:22   Nothing is written after "label":.
        1 | { "links": [{ "label": "href": "/blog" }] }
          |                      ^
        Fix: write a value after the colon, or take "label" out.     [missing-value]

    pages/x.json:1:9   Nothing is written after "lead":.
        1 | { "lead":
          |         ^
        Fix: write a value after the colon, or take "lead" out.      [missing-value]

    pages/x.json:3:5   A { is missing before "src".
        3 |     "src": "a.webp"
          |     ^^^^^
        Fix: write { before it.                                      [missing-bracket]
    "
  `);
});

test("a quotation mark or a comma is missing in a group on one line", () => {
  expect(
    toldOfEach(
      `{ "links": [{ "label": "Blogs, "href": "/blog" }] }`,
      `{ "links": [{ "label": "Blogs". "href": "/blog" }] }`,
      `{ "links": [{ "label": "Blogs" | "href": "/blog" }] }`,
      `{ "links": [{ "label": "Blogs" / "href": "/blog" }] }`,
      `{ "label": "We say "hello" first", "href": "/blog" }`,
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:1:24   The closing quotation mark of this text is missing.
        1 | { "links": [{ "label": "Blogs, "href": "/blog" }] }
          |                        ^^^^^^
        Fix: add " after Blogs, before the comma.                    [unclosed-text]

    pages/x.json:1:31   There is a point where a comma belongs.
        1 | { "links": [{ "label": "Blogs". "href": "/blog" }] }
          |                               ^
        Fix: write , in its place.                                   [json-syntax, can be fixed for you]

    pages/x.json:1:32   There is | where a comma belongs.
        1 | { "links": [{ "label": "Blogs" | "href": "/blog" }] }
          |                                ^
        Fix: write , in its place.                                   [json-syntax, can be fixed for you]

    pages/x.json:1:32   There is / where a comma belongs.
        1 | { "links": [{ "label": "Blogs" / "href": "/blog" }] }
          |                                ^
        Fix: write , in its place.                                   [json-syntax, can be fixed for you]

    pages/x.json:1:20   A quotation mark inside a text ends the text too early.
        1 | { "label": "We say "hello" first", "href": "/blog" }
          |                    ^
        Fix: write \\" for a quotation mark inside a text.            [quote-in-text]
    "
  `);
});
