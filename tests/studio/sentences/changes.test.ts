/** A change told in sentences, whole sentences compared. */
import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Json } from "../../../src/model/fields.ts";
import type { Document } from "../../../src/node/check/site.ts";
import { changeSentences } from "../../../src/studio/sentences/changes.ts";
import { validPage } from "../../fuzz/validPage.ts";
import { type Group, settings } from "../../node/check/site.ts";
import { editOf, wish } from "../document/randomEdits.ts";
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

function said(change: (page: any) => void, older: Group = PAGE, role: Document["role"] = "page"): string[] {
  const newer = structuredClone(older);
  change(newer);
  const document = (data: Group): Document => ({ ...aPage, role, text: "", data });
  return changeSentences(lookup, document(older), document(newer));
}

test("fields", () => {
  expect(
    said((page) => {
      page.title = "Another";
      page.aliases = ["/old"];
      page.titleAlone = true;
      page.blocks[2].numbered = 2;
      page.blocks[0].heading = "Welcome";
      page.blocks[0].button = { label: "Go", href: "/" };
      delete page.blocks[0].image;
      page.blocks[2].items[1].answer = "Now.";
      page.blocks[2].mood = "fine";
    }),
  ).toMatchInlineSnapshot(`
    [
      "Title changed from "A title" to "Another".",
      "In block 1 (hero "Welcome"): heading changed from "Hello" to "Welcome".",
      "In block 1 (hero "Welcome"): button added: "Go".",
      "In block 1 (hero "Welcome"): image removed: "A kite".",
      "In block 3 (faq "Questions") > question 2: answer changed from "Now. Or later." to "Now.".",
      "In block 3 (faq "Questions"): numbered added: 2.",
      "In block 3 (faq "Questions"): mood added: "fine".",
      "Old addresses added: "/old".",
      "Title alone added: yes.",
    ]
  `);
});

test("a long text is shown from where it differs", () => {
  expect(said((page) => (page.blocks[1].text = `${intro.text} Websites as well.`))).toMatchInlineSnapshot(`
    [
      "In block 2 (intro "About us"): text changed from "We are eleven people in one room, and we make apps." to "We are eleven people in one room, and we make apps. Website…".",
    ]
  `);
  const long = (word: string): Group => ({
    ...PAGE,
    description: `${"All that is written here is the same. ".repeat(4)}${word} it ends.`,
  });
  expect(said((page) => (page.description = long("Then")["description"]), long("So"))).toMatchInlineSnapshot(`
    [
      "Description changed from "…is written here is the same. So it ends." to "…is written here is the same. Then it ends.".",
    ]
  `);
});

test("a switch and a number", () => {
  const older: Group = { ...PAGE, blocks: [{ type: "carousel", heading: "Work", autoplay: true, slidesInView: 2 }] };
  expect(
    said((page) => {
      page.blocks[0].autoplay = false;
      page.blocks[0].slidesInView = 3;
    }, older),
  ).toMatchInlineSnapshot(`
    [
      "In block 1 (carousel "Work"): moves by itself changed from yes to no.",
      "In block 1 (carousel "Work"): slides in view changed from 2 to 3.",
    ]
  `);
});

test("blocks and items come, go and move", () => {
  expect(said((page) => page.blocks.splice(1, 0, faq))).toMatchInlineSnapshot(`
    [
      "Block 2 (faq "Questions") added.",
    ]
  `);
  expect(said((page) => page.blocks.splice(1, 1))).toMatchInlineSnapshot(`
    [
      "Block 2 (intro "About us") removed.",
    ]
  `);
  expect(said((page) => (page.blocks = page.blocks.toReversed()))).toMatchInlineSnapshot(`
    [
      "Block 3 (faq "Questions") moved to place 1.",
      "Block 1 (hero "Hello") moved to place 3.",
    ]
  `);
  expect(said((page) => page.blocks.push(page.blocks.shift()))).toMatchInlineSnapshot(`
    [
      "Block 1 (hero "Hello") moved to place 3.",
    ]
  `);
  expect(
    said((page) => {
      page.blocks[2].items.push({ question: "Where?", answer: "Here." });
      page.blocks[2].items.splice(0, 1);
      page.blocks[2].items[0].question = "When?!";
    }),
  ).toMatchInlineSnapshot(`
    [
      "In block 3 (faq "Questions"): question 1 ("Why?") removed.",
      "In block 3 (faq "Questions") > question 1: question changed from "When?" to "When?!".",
      "In block 3 (faq "Questions"): question 3 ("Where?") added.",
    ]
  `);
  expect(said((page) => (page.blocks[1] = { type: "cta", heading: "Talk" }))).toMatchInlineSnapshot(`
    [
      "Block 2 (intro "About us") removed.",
      "Block 2 (cta "Talk") added.",
    ]
  `);
});

test("the site and a shared block", () => {
  expect(
    said(
      (site) => {
        site.brand.name = "New";
        site.header.menu.push({ label: "News", href: "/news" });
        site.forms.offer = site.forms.quote;
      },
      settings(),
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
  expect(
    said(
      (file) => {
        file.block.items[2].answer = "You.";
        file.open.push("items");
      },
      shared,
      "shared",
    ),
  ).toMatchInlineSnapshot(`
    [
      "In the block (faq "Questions") > question 3: answer changed from "We." to "You.".",
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
    { numRuns: 300, seed: 1 },
  );
});
