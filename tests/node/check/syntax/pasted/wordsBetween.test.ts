/** Lines of words between the groups of a list, which have no quotation marks. */
import { expect, test } from "vitest";
import { block, page, problemsOf, sentences, text, toldOf, toldOfEach } from "../../site.ts";

const [intro, faq] = [block("intro"), block("faq")].map((each) => text(each).trimEnd());
const pageWith = (before: string, behind = "") =>
  `{\n  "route": "/x",\n  "blocks": [\n${intro},\n${before}${faq}\n${behind}  ]\n}\n`;
const FENCED = pageWith("Sure! Here is your FAQ block:\n```json\n", "```\n");

test("the words of a chat program before a block, with the fences around that", () => {
  expect(
    sentences(
      toldOfEach(
        FENCED,
        pageWith("  Klar, hier ist der Block:\n\n  ```\n", "  ```\n"),
        pageWith("Here is your FAQ block:\n"),
        pageWith("Questions people often ask:\n"),
        pageWith("```json\n", "```\nLet me know if you want to change it!\n"),
      ),
    ),
  ).toMatchInlineSnapshot(`
    "

    pages/x.json:23:1   "Sure! Here is your FAQ block:" stands between the groups of a list.
        Fix: take this line, \`\`\`json in line 24 and \`\`\` in line 42 out.   [unexpected-text]

    pages/x.json:23:3   "Klar, hier ist der Block:" stands between the groups of a list.
        Fix: take this line, \`\`\` in line 25 and \`\`\` in line 43 out.   [unexpected-text]

    pages/x.json:23:1   "Here is your FAQ block:" stands between the groups of a list.
        Fix: take this line out.                                     [unexpected-text]

    pages/x.json:23:1   "Questions people often ask:" stands between the groups of a list.
        Fix: take this line out. If visitors are to read it, write it into one of the groups.   [unexpected-text]

    pages/x.json:23:1   "\`\`\`json" is not expected here.
        Fix: take "\`\`\`json" out, and "\`\`\`" in line 41.               [unexpected-text, can be fixed for you]

    pages/x.json:42:1   "Let me know if you want to change it!" is not expected here.
        Fix: take it out. If visitors are to read it, move it between the quotation marks of the text that it belongs to.   [unexpected-text]

    "
  `);
});

test("all of the block behind them is checked", () => {
  const codes = problemsOf({ "pages/x.json": FENCED.replace('"items"', '"itmes"') }).map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(["unexpected-text", "unknown-property"]));
});

test.each([
  '{\n  "items": [\n    How long does it take? Six weeks.\n  ]\n}',
  '{\n  "points": [\n    "One",\n    Words without any marks:\n    "Two"\n  ]\n}',
  '{\n  "items": [\n    { "text":\n      Words without any marks\n    }\n  ]\n}',
])("%s has other mistakes", (written) => {
  const said = problemsOf({ "pages/x.json": written }).map(({ message }) => message);
  expect(said.filter((message) => message.includes("between the groups"))).toEqual([]);
});

test("questions as names of a group, whatever that is called, are shown as a list", () => {
  const asked = { "How long does it take?": "Six weeks.", "Who owns it?": "You do." };
  const faqWith = (name: string, value: typeof asked) => ({ type: "faq", heading: "Questions", [name]: value });
  expect(sentences(toldOf(faqWith("faqs", asked), faqWith("content", asked)))).toMatchInlineSnapshot(`
    "
    pages/index.json:9:7   In block 1 (faq "Questions"): "faqs" is not something a faq has.
        Fix: rename it to "items", and write them in a list: "items": [{ "question": "How long does it take?", "answer": "Six weeks." }, { "question": "Who owns it?", "answer": "You do." }].   [unknown-property]

    pages/index.json:17:7   In block 2 (faq "Questions"): "content" is not something a faq has.
        Fix: rename it to "items", and write them in a list: "items": [{ "question": "How long does it take?", "answer": "Six weeks." }, { "question": "Who owns it?", "answer": "You do." }].   [unknown-property]
    "
  `);
  const named = problemsOf({ "pages/index.json": text(page(faqWith("extra", { one: "A", two: "B" } as never))) });
  expect(named.map(({ fix }) => fix).join()).not.toContain("write them in a list");
});
