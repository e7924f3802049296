/** A block that was pasted before the end of another one, and brackets of blocks that are not set in as the others. */
import { expect, test } from "vitest";
import { problemsOf, sentences, siteWith, toldOfEach } from "../site.ts";

const HEAD = `{
  "route": "/x",
  "title": "A page that was put into another order",
  "description": "A block stands in another one, or is set in as if it did, and nothing is told of a bracket that is right.",
  "blocks": [
    {
      "type": "intro",
      "heading": "Hello",
      "text": "A few words."`;
const BLOCK = `{
      "type": "shared",
      "use": "contact-form"
      }`;
const LAST = `,
    {
      "type": "cta",
      "heading": "Call us",
      "button": { "label": "Write", "href": "/contact" }
    }
  ]`;
const BEHIND = `,\n  {\n    "type": "intro",\n    "heading": "One more",\n    "text": "Words."\n  }`;

const toldOf = (...pages: string[]) => sentences(toldOfEach(...pages));

test("a block before the end of another one, and one behind the list", () => {
  const inside = `${HEAD},\n      ${BLOCK}\n    }${LAST}`;
  expect(toldOf(`${inside}\n}`, `${inside}${BEHIND}\n}`, `${HEAD}\n${BLOCK}\n    }${LAST}\n}`)).toMatchInlineSnapshot(`
    "

    pages/x.json:10:7   A block begins here, inside of another one.
        Fix: write } before the comma of line 9, where the block above ends, and take the } of line 13 out.   [missing-name]

    pages/x.json:10:7   A block begins here, inside of another one.
        Fix: write } before the comma of line 9, where the block above ends, and take the } of line 13 out.   [missing-name]

    pages/x.json:21:3   The list of "blocks" ends at the ] of line 20, but this { is one more of its entries.
        Fix: write ] behind the } of line 25. Then take line 20 out, and write a comma at the end of line 19.   [wrong-bracket]

    pages/x.json:10:1   A block begins here, inside of another one.
        Fix: write } and a comma at the end of line 9, where the block above ends, and take the } of line 13 out.   [missing-name]

    "
  `);
});

test("blocks that are set in otherwise, before one behind the list", () => {
  const further = `${HEAD}\n    },\n      ${BLOCK}${LAST}`;
  const atEnd = `${HEAD}\n    },\n    ${BLOCK}${LAST}`;
  expect(toldOf(`${further}\n}`, `${further}${BEHIND}\n}`, `${atEnd}${BEHIND}\n}`)).toMatchInlineSnapshot(`
    "



    pages/x.json:21:3   The list of "blocks" ends at the ] of line 20, but this { is one more of its entries.
        Fix: write ] behind the } of line 25. Then take line 20 out, and write a comma at the end of line 19.   [wrong-bracket]

    pages/x.json:21:3   The list of "blocks" ends at the ] of line 20, but this { is one more of its entries.
        Fix: write ] behind the } of line 25. Then take line 20 out, and write a comma at the end of line 19.   [wrong-bracket]

    "
  `);
});

test("what is wrong in a block behind the end of the page is told as well", () => {
  const page = `${HEAD}\n    }\n  ]\n}\n`;
  const block =
    '{\n  "type": "cta",\n  "heading": "Write to us",\n  "buton": { "label": "Contact", "href": "/contact" }\n}\n';
  const files = { "pages/x.json": page + block };
  const found = problemsOf(siteWith(files)).filter(
    ({ file, severity }) => file === "pages/x.json" && severity === "error",
  );
  expect(found.map(({ code, line, message }) => [code, line, message])).toMatchInlineSnapshot(`
    [
      [
        "text-after-end",
        13,
        "More is written here, after the } of line 12 that ends the file.",
      ],
      [
        "unknown-property",
        16,
        ""buton" is not something a cta has.",
      ],
    ]
  `);
});

test("an entry behind the ] of its list, with other brackets on the lines of both", () => {
  const page = (list: string) => `{\n  "route": "/x",\n  "a": { "links": ${list} }\n}`;
  const [one, other] = ['{ "title": "One", "text": "Words." }', '{ "title": "Other", "text": "Words." }'];
  expect(
    toldOf(
      page(`[\n    ${one}],\n    ${other}\n `),
      page(`[\n    ${one}]\n    ${other} `),
      page(`[\n    ${one}\n    ]\n    , ${other} `),
      page(`[\n    { "title": "One", "parts": { "a": 1 } }\n    ],\n    { "title": "Other", "parts": { "a": 1 } }\n `),
    ),
  ).toMatchInlineSnapshot(`
    "

    pages/x.json:5:5   The list of "links" ends at the ] of line 4, but this { is one more of its entries.
        Fix: write ] behind the } of line 5. Then take the ] of line 4 out, and leave the comma behind it.   [wrong-bracket]

    pages/x.json:5:5   The list of "links" ends at the ] of line 4, but this { is one more of its entries.
        Fix: write ] behind the last } of the list, in line 5. Then write a comma in the place of the ] of line 4.   [wrong-bracket]

    pages/x.json:6:7   The list of "links" ends at the ] of line 5, but this { is one more of its entries.
        Fix: write ] behind the last } of the list, in line 6. Then take the ] of line 5 out, and leave the comma behind it.   [wrong-bracket]

    pages/x.json:6:5   The list of "links" ends at the ] of line 5, but this { is one more of its entries.
        Fix: write ] behind the last } of line 6. Then take line 5 out, and write a comma at the end of line 4.   [wrong-bracket]

    "
  `);
});
