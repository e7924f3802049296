/** Several pairs of brackets around one value are one mistake, and none of what stands in them is told to be written anew. */
import { expect, test } from "vitest";
import type { Json } from "../../../../../../src/model/fields.ts";
import { fixSite } from "../../../../../../src/node/fix/fixSite.ts";
import {
  block,
  inputOf,
  page,
  problemsOf,
  sentences,
  shortIntro,
  siteWith,
  text,
  told,
  toldOf,
} from "../../../site.ts";

const onPage = (fields: Record<string, Json>) => sentences(toldOf(shortIntro(fields)));

test("around a single value", () => {
  expect(onPage({ heading: [[["Hello"]]] })).toMatchInlineSnapshot(`
    "
    pages/index.json:8:18   In block 1 (intro): "heading" should be a text, but it is a list.
        Fix: take all the [ ] away: "heading": "Hello".              [wrong-type, can be fixed for you]
    "
  `);
  expect(onPage({ heading: [["Hello", "there"]] })).toMatchInlineSnapshot(`
    "
    pages/index.json:8:18   In block 1 (intro): "heading" should be a text, but it is a list.
        Fix: write one text in quotation marks, without [ ]: "heading": "Hello there".   [wrong-type]
    "
  `);
  const button = { label: "Go on now", hrf: "/contact" };
  expect(onPage({ button: [[[button]]] })).toMatchInlineSnapshot(`
    "
    pages/index.json:10:17   In block 1 (intro "Hello"): "button" should be a group of fields in { }, but it is a list.
        Fix: take all the [ ] away: "button": { "label": "Go on now", "hrf": "/contact" }.   [wrong-type, can be fixed for you]

    pages/index.json:15:15   In block 1 (intro "Hello") > button > entry 1 > entry 1 > entry 1: "hrf" is not something a button has.
        Fix: rename it to "href".                                    [unknown-property]
    "
  `);
});

test("are taken away by --fix at once", () => {
  const files = (heading: Json) => siteWith({ "pages/index.json": text(page(shortIntro({ heading }))) });
  const { steps, files: fixed } = fixSite(inputOf(files([[["Hello"]]])));
  expect(steps).toHaveLength(1);
  expect(fixed).toEqual(files("Hello"));
});

test("around the entries of a list", () => {
  expect(onPage({ text: [[["One.", "Two."]]] })).toMatchInlineSnapshot(`
    "
    pages/index.json:10:9   In block 1 (intro "Hello") > text: paragraph 1 should be a text, but it is a list.
        Fix: take the two [ of lines 10 and 11 away, and the two ] of lines 14 and 15 that go with them.   [wrong-type]
    "
  `);
  expect(onPage({ text: ["One.", [["Two."]]] })).toMatchInlineSnapshot(`
    "
    pages/index.json:11:9   In block 1 (intro "Hello") > text: paragraph 2 should be a text, but it is a list.
        Fix: take all the [ ] away: "Two.".                          [wrong-type, can be fixed for you]
    "
  `);
  const [first] = block("faq")["items"] as Json[];
  const wrong = { question: "Why?", anser: "Because." };
  expect(sentences(toldOf({ ...block("faq"), items: [[[[first!, wrong]]]] }))).toMatchInlineSnapshot(`
    "
    pages/index.json:10:9   In block 1 (faq "Questions clients ask us first") > items: question 1 should be a group of fields in { }, but it is a list.
        Fix: take the three [ of lines 10, 11 and 12 away, and the three ] of lines 21, 22 and 23 that go with them.   [wrong-type]

    pages/index.json:19:17   In block 1 (faq "Questions clients ask us first") > question 1 > entry 1 > entry 1 > entry 2: "anser" is not something a question has.
        Fix: rename it to "answer".                                  [unknown-property]
    "
  `);
});

test("in one line", () => {
  const lines = text(page(shortIntro({ text: "X" })));
  const withText = (written: string) => sentences(told({ "pages/index.json": lines.replace('"X"', written) }));
  expect(withText('[[["One.", "Two."]]]')).toMatchInlineSnapshot(`
    "
    pages/index.json:9:16   In block 1 (intro "Hello") > text: paragraph 1 should be a text, but it is a list.
        Fix: take these two inner [ ] away.                          [wrong-type]
    "
  `);
  expect(withText('[[\n"One.", "Two."]]')).toMatchInlineSnapshot(`
    "
    pages/index.json:9:16   In block 1 (intro "Hello") > text: paragraph 1 should be a text, but it is a list.
        Fix: take this [ away, and the ] of line 10 that goes with it.   [wrong-type]
    "
  `);
  expect(withText('[[[\n"One.", "Two."\n]]]')).toMatchInlineSnapshot(`
    "
    pages/index.json:9:16   In block 1 (intro "Hello") > text: paragraph 1 should be a text, but it is a list.
        Fix: take the two [ of line 9 away, and the two ] of line 11 that go with them.   [wrong-type]
    "
  `);
});

test("around blocks", () => {
  const withBlocks = (blocks: Json) => sentences(told({ "pages/index.json": text({ ...page(), blocks }) }));
  expect(withBlocks([[[shortIntro({})]]])).toMatchInlineSnapshot(`
    "
    pages/index.json:6:5   In block 1: a block is a group of fields in { }, but this is a list.
        Fix: take all the inner [ ] around it away.                  [wrong-type]
    "
  `);
  expect(withBlocks([shortIntro({}), [[block("faq"), block("cta")]]])).toMatchInlineSnapshot(`
    "
    pages/index.json:11:5   In block 2: a block is a group of fields in { }, but this is a list.
        Fix: take all the inner [ ] around them away.                [wrong-type]
    "
  `);
  expect(sentences(told({ "pages/_shared/x.json": text({ block: [[shortIntro({})]] as Json }) })))
    .toMatchInlineSnapshot(`
    "
    pages/_shared/x.json:2:12   In the block: a block is a group of fields in { }, but this is a list.
        Fix: take all the [ ] around it away.                        [wrong-type]
    "
  `);
});

test.each<Json>([[[]], [[[]]], [[[[]]]]])("around nothing, told as an empty list: %j", (value) => {
  expect(onPage({ text: value })).toBe(onPage({ text: [] }));
});

test("a list in a list whose entry has to be written anew is one mistake", () => {
  const said = (items: Json) =>
    problemsOf({ "pages/index.json": text(page({ type: "faq", heading: "Questions", items })) }).map(
      ({ message, fix }) => `${message} ${fix}`,
    );
  const anew = (question: string) =>
    `write it like this, with your own words for the three dots: { "question": "${question}", "answer": "…" }.`;
  const isList = "question 1 should be a group of fields in { }, but it is a list.";
  expect(said([["Who?"]])).toEqual([`${isList} ${anew("Who?")}`]);
  expect(said([[["Who?"]]])).toEqual([`${isList} ${anew("Who?")}`]);
  expect(said([[{}]])).toEqual([`${isList} ${anew("…")}`]);
  expect(said([[null]])).toEqual([`${isList} take it out.`]);
  expect(said([["Who?"], { question: "When?", answer: "Soon." }])).toEqual([`${isList} ${anew("Who?")}`]);
  expect(said([["Who?", "When?"]])).toEqual([
    '"items" is a list of texts, but each question should be a group of fields in { }. write each question in the same [ ] like this, with your own words for the three dots: { "question": "Who?", "answer": "…" }.',
  ]);
});
