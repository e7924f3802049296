/** What single edits make of a text, whole texts compared. */
import { describe, expect, test } from "vitest";
import type { Action } from "../../../src/studio/document/actions.ts";
import { after, opened } from "../studio.ts";
import { changes, PAGE } from "./changes.ts";

describe("a field", () => {
  test("that is there", () => {
    expect(changes(PAGE, { type: "set", pointer: "/blocks/0/heading", value: 'A "new" one' })).toMatchInlineSnapshot(`
      "
      7
      -       "heading": "First",
      +       "heading": "A \\"new\\" one",
      "
    `);
    expect(changes(PAGE, { type: "set", pointer: "/blocks/1/items/1/question", value: "Three?" }))
      .toMatchInlineSnapshot(`
      "
      14
      -         { "question": "Two?", "answer": ["No.", "Never."] }
      +         { "question": "Three?", "answer": ["No.", "Never."] }
      "
    `);
  });

  test("that is new stands where the schema has it", () => {
    expect(changes(PAGE, { type: "set", pointer: "/description", value: "Words" })).toMatchInlineSnapshot(`
      "
      4
      +   "description": "Words",
      "
    `);
    expect(changes(PAGE, { type: "set", pointer: "/$schema", value: "../schema" })).toMatchInlineSnapshot(`
      "
      2
      +   "$schema": "../schema",
      "
    `);
    expect(changes(PAGE, { type: "set", pointer: "/blocks/0/lead", value: "Words" })).toMatchInlineSnapshot(`
      "
      8
      +       "lead": "Words",
      "
    `);
    expect(changes(PAGE, { type: "set", pointer: "/blocks/0/unknown", value: 1 })).toMatchInlineSnapshot(`
      "
      8
      -       "ground": "ink"
      +       "ground": "ink",
      +       "unknown": 1
      "
    `);
    const button = { label: "Go", href: "/" };
    expect(changes(PAGE, { type: "set", pointer: "/blocks/0/button", value: button })).toMatchInlineSnapshot(`
      "
      8
      -       "ground": "ink"
      +       "ground": "ink",
      +       "button": {
      +         "label": "Go",
      +         "href": "/"
      +       }
      "
    `);
  });

  test("in a group that is not there", () => {
    expect(changes(PAGE, { type: "set", pointer: "/blocks/0/button/label", value: "Go" })).toMatchInlineSnapshot(`
      "
      8
      -       "ground": "ink"
      +       "ground": "ink",
      +       "button": {
      +         "label": "Go"
      +       }
      "
    `);
  });

  test("that is taken out", () => {
    expect(changes(PAGE, { type: "clear", pointer: "/blocks/0/ground" })).toMatchInlineSnapshot(`
      "
      7
      -       "heading": "First",
      -       "ground": "ink"
      +       "heading": "First"
      "
    `);
    expect(changes(PAGE, { type: "clear", pointer: "/title" })).toMatchInlineSnapshot(`
      "
      3
      -   "title": "A title",
      "
    `);
    expect(changes(PAGE, { type: "clear", pointer: "/blocks/0/type" })).toMatchInlineSnapshot(`
      "
      6
      -       "type": "hero",
      "
    `);
    expect(changes(PAGE, { type: "clear", pointer: "/blocks/1/items/0/answer" })).toMatchInlineSnapshot(`
      "
      13
      -         { "question": "One?", "answer": "Yes." },
      +         { "question": "One?" },
      "
    `);
    expect(after(opened(PAGE), { type: "clear", pointer: "/blocks/0/lead" }).past).toEqual([]);
  });

  test("that is emptied and written again stays where it stood", () => {
    const actions: Action[] = [
      { type: "clear", pointer: "/blocks/0/ground" },
      { type: "set", pointer: "/blocks/0/ground", value: "mist" },
    ];
    expect(changes(PAGE.replace(/("heading": "First"),\n( *)("ground": "ink")/, "$3,\n$2$1"), ...actions))
      .toMatchInlineSnapshot(`
      "
      7
      -       "ground": "ink",
      +       "ground": "mist",
      "
    `);
  });

  test("that is a group changes only where it differs", () => {
    const picture = PAGE.replace(
      '"First",',
      '"First",\n      "image": {\n        "src":  "a.webp",\n        "alt": "A kite"\n      },',
    );
    const value = { src: "a.webp", decorative: true };
    expect(changes(picture, { type: "set", pointer: "/blocks/0/image", value })).toMatchInlineSnapshot(`
      "
      10
      -         "alt": "A kite"
      +         "decorative": true
      "
    `);
  });

  test("that is a list of paragraphs", () => {
    const set = (value: string | string[]): Action => ({ type: "set", pointer: "/blocks/1/items/1/answer", value });
    expect(changes(PAGE, set(["No.", "Not now.", "Never."]))).toMatchInlineSnapshot(`
      "
      14
      -         { "question": "Two?", "answer": ["No.", "Never."] }
      +         { "question": "Two?", "answer": ["No.", "Not now.", "Never."] }
      "
    `);
    expect(changes(PAGE, set(["Never."]))).toMatchInlineSnapshot(`
      "
      14
      -         { "question": "Two?", "answer": ["No.", "Never."] }
      +         { "question": "Two?", "answer": ["Never."] }
      "
    `);
    expect(changes(PAGE, set("No."))).toMatchInlineSnapshot(`
      "
      14
      -         { "question": "Two?", "answer": ["No.", "Never."] }
      +         { "question": "Two?", "answer": "No." }
      "
    `);
  });
});

describe("an item", () => {
  const card = { question: "New?", answer: "Sure." };

  test("is added as the others are written", () => {
    expect(changes(PAGE, { type: "add", list: "/blocks/1/items", index: 2, value: card })).toMatchInlineSnapshot(`
      "
      14
      -         { "question": "Two?", "answer": ["No.", "Never."] }
      +         { "question": "Two?", "answer": ["No.", "Never."] },
      +         { "question": "New?", "answer": "Sure." }
      "
    `);
    expect(changes(PAGE, { type: "add", list: "/blocks/1/items", index: 0, value: card })).toMatchInlineSnapshot(`
      "
      13
      +         { "question": "New?", "answer": "Sure." },
      "
    `);
    const block = { type: "faq", heading: "More", items: [card, card] };
    expect(changes(PAGE, { type: "add", list: "/blocks", index: 1, value: block })).toMatchInlineSnapshot(`
      "
      12
      +       "heading": "More",
      +       "items": [
      +         { "question": "New?", "answer": "Sure." },
      +         { "question": "New?", "answer": "Sure." }
      +       ]
      +     },
      +     {
      +       "type": "faq",
      "
    `);
  });

  test("is added to a list that is not there", () => {
    expect(changes(PAGE, { type: "add", list: "/aliases", index: 0, value: "/old" })).toMatchInlineSnapshot(`
      "
      4
      +   "aliases": ["/old"],
      "
    `);
  });

  test("is removed", () => {
    expect(changes(PAGE, { type: "remove", pointer: "/blocks/0" })).toMatchInlineSnapshot(`
      "
      6
      -       "type": "hero",
      -       "heading": "First",
      -       "ground": "ink"
      -     },
      -     {
      "
    `);
    expect(changes(PAGE, { type: "remove", pointer: "/blocks/1/items/1" })).toMatchInlineSnapshot(`
      "
      13
      -         { "question": "One?", "answer": "Yes." },
      -         { "question": "Two?", "answer": ["No.", "Never."] }
      +         { "question": "One?", "answer": "Yes." }
      "
    `);
  });

  test("is moved", () => {
    expect(changes(PAGE, { type: "move", pointer: "/blocks/1/items/0", to: 1 })).toMatchInlineSnapshot(`
      "
      13
      -         { "question": "One?", "answer": "Yes." },
      -         { "question": "Two?", "answer": ["No.", "Never."] }
      +         { "question": "Two?", "answer": ["No.", "Never."] },
      +         { "question": "One?", "answer": "Yes." }
      "
    `);
    expect(changes(PAGE, { type: "move", pointer: "/blocks/1", to: 0 })).toMatchInlineSnapshot(`
      "
      6
      -       "type": "hero",
      -       "heading": "First",
      -       "ground": "ink"
      -     },
      -     {
      -       "type": "faq",
      -       "items": [
      -         { "question": "One?", "answer": "Yes." },
      -         { "question": "Two?", "answer": ["No.", "Never."] }
      -       ]
      +       "type": "faq",
      +       "items": [
      +         { "question": "One?", "answer": "Yes." },
      +         { "question": "Two?", "answer": ["No.", "Never."] }
      +       ]
      +     },
      +     {
      +       "type": "hero",
      +       "heading": "First",
      +       "ground": "ink"
      "
    `);
  });

  test("is duplicated as it is written, with a name for links of its own", () => {
    const named = PAGE.replace('"First"', '"Caf\\u00e9",\n      "id": "top-1"');
    expect(changes(named, { type: "duplicate", pointer: "/blocks/0" })).toMatchInlineSnapshot(`
      "
      12
      +       "type": "hero",
      +       "heading": "Caf\\u00e9",
      +       "id": "top-2",
      +       "ground": "ink"
      +     },
      +     {
      "
    `);
  });
});
