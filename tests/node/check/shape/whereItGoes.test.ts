/** What moves, is taken out or gets another name says all that there is to do, commas included. */
import { expect, test } from "vitest";
import { block, type Group, page, problemsOf, settings, shortIntro, text, toldOf } from "../site.ts";

const saidOf = (...blocks: Group[]) =>
  problemsOf({ "pages/index.json": text(page(...blocks)) }).map(({ code, line, fix }) => `${line} ${code}: ${fix}`);

test("a field that is written twice, where another one is missing", () => {
  const [first, ...others] = block("portfolioGrid")["items"] as Group[];
  const grid = text(page({ ...block("portfolioGrid"), items: [first!, ...others] }));
  expect(problemsOf({ "pages/index.json": grid.replace('"category"', '"title"') })).toMatchObject([
    {
      code: "duplicate-key",
      fix: 'rename this one to "category", which is missing and stands behind "title" in the others.',
    },
  ]);
  expect(problemsOf({ "pages/index.json": grid.replace(/"title"(?=[^}]*"category")/, '"category"') })).toMatchObject([
    { fix: 'rename the first one to "title", which is missing and stands before "category" in the others.' },
  ]);
  const alone = text(page({ ...block("portfolioGrid"), items: [first!] }));
  expect(problemsOf({ "pages/index.json": alone.replace('"category"', '"title"') })).toMatchObject([
    { fix: 'rename one of the two to "category", which is missing, or take one out and add that.' },
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
      "19 wrong-type: write "value": 12, "shown": "12 weeks". Without "shown", visitors read the number alone.",
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
    "pages/index.json:9:16   In block 1 (intro "Hello"): "Sure! Here is a friendly answer for your website:" is what a chat program says to its user.
        9 |       "text": "Sure! Here is a friendly answer for your website: We are open from nine to six."
          |                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: take it out, with the space behind it.                  [chat-words]"
  `);
});

test("a table of prices that is a grid of cards but for its type and a name", () => {
  const cards = ["Small", "Large"].map((title) => ({ title, price: "from $2000", text: "All that you need." }));
  expect(saidOf({ type: "pricingCards", heading: "Prices", items: cards })).toEqual([
    '7 unknown-block: did you mean "cardGrid"?',
    '12 unknown-property: rename it to "line" in both places.',
  ]);
});

test("a name that stands for nothing, in several entries of a list", () => {
  const items = ["Is it free?", "How long does it take?"].map((question, i) => ({
    number: i,
    question,
    answer: "Yes.",
  }));
  expect(saidOf({ type: "faq", heading: "Questions", items })).toEqual([
    "11 unknown-property: take it out in both places, each with a comma beside it.",
  ]);
});

test("a name in braces behind quotation marks that are not masked", () => {
  const answer = "Yes. Ask for our @short NDA@ when you write to {mail}, and you have it the same day.";
  const written = text(page(shortIntro({ text: answer }))).replaceAll("@", '"');
  expect(problemsOf({ "pages/index.json": written }).map(({ code, fix }) => [code, fix])).toEqual([
    ["quote-in-text", 'write \\" for each quotation mark inside the text, as in \\"short NDA\\".'],
    ["unknown-token", 'did you mean "{email}"?'],
  ]);
});

test("a button whose label has another name", () => {
  const forms = settings()["forms"] as Record<string, Group>;
  const { submit, ...form } = forms["contact"]!;
  const site = { ...settings(), forms: { ...forms, contact: { ...form, submitLabel: submit! } } };
  expect(problemsOf({ "pages/_site.json": text(site) }).map(({ code, fix }) => [code, fix])).toEqual([
    ["unknown-property", 'rename it to "submit".'],
  ]);
});

test("a link to a place on another page that only its own page has, twice", () => {
  const named = { ...shortIntro({}), id: "prices" };
  const link = shortIntro({ heading: "Links", text: "See [our prices](/all#prices)." });
  const told = problemsOf({ "pages/index.json": text(page(link, named, { ...named, heading: "Again" })) });
  expect(told.find(({ code }) => code === "broken-anchor")?.fix).toMatch(/^write "#prices": this page has it\. Or /);
});

test("a field that is written three times, or more often, is one mistake", () => {
  const written = (times: number) => {
    const more = Array.from({ length: times - 1 }, (_, i) => `"title": "Title ${i}",\n`).join("");
    const file = text(page(shortIntro({}))).replace('"title"', `${more}"title"`);
    return problemsOf({ "pages/index.json": file }).map(({ line, message, fix }) => `${line} ${message} ${fix}`);
  };
  expect(written(3)).toEqual([
    '5 "title" is written three times. The others are on lines 3 and 4. keep one of them. Only the last one would be shown.',
  ]);
  expect(written(20)).toEqual([
    '22 "title" is written 20 times. The others are between lines 3 and 21. keep one of them. Only the last one would be shown.',
  ]);
});

test("a colour goes by its value, and an option of a block stays out of the next one", () => {
  const fixesOf = (fields: Group) =>
    problemsOf({ "pages/index.json": text(page(shortIntro({}), { ...block("article"), ...fields })) }).map(
      ({ fix }) => fix,
    );
  const out = "take it out, with the comma before it: colours come from the design.";
  expect(fixesOf({ ground: "mist" })).toEqual([out]);
  expect(fixesOf({ accent: "#f60" })).toEqual([out]);
  expect(fixesOf({ tint: "rgb(0, 0, 0)" })).toEqual([out]);
  expect(fixesOf({ variant: "list" })).toEqual([
    'take it out, with the comma before it, or put it into a block that has one: "cardGrid".',
  ]);
});
