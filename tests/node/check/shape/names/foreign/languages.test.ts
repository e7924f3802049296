/** Texts that are given for several languages. */
import { expect, test } from "vitest";
import { pageAt, problemsOf, shortIntro, text, told, toldOf } from "../../../site.ts";

const HELLO = { en: "Hello", de: "Hallo" };
const saidOf = (fields: object) =>
  problemsOf({ "pages/x.json": text(pageAt("/x", { ...shortIntro({}), ...fields })) }).map(
    ({ code, message, fix }) => `${code}: ${message} ${fix}`,
  );

test("a text that is a group of languages keeps one of them", () => {
  expect(`\n${toldOf(shortIntro({ heading: HELLO }))}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:8:18   In block 1 (intro): "heading" is given in two languages, "en" and "de", but a site has one.
        8 |       "heading": {
          |                  ^
        Fix: write only what is in "en", without { }: "heading": "Hello". Another language needs a site of its own.   [several-languages]
    "
  `);
});

test("all texts of a page are one mistake, and those of another page another one", () => {
  const stages = ["One", "Two"].map((title) => ({ title, points: [HELLO, { en: "A", fr: "B" }] }));
  const steps = { type: "process", heading: HELLO, stages };
  const blocks = [shortIntro({ text: { en: ["One.", "Two."], de: ["Eins.", "Zwei."] } }), steps];
  const files = {
    "pages/x.json": text({ ...pageAt("/x", ...blocks), title: HELLO }),
    "pages/y.json": text(pageAt("/y", shortIntro({ heading: HELLO }))),
  };
  expect(`\n${told(files)}\n`).toMatchInlineSnapshot(`
    "
    pages/x.json:3:12   "title" is given in two languages, "en" and "de", but a site has one.
        3 |   "title": {
          |            ^
        7 fields are given so. The others are in pages/x.json, lines 12, 25, 33, 37, 46 and 50.
        Fix: write only what is in "en", without { }: "title": "Hello". Another language needs a site of its own. In the other places, do so with what stands there.   [several-languages]

    pages/y.json:8:18   In block 1 (intro): "heading" is given in two languages, "en" and "de", but a site has one.
        8 |       "heading": {
          |                  ^
        Fix: write only what is in "en", without { }: "heading": "Hello". Another language needs a site of its own.   [several-languages]
    "
  `);
});

test("other names, other values, and a single language", () => {
  expect(saidOf({ heading: { en: "Hello", text: "Hallo" } })[0]).toMatch(/^wrong-type: /);
  expect(saidOf({ heading: { xx: "Hello", qq: "Hallo" } })[0]).toMatch(/^wrong-type: /);
  expect(saidOf({ heading: { en: "Hello" } })).toEqual([
    'wrong-type: "heading" should be a text, but it is a group of fields in { }. write it as a text, without { }: "heading": "Hello".',
  ]);
  expect(saidOf({ heading: { "en-GB": "Colour", en_US: "Color" } })[0]).toMatch(/^several-languages: /);
  expect(saidOf({ text: { en: "x".repeat(200), de: "y" } })[0]).toMatch(
    / write only what is in "en", without \{ \}\. Another language needs a site of its own\.$/,
  );
});

test("fields for other languages beside the field", () => {
  const both = {
    heading: "A kite",
    heading_de: "Ein Drachen",
    headingFr: "Un cerf-volant",
    text: "Up.",
    text_de: "Auf.",
  };
  expect(`\n${toldOf({ type: "intro", ...both })}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:9:7   In block 1 (intro "A kite"): "heading" is given in three languages, "heading" in line 8, "heading_de" in line 9 and "headingFr" in line 10, but a site has one.
        9 |       "heading_de": "Ein Drachen",
          |       ^^^^^^^^^^^^
        2 fields are given so. The other is in pages/index.json, line 12.
        Fix: take "heading_de" and "headingFr" out, each with a comma beside it. Another language needs a site of its own. In the other place, do so with what stands there.   [several-languages]
    "
  `);
  const alone = { heading_en: "A kite", heading_de: "Ein Drachen", text: "Up." };
  expect(`\n${toldOf({ type: "intro", ...alone })}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:9:7   In block 1 (intro): "heading" is given in two languages, "heading_en" in line 8 and "heading_de" in line 9, but a site has one.
        9 |       "heading_de": "Ein Drachen",
          |       ^^^^^^^^^^^^
        Fix: rename "heading_en" to "heading", and take "heading_de" out, with a comma beside it. Another language needs a site of its own.   [several-languages]
    "
  `);
  expect(saidOf({ heading: "A kite", heading_id: "kite" })[0]).toMatch(/^unknown-property: /);
});
