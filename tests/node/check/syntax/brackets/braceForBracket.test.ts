/** One field in the brackets of a list, where its group belongs: the braces are asked for, and nothing is to be lost. */
import { expect, test } from "vitest";
import { page, problemsOf, shortHero, text, toldOfEach, sentences } from "../../site.ts";

const file = (field: string) => `{\n  "route": "/x",\n  "title": "X",\n  ${field}\n}`;

test("one field in [ ], and words in a list that a list may be", () => {
  expect(
    sentences(
      toldOfEach(
        file('"with": [\n    "heading": "What clients say"\n  ]'),
        file('"button": ["href": "/contact"]'),
        file('"with": [\n    "heading": "What clients say",\n  ]'),
        file('"with": ["heading": "What clients say", "Our clients"]'),
        file('"text": ["Note": "We ship on Mondays."]'),
      ),
    ),
  ).toMatchInlineSnapshot(`
    "

    pages/x.json:4:11   There is [ where { belongs: fields with names follow, such as "heading".
        Fix: write { in the place of [, and } in the place of its ].   [wrong-bracket]

    pages/x.json:4:13   There is [ where { belongs: fields with names follow, such as "href".
        Fix: write { in the place of [, and } in the place of its ].   [wrong-bracket]

    pages/x.json:4:11   There is [ where { belongs: fields with names follow, such as "heading".
        Fix: write { in the place of [, and } in the place of its ].   [wrong-bracket]

    pages/x.json:5:34   There is a comma before the closing }.
        Fix: take this comma out. A comma only stands between two things.   [trailing-comma, can be fixed for you]

    pages/x.json:4:12   Only a group has names, but "heading" is a name in a list of texts.
        Fix: take "heading": out.                                    [missing-name]

    pages/x.json:4:12   Only a group has names, but "Note" is a name in a list.
        Fix: write { before "Note", where its group begins. If it belongs to another group, move it there, with its comma.   [missing-name]

    "
  `);
});

const shared = (own: object) => ({ type: "shared", use: "faq", ...own });

test.each([
  [shared({ with: [null] })],
  [shared({ with: [{ heading: null }] })],
  [{ ...shortHero("A kite"), button: [null] }],
])("no fix shows null: %j", (block) => {
  const fixes = problemsOf({ "pages/index.json": text(page(block)) }).map(({ fix }) => fix);
  expect(fixes.length).toBeGreaterThan(0);
  expect(fixes.join("\n")).not.toContain("null");
});
