/** Groups and lists in quotation marks, as programs export them. */
import { expect, test } from "vitest";
import { check } from "../../../../../../src/node/check/check.ts";
import {
  block,
  inputOf,
  page,
  problemsOf,
  shortHero,
  shortIntro,
  siteWith,
  text,
  told,
  toldOf,
} from "../../../site.ts";

test("a block, and several", () => {
  const one = JSON.stringify(shortIntro({}));
  expect(`\n${toldOf(shortHero("A kite"), one)}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:14:5   In block 2: this block stands in quotation marks, so it is only a text.
        14 |     "{\\"type\\":\\"intro\\",\\"heading\\":\\"Hello\\",\\"text\\":\\"A few words.\\"}"
           |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: take away the quotation mark before the first { and the one behind the last }, and each \\ before a quotation mark between them.   [wrong-type, can be fixed for you]
    "
  `);
  expect(`\n${toldOf(one, JSON.stringify(shortHero("A kite")))}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:6:5   In block 1: this block and 1 other one stand in quotation marks, so they are only texts.
        6 |     "{\\"type\\":\\"intro\\",\\"heading\\":\\"Hello\\",\\"text\\":\\"A few words.\\"}",
          |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: in both of them, take away the quotation mark before the first { and the one behind the last }, and each \\ before a quotation mark between them.   [wrong-type, can be fixed for you]
    "
  `);
});

test("all blocks, and the entries of one", () => {
  const blocks = JSON.stringify([shortIntro({})]);
  expect(`\n${told({ "pages/index.json": text({ ...page(), blocks }) })}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:5:13   "blocks" should be a list in [ ], but it is a list in quotation marks.
        5 |   "blocks": "[{\\"type\\":\\"intro\\",\\"heading\\":\\"Hello\\",\\"text\\":\\"A few words.\\"}]"
          |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: take away the quotation mark before the first [ and the one behind the last ], and each \\ before a quotation mark between them.   [wrong-type, can be fixed for you]
    "
  `);
  const { items, ...faq } = block("faq");
  expect(`\n${toldOf({ ...faq, items: JSON.stringify(items!) })}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:9:16   In block 1 (faq "Questions clients ask us first"): "items" should be a list in [ ], but it is a list in quotation marks.
        9 |       "items": "[{\\"question\\":\\"How long does it …\\":[\\"Yes.\\",\\"Before you tell us the idea.\\"]}]"
          |                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: take away the quotation mark before the first [ and the one behind the last ], and each \\ before a quotation mark between them.   [wrong-type, can be fixed for you]
    "
  `);
});

test("a group of fields", () => {
  const button = JSON.stringify({ label: "Write to us", href: "/contact" });
  expect(`\n${toldOf(shortIntro({ button }))}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:10:17   In block 1 (intro "Hello"): "button" should be a group of fields in { }, but it is a group of fields in { } in quotation marks.
        10 |       "button": "{\\"label\\":\\"Write to us\\",\\"href\\":\\"/contact\\"}"
           |                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: take away the quotation mark before the first { and the one behind the last }, and each \\ before a quotation mark between them.   [wrong-type, can be fixed for you]
    "
  `);
});

test("a whole page in quotation marks is one mistake", () => {
  expect(`\n${told({ "pages/index.json": text(JSON.stringify(page(shortIntro({})))) })}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:1:1   The file should be a group of fields in { }, but it is a group of fields in { } in quotation marks.
        1 | "{\\"route\\":\\"/\\",\\"title\\":\\"The page under test in short\\",\\"description\\":\\"The page under test, …
          | ^
        Fix: take away the quotation mark before the first { and the one behind the last }, and each \\ before a quotation mark between them.   [wrong-type, can be fixed for you]
        The links to this page are checked when this is put right.
    "
  `);
});

test("a whole page with lines in quotation marks is laid out again", () => {
  const home = JSON.stringify(page(shortIntro({})), null, 2);
  const [found, ...others] = problemsOf({ "pages/index.json": `${JSON.stringify(home)}\n` });
  expect(others).toEqual([]);
  expect(found?.fix).toBe(
    "take away the quotation mark before the first { and the one behind the last }, each \\ before a quotation mark between them, and write a new line for each \\n.",
  );
  expect(found?.edit?.text).toBe(home);
});

test("a text with braces is no group", () => {
  expect(toldOf("{company} is here")).toContain("but this is a text");
});

test("questions and answers as other programs have them", () => {
  const lines = ["Q: Is it free?", "A: It is, for a week.", "Q: Is it new?", "A: Yes."];
  const faq = (...items: string[]) => ({ type: "faq", heading: "Questions", items });
  expect(toldOf(faq(...lines))).toMatchInlineSnapshot(`
    "pages/index.json:9:16   In block 1 (faq "Questions"): "items" is a list of texts, but each question should be a group of fields in { }.
        9 |       "items": [
          |                ^
        Fix: write each two of them as one question, like this: { "question": "Is it free?", "answer": "It is, for a week." }.   [wrong-type]"
  `);
  expect(toldOf(faq("Question 1: Is it free? Answer: It is."))).toMatchInlineSnapshot(`
    "pages/index.json:10:9   In block 1 (faq "Questions") > items: question 1 should be a group of fields in { }, but it is a text: "Question 1: Is it free? Answer: It is.".
        10 |         "Question 1: Is it free? Answer: It is."
           |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write it like this: { "question": "Is it free?", "answer": "It is." }.   [wrong-type]"
  `);
  const bare = text(page(faq("Q"))).replace('"Q"', lines.join("\n          "));
  expect(told({ "pages/index.json": bare })).toMatchInlineSnapshot(`
    "pages/index.json:10:9   The text Q: Is it free? is not written as an entry of a list of questions.
        10 |         Q: Is it free?
           |         ^^^^^^^^^^^^^^
        Fix: write each question with its answer like this, with a comma between two of them: { "question": "Is it free?", "answer": "It is, for a week." }.   [unquoted-text]
        The rest of this page was not checked until this is put right."
  `);
});

test("a shared block in quotation marks is used: nobody blames its file", () => {
  const site = siteWith({});
  const all = String(site["pages/all.json"]);
  const place = JSON.stringify({ type: "shared", use: "contact-form" });
  const pasted = all.replace(/\{\s*"type": "shared"[^{}]*\}/, JSON.stringify(place));
  expect(pasted).not.toBe(all);
  const found = check(inputOf({ ...site, "pages/all.json": pasted }));
  expect(found.map(({ file, code }) => `${file} ${code}`)).toEqual(["pages/all.json wrong-type"]);
});
