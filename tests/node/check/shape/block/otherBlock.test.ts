/** A block that has the type of another one is one mistake: its type. */
import { expect, test } from "vitest";
import { block, type Group, page, problemsOf, sentences, text, toldOf, types } from "../../site.ts";

test.each(types.filter((type) => type !== "shared"))("%s that is called shared", (type) => {
  const [problem, ...others] = problemsOf({ "pages/index.json": text(page({ ...block(type), type: "shared" })) });
  expect(others).toEqual([]);
  expect(problem!.sentence).toContain('"type" is "shared", but these are the fields of a');
  expect(problem!.fix).toContain(`"${type}"`);
});

test("another type of block, with a mistake in it, and one that may be two", () => {
  const blocks = [
    { ...block("faq"), type: "hero" },
    { ...block("hero"), type: "shared", ground: "cobolt" },
    { ...block("cta"), type: "shared" },
  ];
  expect(`\n${toldOf(...blocks)}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:7:15   In block 1 (hero "Questions clients ask us first"): "type" is "hero", but these are the fields of a faq.
        7 |       "type": "hero",
          |               ^^^^^^
        Fix: write "faq".                                            [other-block]

    pages/index.json:24:15   In block 2 (shared): "type" is "shared", but these are the fields of a hero.
        24 |       "type": "shared",
           |               ^^^^^^^^
        Fix: write "hero".                                           [other-block]

    pages/index.json:31:17   In block 2 (shared): "ground" cannot be "cobolt".
        31 |       "ground": "cobolt",
           |                 ^^^^^^^^
        Fix: did you mean "cobalt" (blue)?                           [unknown-option]

    pages/index.json:38:15   In block 3 (shared): "type" is "shared", but these are the fields of a cta or an intro.
        38 |       "type": "shared",
           |               ^^^^^^^^
        Fix: write "cta" or "intro".                                 [other-block]
    "
  `);
});

test("a single field that another block has says nothing of the type", () => {
  const codes = (fields: object) =>
    problemsOf({ "pages/index.json": text(page({ ...block("faq"), ...fields })) }).map(({ code }) => code);
  expect(codes({ lead: "A few words." })).toEqual(["unknown-property"]);
  expect(codes({ lead: "A few words.", text: "A few words." })).toEqual(["unknown-property", "unknown-property"]);
});

test("a type in other letters does not hide names that its block does not have", () => {
  const faq: Group = { type: "FAQ", titre: "Before you write", items: [{ frage: "Why?", answer: "So." }] };
  expect(problemsOf({ "pages/index.json": text(page(faq)) }).map(({ fix }) => fix)).toEqual([
    'write "faq".',
    'rename it to "heading".',
    'rename it to "question".',
  ]);
});

test("a block with its type around it is looked at as that", () => {
  const faq = { heading: "Questions", itms: [], items: [{ question: "Who?", answer: { value: "We are." } }] };
  const found = problemsOf({ "pages/index.json": text(page({ faq })) });
  expect(found.map(({ line, message, fix }) => `${line}: ${message} ${fix}`)).toEqual([
    '6: the "type" is missing, so nobody knows what kind of block this is. write "type": "faq", with a comma behind it, in the place of "faq": {, and take the } of line 18 away.',
    '9: "itms" is not something a faq has. "items" is there already; keep one of the two, and call it "items".',
    '13: "answer" should be a text or a list of paragraphs, but it is a group of fields in { }. write it as a text, without { }: "answer": "We are.".',
  ]);
  expect(found.map(({ sentence }) => sentence?.split(":", 1)[0])).toEqual([
    "In block 1",
    "In block 1 > faq",
    "In block 1 > faq > item 1",
  ]);
});

test("what is wrong in a block that has the type of another is told in the same run", () => {
  const faq = {
    type: "accordion",
    heading: "Questions",
    items: [
      { question: "Who?", answer: "We do, and [others](www.example.com)." },
      { question: "When?", answer: "On weekdays." },
    ],
  };
  const cards = { type: "shared", heading: "Read on", posts: ["/IosorAndroidFindou"] };
  const call = {
    type: "shared",
    heading: "Hello",
    text: "A {word}.",
    button: { label: "Write to us", href: "/contcat" },
  };
  expect(sentences(toldOf(faq, cards, call))).toMatchInlineSnapshot(`
    "
    pages/index.json:7:15   In block 1 (accordion "Questions"): "type" is "accordion", but these are the fields of a faq.
        Fix: write "faq", or, if it should stay "accordion", rename "question" to "title" and "answer" to "text" in both places.   [other-block]

    pages/index.json:12:21   In block 1 (accordion "Questions") > item 1: "www.example.com" is not an address that a link can have.
        Fix: write "[others](https://www.example.com)".              [unsafe-url]

    pages/index.json:21:15   In block 2 (shared): "type" is "shared", but these are the fields of a "postCards" block.
        Fix: write "postCards".                                      [other-block]

    pages/index.json:24:9   In block 2 (shared) > posts: no page lives at "/IosorAndroidFindou".
        Fix: did you mean "/IosorAndroidFindout"?                    [unknown-page]

    pages/index.json:28:15   In block 3 (shared): "type" is "shared", but these are the fields of a cta or an intro.
        Fix: write "cta" or "intro".                                 [other-block]

    pages/index.json:30:15   In block 3 (shared): nothing is known that could be filled in for {word}.
        Fix: write one of "{company}", "{email}", "{phone}", "{skype}", "{city}", or words without braces. If people are to read the braces, write \\\\{word}.   [unknown-token]

    pages/index.json:33:17   In block 3 (shared) > button: no page lives at "/contcat".
        Fix: did you mean "/contact"?                                [broken-link]
    "
  `);
});
