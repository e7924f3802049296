/** What moves, is taken out or gets another name says all that there is to do, commas included. */
import { expect, test } from "vitest";
import { block, type Group, page, problemsOf, shortIntro, text, toldOf } from "../site.ts";

const saidOf = (...blocks: Group[]) =>
  problemsOf({ "pages/index.json": text(page(...blocks)) }).map(({ code, line, fix }) => `${line} ${code}: ${fix}`);

test("a field that is written twice, where another one is missing", () => {
  const [first, ...others] = block("portfolioGrid")["items"] as Group[];
  const grid = text(page({ ...block("portfolioGrid"), items: [first!, ...others] }));
  expect(problemsOf({ "pages/index.json": grid.replace('"category"', '"title"') })).toMatchObject([
    {
      code: "duplicate-key",
      fix: 'rename one of the two to "category", which is missing, or take one out and add that.',
    },
  ]);
  // A picture cannot be what stands there twice.
  const codes = problemsOf({ "pages/index.json": grid.replace('"image"', '"title": "Again", "picture"') });
  expect(codes.map(({ code }) => code)).toContain("duplicate-key");
});

test("the name of a block in the first of its entries", () => {
  const { id: _, ...process } = block("process");
  const [first, ...others] = process["stages"] as [Group, ...Group[]];
  expect(saidOf({ ...process, stages: [{ id: "next-steps", ...first }, ...others] })).toMatchInlineSnapshot(`
    [
      "11 unknown-property: move it out of "stages", to before "stages" in line 9, with a comma at the end: it belongs to the process.",
    ]
  `);
});

test("a bar whose words stand beside its number already, under a misspelt name", () => {
  const bars = (first: Group) => {
    const both: Group[] = [
      { label: "Plan", ...first },
      { label: "Build", value: 6 },
    ];
    const chart = { caption: "Weeks", bars: both };
    const article = block("article");
    const [section, ...sections] = article["sections"] as [Group, ...Group[]];
    return saidOf({
      ...article,
      sections: [{ heading: section["heading"]!, id: "a", text: "Words.", chart }, ...sections],
    });
  };
  expect(bars({ value: "12 weeks", show: "8-12" })).toMatchInlineSnapshot(`
    [
      "19 wrong-type: write only the number: "value": 12.",
      "20 unknown-property: rename it to "shown".",
    ]
  `);
  expect(bars({ value: "12 weeks" })).toMatchInlineSnapshot(`
    [
      "19 wrong-type: write "value": 12, "shown": "12 weeks".",
    ]
  `);
});

test("a comma on the wrong side of a bracket, before the last field of its group", () => {
  const button = { label: "Write to us", href: "/contact" };
  const intro = text(page({ type: "intro", heading: "Hello", button, text: "Words." }));
  const moved = intro.replace(/"href": "\/contact"(\s*)\},/, '"href": "/contact",$1}');
  expect(problemsOf({ "pages/index.json": moved }).map(({ code, line }) => [code, line])).toMatchInlineSnapshot(`
    [
      [
        "trailing-comma",
        11,
      ],
      [
        "json-syntax",
        12,
      ],
    ]
  `);
});

test("words of a chat program at the start of a text", () => {
  const answer = "Sure! Here is a friendly answer for your website: We are open from nine to six.";
  expect(toldOf(shortIntro({ text: answer }))).toMatchInlineSnapshot(`
    "pages/index.json:9:15   In block 1 (intro "Hello"): "Sure! Here is a friendly answer for your website:" is what a chat program says to its user.
        9 |       "text": "Sure! Here is a friendly answer for your website: We are open from nine to six."
          |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: take it out, with the space behind it.                  [chat-words]"
  `);
});
