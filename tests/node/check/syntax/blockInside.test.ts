/** A block that was pasted before the end of another one, and brackets of blocks that are not set in as the others. */
import { expect, test } from "vitest";
import { sentences, toldOfEach } from "../site.ts";

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

test("blocks that are set in otherwise, before one behind the list", () => {
  const further = `${HEAD}\n    },\n      ${BLOCK}${LAST}`;
  const atEnd = `${HEAD}\n    },\n    ${BLOCK}${LAST}`;
  expect(toldOf(`${further}\n}`, `${further}${BEHIND}\n}`, `${atEnd}${BEHIND}\n}`)).toMatchInlineSnapshot(`
    "



    pages/x.json:21:3   The list of "blocks" ends at the ] of line 20, but this { is one more of its entries.
        Fix: move that ] to line 25, behind the last } of the list. Its comma stays where it is.   [wrong-bracket]

    pages/x.json:21:3   The list of "blocks" ends at the ] of line 20, but this { is one more of its entries.
        Fix: move that ] to line 25, behind the last } of the list. Its comma stays where it is.   [wrong-bracket]

    "
  `);
});
