/** Groups in Python among those in JSON. */
import { expect, test } from "vitest";
import { sentences, toldOfEach } from "../../site.ts";

const list = (...lines: string[]) => `{\n  "blocks": [\n    ${lines.join("\n    ")}\n  ]\n}`;

test("are told once, as they are in JSON, with all that follow at once", () => {
  expect(
    sentences(
      toldOfEach(
        list(
          '{ "type": "faq" },',
          "dict(",
          "  type='hero',",
          '  image={"src": "a.webp", \'alt\': \'It\\\'s "one"\', "decorative": False},',
          "  ground=None,",
          '  heading="Tiles \\u2013 (all=of them)",',
          "),",
          '{ "type": "intro" }',
        ),
        list('dict(type="faq", items=[dict(question="Why?", answer="So.")]),', 'dict(type="intro", rows=[1, True]),'),
        list("dict(", '  type="faq",', `  text="${"Kites ".repeat(20)}",`, "),"),
        `{\n  "image": dict(src="a.webp", alt=None),\n  "route": "/x"\n}`,
      ),
    ),
  ).toMatchInlineSnapshot(`
    "

    pages/x.json:4:5   The lines from here down to line 9 are written in Python, not in JSON.
        Fix: write them like this, without what is None: { "type": "hero", "image": { "src": "a.webp", "alt": "It's \\"one\\"", "decorative": false }, "heading": "Tiles – (all=of them)" },   [unquoted-text]

    pages/x.json:3:5   The lines from here down to line 4 are written in Python, not in JSON.
        Fix: write all down to line 4 as one line like this: { "type": "faq", "items": [{ "question": "Why?", "answer": "So." }] }, { "type": "intro", "rows": [1, true] }   [unquoted-text]

    pages/x.json:3:5   The lines from here down to line 6 are written in Python, not in JSON.
        Fix: write them like this: { "type": "faq", "text": "Kites Kites Kites Kites Kites Kites Kites Kites Kites Kites Kites Kites Kites Kites Kites Kites Kites Kites Kites Kites " }   [unquoted-text]

    pages/x.json:2:12   This is written in Python, not in JSON.
        Fix: write it like this, without what is None: { "src": "a.webp" }   [unquoted-text]

    "
  `);
});

test.each([
  'dict(type="hero",  # the first one\n heading="Tiles")',
  'dict(type="hero", type="faq")',
  'dict(type="hero", heading="Tiles " "and floors")',
  'dict(type="hero") | more',
  'dict(type="hero", heading=words)',
  'dict(type="hero", heading="Tiles"',
])("are told in general where there is more in them than values: %s", (written) => {
  expect(sentences(toldOfEach(list(written)))).toBe(`

pages/x.json:3:5   The group that begins here is written in Python, not in JSON.
    Fix: write { for dict( and } for its ), each name in quotation marks, and a colon for each =.   [unquoted-text]

`);
});

test("are no words that only begin so", () => {
  const told = toldOfEach(list('"dict(type=1)",', "dict(ionary) of words"), list("dict(ionary)"));
  expect(told).not.toContain("Python");
});

test("with long texts, these are cut", () => {
  const words = "Take a photograph of the floor and see it with other tiles. ".repeat(12);
  expect(sentences(toldOfEach(list(`dict(type="intro", text="${words}")`)))).toMatchInlineSnapshot(`
    "

    pages/x.json:3:5   This is written in Python, not in JSON.
        Fix: write it like this, with each text as a whole: { "type": "intro", "text": "Take a photograph of the floor and see it with other tiles.…" }   [unquoted-text]

    "
  `);
});
