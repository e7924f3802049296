/** Edits of a group in whose place something else is written. */
import { expect, test } from "vitest";
import type { Action } from "../../../src/studio/document/actions.ts";
import { after, opened } from "../studio.ts";
import { changes, PAGE } from "./changes.ts";

test("what stands in the place of a group is kept where it belongs when a field of the group is set", () => {
  const plain = (value: string) => PAGE.replace('"ground": "ink"', value);
  const set = (pointer: string, value: string): Action => ({ type: "set", pointer: `/blocks/0${pointer}`, value });
  expect(changes(plain('"image": "images/brand/logo.svg"'), set("/image/alt", "A kite"))).toMatchInlineSnapshot(`
    "
    8
    -       "image": "images/brand/logo.svg"
    +       "image": {
    +         "src": "brand/logo.svg",
    +         "alt": "A kite"
    +       }
    "
  `);
  expect(changes(plain('"button": "Call"'), set("/button/href", "/c"), set("/button/href", "/contact")))
    .toMatchInlineSnapshot(`
      "
      8
      -       "button": "Call"
      +       "button": {
      +         "label": "Call",
      +         "href": "/contact"
      +       }
      "
    `);
  expect(changes(plain('"button": "Call"'), set("/button/label", "Call us"))).toMatchInlineSnapshot(`
    "
    8
    -       "button": "Call"
    +       "button": {
    +         "label": "Call us"
    +       }
    "
  `);
  expect(changes(plain('"button": [{ "label": "Call" }]'), set("/button/href", "/"))).toMatchInlineSnapshot(`
    "
    8
    -       "button": [{ "label": "Call" }]
    +       "button": { "label": "Call", "href": "/" }
    "
  `);
  expect(changes(plain('"button": 7'), set("/button/label", "Call"))).toMatchInlineSnapshot(`
    "
    8
    -       "button": 7
    +       "button": {
    +         "label": "Call"
    +       }
    "
  `);
  const item: Action = { type: "set", pointer: "/blocks/1/items/0/answer", value: "Yes." };
  expect(changes(PAGE.replace('{ "question": "One?", "answer": "Yes." }', '"One?"'), item)).toMatchInlineSnapshot(`
    "
    13
    -         "One?",
    +         { "question": "One?", "answer": "Yes." },
    "
  `);
});

test("what stands in the place of a group goes when its field is emptied", () => {
  const plain = PAGE.replace('"ground": "ink"', '"image": "A kite"');
  expect(changes(plain, { type: "clear", pointer: "/blocks/0/image/alt" })).toMatchInlineSnapshot(`
    "
    8
    -       "image": "A kite"
    +       "image": {}
    "
  `);
  expect(after(opened(plain), { type: "clear", pointer: "/blocks/0/image/src" }).past).toEqual([]);
});
