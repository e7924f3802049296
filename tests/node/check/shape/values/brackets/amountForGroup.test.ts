/** Numbers in the place of groups that have one and words for it: the author's number is kept. */
import { expect, test } from "vitest";
import type { Json } from "../../../../../../src/model/fields.ts";
import { block, type Group, page, problemsOf, settings, shortIntro, text } from "../../../site.ts";

const DOTS = ", with your own words for the three dots";
const fixesOf = (first: Group) => problemsOf({ "pages/index.json": text(page(first)) }).map(({ fix }) => fix);

function chart(bars: Json[]): Group {
  const article = block("article");
  const [first, ...others] = article["sections"] as Group[];
  return { ...article, sections: [{ ...first, chart: { caption: "Typical prices", bars } }, ...others] };
}

test.each<[bars: Json[], fix: string]>([
  [[25, 495], `write each bar in the same [ ] like this${DOTS}: { "label": "…", "value": 25 }.`],
  [["25", "495"], `write each bar in the same [ ] like this${DOTS}: { "label": "…", "value": 25 }.`],
  [["Simple: 25", "Rich: 495"], 'write each bar in the same [ ] like this: { "label": "Simple", "value": 25 }.'],
  [[{ label: "Simple", value: 3 }, 495], `write it like this${DOTS}: { "label": "…", "value": 495 }.`],
  [["Simple", "Rich"], 'write each bar in the same [ ] like this: { "label": "Simple", "value": 10 }.'],
])("the bars %j", (bars, fix) => expect(fixesOf(chart(bars)).slice(0, 1)).toEqual([fix]));

test.each<[figures: Json[], fix: string]>([
  [[50, 12], `write each figure in the same [ ] like this${DOTS}: { "value": "50", "label": "…" }.`],
  [["50+", "12"], `write each figure in the same [ ] like this${DOTS}: { "value": "50+", "label": "…" }.`],
  [
    ["50+ projects", "12 years"],
    'write each figure in the same [ ] like this: { "value": "50+", "label": "projects" }.',
  ],
  [
    ["Projects: 50+", "Years: 12"],
    'write each figure in the same [ ] like this: { "value": "50+", "label": "Projects" }.',
  ],
])("the figures %j", (figures, fix) => expect(fixesOf(shortIntro({ figures }))).toEqual([fix]));

test("the choices of a form may begin with a number", () => {
  const site = settings();
  site["fields"] = {
    ...(site["fields"] as Group),
    size: { label: "Size", kind: "select", options: ["6 people", "12 people"] },
  };
  const [first] = problemsOf({ "pages/_site.json": text(site) });
  expect(first?.fix).toBe('write each choice in the same [ ] like this: { "value": "6 people", "label": "6 people" }.');
});

test("of a list on one line, the others are in the same line", () => {
  const site = settings();
  const options = [{ value: "small", label: "Small" }, "6 people", "12 people", "More"];
  site["fields"] = { ...(site["fields"] as Group), size: { label: "Size", kind: "select", options } };
  const written = JSON.stringify(site, null, 2);
  const list = JSON.stringify(options);
  const onOneLine = written.replace(/"options": \[[^\]]*6 people[^\]]*\]/, `"options": ${list}`);
  const [problem, ...rest] = problemsOf({ "pages/_site.json": onOneLine });
  expect(rest).toEqual([]);
  expect([problem?.message, problem?.detail, problem?.fix]).toEqual([
    'three of the entries of "options" are texts, but each choice should be a group of fields in { }.',
    "The others are in the same line.",
    'write each choice in the same [ ] like this, with your own words for the three dots: { "value": "…", "label": "6 people" }.',
  ]);
});
