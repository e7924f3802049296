/** A bracket that is missing in the middle of a text, which is seen only far below. */
import { expect, test } from "vitest";
import { toldOfEach } from "../site.ts";

test("a group in a group of many is not closed", () => {
  expect(
    toldOfEach(
      `{\n  "brand": {\n    "name": "Kitestep"\n  ,\n  "contact": {\n    "city": "Pune"\n  },\n  "social": []\n}`,
      `{\n  "fields": {\n    "name": { "label": "Name", "kind": "text",\n    "email": { "label": "Email" }\n  }\n}`,
      `{\n  "blocks": [\n    {\n      "image": {\n        "src": "a.webp",\n      "button": {\n        "href": "/"\n      }\n    }\n  ]\n}`,
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:3   A } is missing at the end of line 3: the { of line 2 is still open.
        3 |     "name": "Kitestep"
        4 |   ,
        Fix: add } after "Kitestep".                                 [missing-bracket]

    pages/x.json:3   A } is missing at the end of line 3: the { of line 3 is still open.
        3 |     "name": { "label": "Name", "kind": "text",
        4 |     "email": { "label": "Email" }
        Fix: add } after "text", before the comma.                   [missing-bracket]

    pages/x.json:5   A } is missing at the end of line 5: the { of line 4 is still open.
        5 |         "src": "a.webp",
        6 |       "button": {
        Fix: add } after "a.webp", before the comma.                 [missing-bracket]
    "
  `);
});

test("lines that are not set in tell nothing", () => {
  expect(toldOfEach(`{\n"brand": {\n"name": "Kitestep",\n"contact": {\n"city": "Pune"\n}\n}`)).toMatchInlineSnapshot(`
    "
    pages/x.json:7:1   The file ends too early: the { of line 1 is never closed.
        7 | }
          | ^
        Fix: add } at the end, if nothing else is missing.           [unclosed-bracket]
    "
  `);
});

test("the line that opens a group or a list was deleted", () => {
  expect(
    toldOfEach(
      `{\n  "blocks": [\n    {\n      "type": "hero",\n        "src": "a.webp"\n      },\n      "lead": "x"\n    }\n  ]\n}`,
      `{\n  "title": "x",\n    "label": "Blog",\n    "href": "/blog"\n  }\n}`,
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:5:9   A line is missing before "src": a } below has no {.
        5 |         "src": "a.webp"
          |         ^^^^^
        Fix: put that line back, for example "image": {. If "src" belongs to what stands above, take that } out.   [missing-bracket]

    pages/x.json:3:5   A line is missing before "label": a } below has no {.
        3 |     "label": "Blog",
          |     ^^^^^^^
        Fix: put that line back, for example "button": {. If "label" belongs to what stands above, take that } out.   [missing-bracket]
    "
  `);
});
