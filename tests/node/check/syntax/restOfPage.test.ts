/** Mistakes that end where it is plain: the rest of the page is checked all the same. */
import { expect, test } from "vitest";
import { problemsOf, settings, text } from "../site.ts";

/** A page with a field of an intro, and with a name that no block has behind it. */
const around = (field: string, behind = "") =>
  `{
  "route": "/x",
  "title": "A page with a slip in a text",
  "description": "A page in which a text goes on over several lines, and in which a name is misspelt.",
  "blocks": [
    {
      "type": "faq",
      "headng": "One",
      "items": [
        { "question": "Who?", "answer": "We." },
        ${field}
      ]
    },
    { "type": "intro", "headng": "Two", "text": "Words." }
  ]
}
${behind}`;
const toldOf = (field: string, behind?: string) =>
  problemsOf({ "pages/x.json": around(field, behind) }).map(({ code, line }) => `${code} ${line}`);

test.each([
  ["a field", '{\n"question": "How?",\n"answer": "We look.\n\nThen we build.\n\nThen we show."\n}', 13],
  ["a group on one line", '{ "question": "How?", "answer": "We look.\n\nThen we build.\n\nThen we show." }', 11],
  ["a list", '{ "question": "How?", "answer": ["So.", "We look.\n\nThen we build.\n\nThen we show."] }', 11],
  ["six lines", '{ "question": "How?", "answer": "We look.\nThen.\nThen.\nThen.\nThen.\nThen we show." }', 11],
  ["a mark inside", '{\n"question": "How?",\n"answer": "We look.\n\nThen we "build".\n\nThen we show."\n}', 13],
])("paragraphs in %s", (_, field, line) => {
  const last = 14 + field.split("\n").length - 1;
  expect(toldOf(field)).toEqual(["unknown-property 8", `line-break-in-text ${line}`, `unknown-property ${last}`]);
});

test("a bracket that is missing in the line below a text over two lines, and none where the break is in a name", () => {
  const lists =
    '{ "question": "How?",\n"answer": "We look and\nthen we build.",\n"links": ["/a", "/b",\n"title": "So" }';
  expect(toldOf(lists)).toEqual(expect.arrayContaining(["line-break-in-text 12", "missing-bracket 15"]));
  const name = '{ "question": "How?",\n"ans\nwer": {\n"label": "So" }\n}';
  expect(toldOf(name).filter((told) => told.includes("bracket"))).toEqual([]);
});

test("a quotation mark inside the first of several paragraphs", () => {
  const field = '{\n"question": "How?",\n"answer": "We "look" at it.\n\nThen we build.\n\nThen we show."\n}';
  expect(toldOf(field)).toEqual(["unknown-property 8", "quote-in-text 13", "unknown-property 21"]);
});

const SOUND = '{ "question": "How?", "answer": "So." }';

test.each([
  ["EOF", "take it out."],
  ["</script>", "take it out."],
  ["</body>\n</html>", "take out all from here on, or move it into a text of the page."],
])("words behind the end: %s", (behind, fix) => {
  expect(toldOf(SOUND, behind)).toEqual(["unknown-property 8", "unknown-property 14", "text-after-end 17"]);
  expect(problemsOf({ "pages/x.json": around(SOUND, behind) }).at(-1)!.fix).toBe(fix);
});

test.each(['"heading": "Three"', "heading: Three", "{}"])(
  "a field behind the end may belong to the page: %s",
  (behind) => {
    expect(toldOf(SOUND, behind)).toEqual(["text-after-end 17"]);
  },
);

test("where a { was deleted, the fields behind its } are not to be taken out", () => {
  const spoilt = text(settings()).replace(/"header": \{\s*/, "");
  expect(spoilt).not.toBe(text(settings()));
  expect(problemsOf({ "pages/_site.json": spoilt }).map(({ code, fix }) => [code, fix])).toEqual([
    ["text-after-end", "if the { of that } is missing above, put its line back. Else take that } out."],
  ]);
});
