/** What somebody wrote under unknown names goes into the field that is missing beside it, and is not thrown away. */
import { expect, test } from "vitest";
import { block, type Group, page, problemsOf, text } from "../site.ts";

/** What is told of a block. */
function told(whole: Group): string[] {
  return problemsOf({ "pages/index.json": text(page(whole)) }).flatMap(({ file, message, fix }) =>
    file === "pages/index.json" ? [`${message} ${fix ?? ""}`] : [],
  );
}

function withChart(chart: Group): Group {
  const { sections, ...article } = block("article");
  const [first, ...others] = sections as Group[];
  return { ...article, sections: [{ ...first, chart }, ...others] };
}

/** A block without its items, with other fields in their place. */
function without(type: string, fields: Group): Group {
  const { items: _, ...whole } = block(type);
  return { ...whole, ...fields };
}

const BARS =
  'are two lists, but each bar is a group with both. take both out, and write in their place: "bars": [{ "label": "India", "value": 95 }, { "label": "Canada", "value": 40 }].';

test.each<[string, Group, string[]]>([
  [
    "a list of words and one of numbers",
    withChart({ caption: "Share", labels: ["India", "Canada"], data: [95, 40] }),
    [`"labels" and "data" ${BARS}`],
  ],
  [
    "the numbers first",
    withChart({ caption: "Share", series: [95, 40], categories: ["India", "Canada"] }),
    [`"series" and "categories" ${BARS}`],
  ],
  [
    "two lists of words, of which one says which it is",
    without("faq", { replies: ["Yes.", "No."], questions: ["Is it free?", "Is it slow?"] }),
    [
      '"replies" and "questions" are two lists, but each question is a group with both. take both out, and write in their place: "items": [{ "question": "Is it free?", "answer": "Yes." }, { "question": "Is it slow?", "answer": "No." }].',
    ],
  ],
])("two lists side by side: %s", (_, whole, all) => {
  expect(told(whole)).toEqual(all);
});

test.each<[string, Group]>([
  ["lists of other lengths", withChart({ caption: "Share", labels: ["India", "Canada", "Peru"], data: [95, 40] })],
  ["words alone, of which nobody can say which is which", without("faq", { ones: ["Yes", "No"], twos: ["A", "B"] })],
])("are no entries: %s", (_, whole) => {
  expect(told(whole).filter((each) => each.includes("are two lists"))).toEqual([]);
});
