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
        Fix: write ] in line 25, behind the last } of the list. Then take the ] of line 20 out, so that its comma stands right behind the } before it. What stood behind the list is its last entry then: move it up if it belongs elsewhere.   [wrong-bracket]

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
        Fix: write ] in line 25, behind the last } of the list. Then take the ] of line 20 out, so that its comma stands right behind the } before it. What stood behind the list is its last entry then: move it up if it belongs elsewhere.   [wrong-bracket]

    pages/x.json:21:3   The list of "blocks" ends at the ] of line 20, but this { is one more of its entries.
        Fix: write ] in line 25, behind the last } of the list. Then take the ] of line 20 out, so that its comma stands right behind the } before it. What stood behind the list is its last entry then: move it up if it belongs elsewhere.   [wrong-bracket]

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
