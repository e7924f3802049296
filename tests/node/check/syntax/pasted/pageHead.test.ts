/** What other programs have above a page goes into it: taken out as a whole, the words of its author would be lost. */
import { expect, test } from "vitest";
import { OF_PAGE } from "../../../../../src/node/check/syntax/pasted/pageHead.ts";
import { problemsOf, schemas } from "../../site.ts";

const REST = `  "blocks": [\n    { "type": "intro", "heading": "One", "text": "Words of it." }\n  ]\n}\n`;
const FIELDS = `  "route": "/x",\n  "title": "A page of kites",\n  "description": "All that we know of kites, told in few words.",\n`;
const DESCRIPTION = "description: All that we know of kites, told in a few words.";

function said(head: string, page = `{\n${REST}`): string[] {
  return problemsOf({ "pages/x.json": head + page })
    .filter(({ file, severity }) => file === "pages/x.json" && severity === "error")
    .map(({ line, code, fix }) => `${line} ${code}: ${fix}`);
}

test("the fields of a page, as YAML has them", () => {
  expect([
    said(`---\nroute: /x\ntitle: Kites of all kinds\n${DESCRIPTION}\n---\n`),
    said(
      `---\r\nroute: x\r\ntitle: 'Kites of {company}'\r\n${DESCRIPTION}\r\nauthor: Maya\r\nlayout: wide\r\n---\r\n\r\n`,
    ),
    said(`route: /x\ntitle: "Kites: all"\n${DESCRIPTION}\naliases:\n  - /kites\n  - /old\n\n`),
    said(`---\ntitle: Kites\n${DESCRIPTION}\n---\n`, `{\n  "route": "/x",\n${REST}---\n`),
  ]).toMatchInlineSnapshot(`
    [
      [
        "1 not-json: take lines 1 to 5 out, and write behind the {: "route": "/x", "title": "Kites of all kinds", "description": "All that we know of kites, told in a few words.",",
      ],
      [
        "1 not-json: take lines 1 to 7 out ("author" and "layout" are no fields of a page), and write behind the {: "route": "/x", "title": "Kites of {company}", "description": "All that we know of kites, told in a few words.",",
      ],
      [
        "1 not-json: take lines 1 to 6 out, and write behind the {: "route": "/x", "title": "Kites: all", "description": "All that we know of kites, told in a few words.", "aliases": ["/kites", "/old"],",
      ],
      [
        "1 not-json: take lines 1 to 4 out, and what stands behind the last }, and write behind the {: "title": "Kites", "description": "All that we know of kites, told in a few words.",",
      ],
    ]
  `);
});

test("what the page has already, or what means nothing there", () => {
  expect([
    said("---\nlayout: page\n---\n", `{\n${FIELDS}${REST}`),
    said("---\ntitle: Other kites\nroute: /x\n---\n", `{\n${FIELDS}${REST}`),
    said("---\n# ours\ntitle: Kites\n---\n", `{\n${FIELDS}${REST}`),
    said("---\n", `{\n${FIELDS}${REST}`),
  ]).toMatchInlineSnapshot(`
    [
      [
        "1 not-json: take lines 1 to 3 out ("layout" is no field of a page).",
      ],
      [
        "1 not-json: take lines 1 to 4 out, and keep the words that you want of the two for "title".",
      ],
      [
        "1 not-json: take out what stands before the first {. If the page needs the title or other words of that, write them behind the {.",
      ],
      [
        "1 not-json: take out what stands before the first {.",
      ],
    ]
  `);
});

test("what else is wrong is told where it is written", () => {
  const page = `{\n${REST}`.replace('"Words of it."', '"Words of it.", "txt": 1').replace('"One",', '"One"');
  expect(said(`---\nroute: /x\ntitle: Kites of all kinds\n${DESCRIPTION}\n---\n`, page)).toMatchInlineSnapshot(`
    [
      "1 not-json: take lines 1 to 5 out, and write behind the {: "route": "/x", "title": "Kites of all kinds", "description": "All that we know of kites, told in a few words.",",
      "8 json-syntax: add a comma after "One".",
      "8 unknown-property: "text" is there already; put these words into it as well, or keep one of the two, and call it "text".",
    ]
  `);
});

test("what is carried over are fields of a page", () => {
  const { properties = {} } = schemas["page.schema.json"]!;
  expect([...OF_PAGE].filter((name) => !(name in properties))).toEqual([]);
  // All others are groups, lists of blocks, or for the editor.
  const others = Object.keys(properties).filter((name) => !OF_PAGE.has(name));
  expect(others).toMatchInlineSnapshot(`
    [
      "$schema",
      "socialImage",
      "card",
      "blocks",
    ]
  `);
});
