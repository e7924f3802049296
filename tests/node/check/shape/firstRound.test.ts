/** Words for mistakes that their authors are to put right at the first try, and not in a way that reads wrong in silence. */
import { expect, test } from "vitest";
import { block, type Group, inputOf, page, problemsOf, settings, shortIntro, siteWith, text } from "../site.ts";
import { check } from "../../../../src/node/check/check.ts";
import type { Json } from "../../../../src/model/fields.ts";

function fixesOf(...blocks: Json[]): (string | undefined)[] {
  return problemsOf({ "pages/index.json": text(page(...blocks)) }).map(({ fix }) => fix);
}

const process = (base: Json[], stage: Group = {}): Group => {
  const whole = block("process");
  const [first, ...others] = whole["stages"] as Group[];
  return { ...whole, stages: [{ ...first, ...stage }, ...others], base: { title: "Care", text: base } };
};

test.each<[Json[], string]>([
  [
    ["App monitoring", "troubleshooting and care."],
    '"text": "App monitoring, troubleshooting and care.". If no comma belongs there, write "App monitoring troubleshooting and care.".',
  ],
  [
    ["We look after each app that we have made", "as long as it is used."],
    '"text": "We look after each app that we have made as long as it is used.". If a comma belongs there, write "We look after each app that we have made, as long as it is used.".',
  ],
  [["We look after it.", "Then we mend it."], '"text": "We look after it. Then we mend it.".'],
  [["Care for", "your app"], '"text": "Care for your app".'],
  [["Monitoring,", "care"], '"text": "Monitoring, care".'],
])("texts where one belongs: %j", (base, shown) => {
  expect(fixesOf(process(base))).toEqual([`write one text in quotation marks, without [ ]: ${shown}`]);
});

test("two points in one text, of which the second begins with a capital letter or not", () => {
  const points = (phonePoints: string) => fixesOf(process(["Words."], { phonePoints })).slice(0, 1);
  expect(points("Pages read, Fewer questions")).toEqual([
    'put each of the two in quotation marks of its own, and both of them in square brackets: ["Pages read", "Fewer questions"]. If they are one text, write ["Pages read, Fewer questions"].',
  ]);
  expect(points("Pages read, and more")).toEqual([
    'put it in square brackets: ["Pages read, and more"]. If these are two, write ["Pages read", "And more"].',
  ]);
});

test("what only the author can choose is not shown as an example", () => {
  const grid = block("portfolioGrid");
  const tiles = (grid["items"] as Group[]).slice(0, 2);
  const [first, second] = tiles as [Group, Group];
  const { category: _, ...without } = first;
  const four = [first, second, { ...first, title: "More" }, { ...second, title: "Still more" }];
  const fixOf = (items: Json[]) => fixesOf({ ...grid, items }).find((fix) => fix?.includes("category"));
  expect(fixOf([...four, without])).toBe(
    'add "category": "…" before the other fields, with a comma at the end. For … write "Web Development" or "Software Development", or words of your own.',
  );
  expect(fixOf([first, without])).toBe(
    'add it before the other fields, with the comma and your own words for the three dots: "category": "…",',
  );
  expect(fixesOf(shortIntro({ button: { label: "Talk it through" } }))).toEqual([
    'add "href": "/…" before the other fields, with a comma at the end. For /… write the address of the page or of the place that it leads to.',
  ]);
});

test("several languages: values and fields are told apart", () => {
  const two = { heading: { en: "A kite", de: "Ein Drachen" }, text: undefined, text_en: "Words.", text_de: "Worte." };
  const { text: _, ...own } = { type: "intro", ...two };
  const site = siteWith({ "pages/index.json": text(page(own as Group)) });
  expect(check(inputOf(site)).map(({ line, message, fix }) => `${line}: ${message} ${fix}`)).toMatchInlineSnapshot(`
    [
      "8: "heading" is given in two languages, "en" and "de", but a site has one. write only what is in "en", without { }: "heading": "A kite". Another language needs a site of its own.",
      "13: "text" is given in two languages, "text_en" in line 12 and "text_de" in line 13, but a site has one. rename "text_en" to "text", and take "text_de" out, with a comma beside it. Another language needs a site of its own.",
    ]
  `);
});

test.each([
  ["+91 00000 00000", "tel:{phone}"],
  ["phone:+91 000-0000000", "tel:{phone}"],
  ["+91 11111 11111", "tel:+91 11111 11111"],
  ["hello@example.com", "mailto:{email}"],
  ["other@example.com", "mailto:other@example.com"],
])("a number or an address of the site itself is written by its name: %s", (href, meant) => {
  const contact = { email: "hello@example.com", phone: "+91 00000 00000" };
  const own = settings();
  const files = {
    "pages/_site.json": text({ ...own, contact: { ...(own["contact"] as Group), ...contact } }),
    "pages/index.json": text(page(shortIntro({ button: { label: "Write to us", href } }))),
  };
  expect(problemsOf(files).map(({ fix }) => fix)).toEqual([`write "${meant}".`]);
});

test("a second place of the same name is called by its own words, else by a number", () => {
  const faq = (heading: string): Group => ({ ...block("faq"), heading, id: "questions" });
  const fixOf = (heading: string) =>
    fixesOf(faq("Before you write"), faq(heading)).find((fix) => fix?.includes('"id"'));
  expect(fixOf("What else?")).toContain('for example "what-else".');
  expect(fixOf("?")).toContain('for example "questions-2".');
});
