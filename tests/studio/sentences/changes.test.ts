/** A change told in sentences, whole sentences compared. */
import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Json } from "../../../src/model/fields.ts";
import type { Document } from "../../../src/node/check/document/document.ts";
import type { Action } from "../../../src/studio/document/actions.ts";
import { changeSentences } from "../../../src/studio/sentences/changes.ts";
import { validPage } from "../../fuzz/validPage.ts";
import { type Group, settings } from "../../node/check/site.ts";
import { editOf, wish } from "../document/randomEdits.ts";
import { parameters } from "../../fuzz/settings.ts";
import { after, aPage, lookup, opened } from "../studio.ts";

const hero = { type: "hero", heading: "Hello", image: { src: "a.webp", alt: "A kite" } };
const faq = {
  type: "faq",
  heading: "Questions",
  items: [
    { question: "Why?", answer: "Because." },
    { question: "When?", answer: ["Now.", "Or later."] },
    { question: "Who?", answer: "We." },
  ],
};
const intro = { type: "intro", heading: "About us", text: "We are eleven people in one room, and we make apps." };
const PAGE: Group = { route: "/", title: "A title", description: "Words", blocks: [hero, intro, faq] };

/** What is said of a file after some edits. */
function said(edits: readonly Action[], older: Group = PAGE, role: Document["role"] = "page"): string[] {
  const named = { ...aPage, role };
  const newer = after(opened(JSON.stringify(older), named), ...edits).now.page!;
  const document = (data: Group): Document => ({ ...named, text: "", data });
  return changeSentences(lookup, document(older), document(newer));
}

const set = (pointer: string, value: Json): Action => ({ type: "set", pointer, value });
const clear = (pointer: string): Action => ({ type: "clear", pointer });
const add = (list: string, index: number, value: Json): Action => ({ type: "add", list, index, value });
const remove = (pointer: string): Action => ({ type: "remove", pointer });
const move = (pointer: string, to: number): Action => ({ type: "move", pointer, to });

test("fields", () => {
  expect(
    said([
      set("/title", "Another"),
      set("/aliases", ["/old"]),
      set("/titleAlone", true),
      set("/blocks/2/numbered", 2),
      set("/blocks/0/heading", "Welcome"),
      set("/blocks/0/button", { label: "Go", href: "/" }),
      clear("/blocks/0/image"),
      set("/blocks/2/items/1/answer", "Now."),
      set("/blocks/2/mood", "fine"),
    ]),
  ).toMatchInlineSnapshot(`
    [
      "Title changed from "A title" to "Another".",
      "Title alone added: yes.",
      "Old addresses added: "/old".",
      "In block 1 (Hero "Welcome"): heading changed from "Hello" to "Welcome".",
      "In block 1 (Hero "Welcome"): button added: "Go".",
      "In block 1 (Hero "Welcome"): image removed: "A kite".",
      "In block 3 (Questions and answers "Questions") > question 2: answer changed from "Now. Or later." to "Now.".",
      "In block 3 (Questions and answers "Questions"): numbered added: 2.",
      "In block 3 (Questions and answers "Questions"): mood added: "fine".",
    ]
  `);
});

test("a long text is shown from where it differs", () => {
  expect(said([set("/blocks/1/text", `${intro.text} Websites as well.`)])).toMatchInlineSnapshot(`
    [
      "In block 2 (Introduction "About us"): text changed from "We are eleven people in one room, and we make apps." to "We are eleven people in one room, and we make apps. Website…".",
    ]
  `);
  const long = (word: string) => `${"All that is written here is the same. ".repeat(4)}${word} it ends.`;
  expect(said([set("/description", long("Then"))], { ...PAGE, description: long("So") })).toMatchInlineSnapshot(`
    [
      "Description changed from "…is written here is the same. So it ends." to "…is written here is the same. Then it ends.".",
    ]
  `);
});

test("a switch and a number", () => {
  const older: Group = { ...PAGE, blocks: [{ type: "carousel", heading: "Work", autoplay: true, slidesInView: 2 }] };
  expect(said([set("/blocks/0/autoplay", false), set("/blocks/0/slidesInView", 3)], older)).toMatchInlineSnapshot(`
    [
      "In block 1 (Carousel "Work"): moves by itself changed from yes to no.",
      "In block 1 (Carousel "Work"): slides in view changed from 2 to 3.",
    ]
  `);
});

test("blocks and items come, go and move", () => {
  expect(said([add("/blocks", 1, faq)])).toMatchInlineSnapshot(`
    [
      "Block 2 (Questions and answers "Questions") added.",
    ]
  `);
  expect(said([remove("/blocks/1")])).toMatchInlineSnapshot(`
    [
      "Block 2 (Introduction "About us") removed.",
    ]
  `);
  expect(said([move("/blocks/2", 0), move("/blocks/1", 2)])).toMatchInlineSnapshot(`
    [
      "Block 3 (Questions and answers "Questions") moved to place 1.",
      "Block 1 (Hero "Hello") moved to place 3.",
    ]
  `);
  expect(said([move("/blocks/0", 2)])).toMatchInlineSnapshot(`
    [
      "Block 1 (Hero "Hello") moved to place 3.",
    ]
  `);
  expect(
    said([
      add("/blocks/2/items", 3, { question: "Where?", answer: "Here." }),
      remove("/blocks/2/items/0"),
      set("/blocks/2/items/0/question", "When?!"),
    ]),
  ).toMatchInlineSnapshot(`
    [
      "In block 3 (Questions and answers "Questions"): question 1 ("Why?") removed.",
      "In block 3 (Questions and answers "Questions") > question 1: question changed from "When?" to "When?!".",
      "In block 3 (Questions and answers "Questions"): question 3 ("Where?") added.",
    ]
  `);
  expect(said([set("/blocks/1", { type: "cta", heading: "Talk" })])).toMatchInlineSnapshot(`
    [
      "Block 2 (Introduction "About us") removed.",
      "Block 2 (Call to action "Talk") added.",
    ]
  `);
});

test("the site and a shared block", () => {
  const site = settings() as Group;
  expect(
    said(
      [
        set("/brand/name", "New"),
        add("/header/menu", 1, { label: "News", href: "/news" }),
        set("/forms/offer", (site["forms"] as Group)["quote"]!),
      ],
      site,
      "site",
    ),
  ).toMatchInlineSnapshot(`
    [
      "In brand: name changed from "Kitestep" to "New".",
      "In header: menu entry 2 ("News") added.",
      "In forms: offer added: "Send".",
    ]
  `);
  const shared: Group = { block: faq, open: ["heading"] };
  expect(said([set("/block/items/2/answer", "You."), add("/open", 1, "items")], shared, "shared"))
    .toMatchInlineSnapshot(`
      [
        "In the block (Questions and answers "Questions") > question 3: answer changed from "We." to "You.".",
        "Field 2 ("items") added.",
      ]
    `);
});

test("nothing is said of what did not change, and something of every edit", () => {
  fc.assert(
    fc.property(validPage, wish, (page, one) => {
      const file = opened(JSON.stringify(page));
      const edit = editOf(page, one);
      const { now } = edit ? after(file, edit) : file;
      const document = (data: Json): Document => ({ ...aPage, text: "", data: data as Group });
      const sentences = changeSentences(lookup, document(page), document(now.page!));
      const isSame = JSON.stringify(page) === now.text;
      expect(sentences.length > 0).toBe(!isSame);
      for (const sentence of sentences) expect(sentence).toMatch(/^[\p{Lu}\p{N}"].*\.$/su);
    }),
    parameters,
  );
});
