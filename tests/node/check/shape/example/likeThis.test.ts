/** What is shown in the place of a group has no words of the schema's examples: they would be taken for the answer. */
import { expect, test } from "vitest";
import { type Group, pageAt, problemsOf, settings, shortIntro, text } from "../../site.ts";

const OWN = "write it like this, with your own words for the three dots: ";
const section = (id: string, more: Group = {}) => ({ id, heading: `The ${id}`, text: `About the ${id}.`, ...more });

const fixOf = (block: Group) =>
  problemsOf({ "pages/x.json": text(pageAt("/x", shortIntro({}), block)) }).map(({ fix }) => fix);

test.each<[string, Group, string]>([
  [
    "a group of logos",
    { type: "logoGrid", heading: "Our mills", groups: ["Flour"] },
    '{ "title": "Flour", "logos": [{ "logo": "…", "label": "…" }] }.',
  ],
  [
    "a chart",
    { type: "article", sections: [section("costs", { chart: "Prices" }), section("times")] },
    '"chart": { "caption": "Prices", "bars": [{ "label": "…", "value": 10 }, { "label": "…", "value": 35 }] }.',
  ],
  [
    "a button",
    { type: "cta", heading: "Come in", text: "We bake.", button: { go: "Some words" } },
    '{ "label": "…", "href": "/portfoliopage" }.',
  ],
])("%s", (_, block, shown) => expect(fixOf(block)).toEqual([`${OWN}${shown}`]));

test("a column of the footer", () => {
  const site = settings() as Group & { footer: Group };
  const footer = { ...site.footer, columns: ["About us"] };
  expect(problemsOf({ "pages/_site.json": text({ ...site, footer }) }).map(({ fix }) => fix)).toEqual([
    `${OWN}{ "heading": "About us", "links": [{ "label": "…", "href": "/blog" }] }.`,
  ]);
});
