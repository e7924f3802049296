/** An entry that stands behind the end of what its list is in: it is moved into that list, and checked as if it were there. */
import { expect, test } from "vitest";
import { sentences, told } from "../../site.ts";

const ENTRY = `{
    "title": "Homes",
    "text": "Visits and plans.",
    "pictogram": "no/such-drawing"
  }`;
const blockWith = (behind: string) => `{
  "block": {
    "type": "carousel",
    "heading": "Industries",
    "slides": [
      {
        "title": "Shops",
        "text": "Find and pay.",
        "ground": "cobalt",
        "pictogram": "industries/e-commerce-and-retail"
      },
      {
        "title": "Mills",
        "text": "Grind and bake.",
        "ground": "leaf",
        "pictogram": "industries/healthcare"
      },
      {
        "title": "Farms",
        "text": "Sow and reap.",
        "ground": "teal",
        "pictogram": "industries/manufacturing"
      }
    ]${behind}
}
`;
const toldOf = (behind: string) => told({ "pages/_shared/x.json": blockWith(behind) });

test("behind its block, with or without a comma, and before or behind another field", () => {
  const all = [
    `\n  },\n  ${ENTRY}`,
    `\n  }\n  ${ENTRY}`,
    `\n  },\n  ${ENTRY},\n  "open": ["heading"]`,
    `,\n    "slidesInView": 2,\n  ${ENTRY}\n  }`,
  ];
  expect(sentences(all.map(toldOf).join("\n\n"))).toMatchInlineSnapshot(`
    "
    pages/_shared/x.json:26:3   This { is one more entry of the list "slides", which ends at the ] of line 24.
        Fix: move all of it, up to the } of line 30, into that list: behind the } of line 23, with a comma between the two. Take the comma before it out, at the end of line 25. It is the last entry then: move it up if it belongs elsewhere.   [wrong-bracket]

    pages/_shared/x.json:29:18   In the block (carousel "Industries") > slide 4: "pictogram" cannot be "no/such-drawing".
        Fix: write one of "industries/education-and-e-learning", "industries/food-delivery-and-restaurant", "industries/logistics" or "industries/travel-and-hospitality", or leave it out, with the comma before it. docs/blocks.md has all names.   [unknown-option]

    pages/_shared/x.json:26:3   This { is one more entry of the list "slides", which ends at the ] of line 24.
        Fix: move all of it, up to the } of line 30, into that list: behind the } of line 23, with a comma between the two. It is the last entry then: move it up if it belongs elsewhere.   [wrong-bracket]

    pages/_shared/x.json:29:18   In the block (carousel "Industries") > slide 4: "pictogram" cannot be "no/such-drawing".
        Fix: write one of "industries/education-and-e-learning", "industries/food-delivery-and-restaurant", "industries/logistics" or "industries/travel-and-hospitality", or leave it out, with the comma before it. docs/blocks.md has all names.   [unknown-option]

    pages/_shared/x.json:26:3   This { is one more entry of the list "slides", which ends at the ] of line 24.
        Fix: move all of it, up to the } of line 30, into that list: behind the } of line 23, with a comma between the two. Take the comma behind it out, at the end of line 30. It is the last entry then: move it up if it belongs elsewhere.   [wrong-bracket]

    pages/_shared/x.json:29:18   In the block (carousel "Industries") > slide 4: "pictogram" cannot be "no/such-drawing".
        Fix: write one of "industries/education-and-e-learning", "industries/food-delivery-and-restaurant", "industries/logistics" or "industries/travel-and-hospitality", or leave it out, with the comma before it. docs/blocks.md has all names.   [unknown-option]

    pages/_shared/x.json:26:3   This { is one more entry of the list "slides", which ends at the ] of line 24.
        Fix: move all of it, up to the } of line 30, into that list: behind the } of line 23, with a comma between the two. Take the comma before it out, at the end of line 25. It is the last entry then: move it up if it belongs elsewhere.   [wrong-bracket]
    "
  `);
});

test("of a group with other names, nobody knows what it is called", () => {
  const other = (first: string) => sentences(toldOf(`\n  },\n  {\n    ${first}: "x",\n    "line": "Visits"\n  }`));
  expect(['"name"', '"label"'].map(other).join("")).toMatchInlineSnapshot(`
    "
    pages/_shared/x.json:26:3   There is no name before this {.
        Fix: write a name and a colon before it.                     [missing-name]

    pages/_shared/x.json:26:3   There is no name before this {.
        Fix: write a name and a colon before it, "button": { for example.   [missing-name]
    "
  `);
});
