/** A group that nobody asked for: what stands in it stays, and is called as its block calls it. */
import { expect, test } from "vitest";
import { block, type Group, page, problemsOf, sentences, shortIntro, text, toldOf } from "../../../site.ts";

const said = (author: Group, more: Group = {}) => {
  const whole = block("testimonials");
  const quote = { quote: "They listened to all of us.", author, ...more };
  return sentences(toldOf({ ...whole, items: [...(whole["items"] as Group[]), quote] }));
};

test("the only word left is the field that is missing", () => {
  expect(said({ name: "Maya Rao", role: "Founder, laundry service" })).toMatchInlineSnapshot(`
    "
    pages/index.json:31:11   In block 1 (testimonials "WHAT OUR CLIENTS SAY") > quote 3: "author" is not something a quote has.
        Fix: take "author": { and the } of line 34 away, and rename "role" to "title".   [unknown-property]
    "
  `);
});

test.each([
  ["an address", { profile: "https://example.com/maya" }],
  ["an email", { reach: "maya@example.com" }],
  ["a number", { since: 2019 }],
])("what is no word for it is not renamed, and goes with the comma before it: %s", (_, more) => {
  const [name] = Object.keys(more);
  const all = said({ name: "Maya Rao", ...more });
  expect(all).toContain('the "title" is missing');
  expect(all).toContain(`Take out "${name}" as well, with the comma before it.`);
});

test("before another field the comma stays", () => {
  const all = said({ name: "Maya Rao", since: 2019 }, { title: "Founder" });
  expect(all).toMatch(/write a comma at the end of line \d+, .* Take out "since" as well\. /);
});

/** A block with all its fields in a group, as programs write it. */
const inProps = ({ type, ...props }: Group, written = type!): Group => ({ type: written, props });
const button = { text: "Ask us", url: "/contcat" };

test("what stands in the group is checked as if that was not there", () => {
  const told = [
    toldOf(inProps(shortIntro({ text: "Ask [us](/contcat).", button }))),
    toldOf(inProps(block("faq"), "wpBlock7")),
    toldOf(inProps({ ...block("cardGrid"), variant: "big" }, "featureGrid")),
    toldOf({ ...block("cardGrid"), items: [{ props: { title: "One", txt: [3] } }, { title: "Two", text: "Kites" }] }),
  ];
  expect(sentences(told.join("\n"))).toMatchInlineSnapshot(`
    "
    pages/index.json:8:7   In block 1 (intro "Hello"): "props" is not something an intro has.
        Fix: take "props": { and the } of line 15 away, and leave what stands between them.   [unknown-property]

    pages/index.json:10:17   In block 1 (intro "Hello"): no page lives at "/contcat".
        Fix: did you mean "/contact"?                                [broken-link]

    pages/index.json:12:11   In block 1 (intro "Hello") > button: "text" is not something a button has.
        Fix: rename it to "label".                                   [unknown-property]

    pages/index.json:13:11   In block 1 (intro "Hello") > button: "url" is not something a button has.
        Fix: rename it to "href".                                    [unknown-property]
    pages/index.json:7:15   In block 1: there is no block called "wpBlock7".
        Fix: did you mean "faq"?                                     [unknown-block]

    pages/index.json:8:7   In block 1: "props" is not something a faq has.
        Fix: take "props": { and the } of line 23 away, and leave what stands between them.   [unknown-property]
    pages/index.json:7:15   In block 1: there is no block called "featureGrid".
        Fix: did you mean "cardGrid"?                                [unknown-block]

    pages/index.json:8:7   In block 1: "props" is not something a cardGrid has.
        Fix: take "props": { and the } of line 27 away, and leave what stands between them.   [unknown-property]

    pages/index.json:25:20   In block 1: "variant" cannot be "big".
        Fix: write one of "columns", "list", "steps" or "pictures", or leave it out.   [unknown-option]
    pages/index.json:11:11   In block 1 (cardGrid "Why choose us") > card 1: "props" is not something a card has.
        Fix: take "props": { and the } of line 16 away, and rename "txt" to "text".   [unknown-property]

    pages/index.json:14:15   In block 1 (cardGrid "Why choose us") > card 1 > txt: paragraph 1 should be a text, but it is a number: 3.
        Fix: put it in quotation marks: "3".                         [wrong-type]
    "
  `);
});

test("of two such groups with the same field, that of the second has no place", () => {
  const groups = { props: { ground: "mist" }, style: { ground: "mist" } };
  expect(sentences(toldOf({ ...block("faq"), ...groups }))).toMatchInlineSnapshot(`
    "
    pages/index.json:22:7   In block 1 (faq "Questions clients ask us first"): "props" is not something a faq has.
        Fix: take "props": { and the } of line 24 away with its comma, write a comma at the end of line 23, and leave what stands between them.   [unknown-property]

    pages/index.json:25:7   In block 1 (faq "Questions clients ask us first"): "style" is not something a faq has.
        Fix: take it out, with the comma behind it: colours, sizes and places are chosen by the design.   [unknown-property]
    "
  `);
});

test.each([
  [
    "of which nobody knows the type",
    {
      heading: "One",
      items: [
        { title: "A", text: "B" },
        { title: "C", text: "D" },
      ],
    },
    'write "accordion" (titles that open to show their text, one at a time) or "cardGrid" (short texts with titles side by side): both have such fields. Take "props": { and the } of line 20 away, and leave what stands between them.',
  ],
  [
    "whose fields say nothing",
    { zig: "One", zag: "Two" },
    /docs\/blocks\.md shows what each is for\. Take "props": \{ and the \} of line 11 away, and leave what stands between them\.$/,
  ],
])("a group around the fields of a block %s is told at once", (_, fields: Group, fix: string | RegExp) => {
  const told = problemsOf({ "pages/index.json": text(page({ type: "zigzagRow", props: fields })) });
  expect(told.map(({ code }) => code)).toEqual(["unknown-block"]);
  expect(told[0]!.fix).toMatch(fix);
});
