/** A text that stands alone among fields: its group tells whether it is a name or a value, and of which field. */
import { expect, test } from "vitest";
import { block, type Group, page, pageAt, problemsOf, sentences, shortIntro, text, told } from "../site.ts";

/** What is told of a page with these blocks, in which the marked name is lost. */
function toldWithout(...blocks: Group[]): string {
  const written = text(page(...blocks)).replace('"LOST": ', "");
  return sentences(
    told({
      "pages/index.json": written.replace(
        /\{\s+("phone",[^{}]*)\}/s,
        (_, inner: string) => `{ ${inner.replace(/\s+/g, " ")}}`,
      ),
    }),
  );
}

const link = shortIntro({ text: "See [the prices](#prices)." });
const prices = { type: "intro", LOST: "prices", heading: "More", text: "Other words." };
const details = [{ LOST: "phone", label: "Workshop", text: "{phone}", href: "tel:{phone}" }];

test("each is told with the field that it belongs to, where that is known", () => {
  const all = [
    [link, prices],
    [prices],
    [shortIntro({ text: "[Prices](#our-prices)." }), { ...prices, LOST: "our-prices" }],
    [{ ...prices, LOST: "mist" }],
    [{ type: "contactForm", heading: "Write to us", LOST: "quote" }],
    [{ type: "shared", LOST: "contact-form" }],
    [{ type: "contactForm", heading: "Write to us", form: "quote", details }],
    [{ type: "intro", heading: "More", LOST: "text" }],
    [{ type: "intro", heading: "More", text: "Other words.", LOST: "buton" }],
  ];
  expect(all.map((blocks) => toldWithout(...blocks)).join("")).toMatchInlineSnapshot(`
    "
    pages/index.json:13:7   There is no name before "prices".
        Fix: write "id": before it: "id": "prices".                  [missing-name]

    pages/index.json:8:7   There is no name before "prices".
        Fix: write the name of its field and a colon before it: "…": "prices". Or take it out, with the comma behind it.   [missing-name]

    pages/index.json:13:7   There is no name before "our-prices".
        Fix: write "id": before it: "id": "our-prices".              [missing-name]

    pages/index.json:8:7   There is no name before "mist".
        Fix: write "ground": before it: "ground": "mist".            [missing-name]

    pages/index.json:9:7   There is no name before "quote".
        Fix: write "form": before it: "form": "quote".               [missing-name]

    pages/index.json:8:7   There is no name before "contact-form".
        Fix: write "use": before it: "use": "contact-form".          [missing-name]

    pages/index.json:12:11   There is no name before "phone".
        Fix: write "icon": before it: "icon": "phone".               [missing-name]

    pages/index.json:9:7   "text" has no value.
        Fix: write a colon and a value after "text", with your own words for the three dots: "text": "…".   [missing-value]

    pages/index.json:10:7   "buton" has no value.
        Fix: write a colon and a value after "buton".                [missing-value]
    "
  `);
});

test("a colon is left of the name", () => {
  const written = text(page(link, prices)).replace('"LOST"', "");
  expect(sentences(told({ "pages/index.json": written }))).toMatchInlineSnapshot(`
    "
    pages/index.json:13:7   There is no name before "prices".
        Fix: write "id" before the colon.                            [missing-name]
    "
  `);
});

test.each(['"LOST"', '"LOST": '])("nothing else is told of what a lost name belongs to: without %s", (lost) => {
  const shared = text({ open: [], block: { ...prices, LOST: "terms" } }).replace(lost, "");
  const linked = shortIntro({ text: "See [the terms](#terms)." });
  const files = {
    "pages/_shared/terms.json": shared,
    "pages/x.json": text(pageAt("/x", linked, { type: "shared", use: "terms" })),
  };
  expect(problemsOf(files).map(({ code, file }) => [code, file])).toEqual([
    ["missing-name", "pages/_shared/terms.json"],
  ]);
  const { form: _, ...article } = block("article");
  const written = text(pageAt("/x", { ...article, LOST: "quote", formHeading: "Ask us" })).replace(lost, "");
  expect(problemsOf({ "pages/x.json": written }).map(({ code }) => code)).toEqual(["missing-name"]);
});
