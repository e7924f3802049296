/** A bracket that is missing above other mistakes is told with them, and one that was moved as such. */
import { expect, test } from "vitest";
import { toldOfEach } from "../site.ts";

const tile = (...lines: string[]) => [
  "        {",
  '          "image": {',
  '            "src": "a.webp",',
  '            "alt": "Two tiles",',
  ...lines.map((line) => `          ${line}`),
  "        },",
  "      ]",
];
const page = (...lines: string[]) =>
  ["{", '  "blocks": [', "    {", '      "items": [', ...lines, "    }", "  ]", "}"].join("\n");

test("above a text without quotation marks, a comma too many and a comma that is missing", () => {
  expect(
    toldOfEach(
      page(...tile('"ground": "leaf",', '"title": Tiles on a wall')),
      page(...tile('"ground": leaf,', '"title": "Tiles"')),
      page(...tile('"title": "Tiles"', '"category": "Walls",', '"ground": "leaf"')),
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:8   A } is missing at the end of line 8: the { of line 6 is still open.
        8 |             "alt": "Two tiles",
        9 |           "ground": "leaf",
        Fix: add } after "Two tiles", before the comma.              [missing-bracket]

    pages/x.json:10:20   The text Tiles on a wall is not in quotation marks.
        10 |           "title": Tiles on a wall
           |                    ^^^^^^^^^^^^^^^
        Fix: put it in quotation marks: "Tiles on a wall".           [unquoted-text]

    pages/x.json:11:10   There is a comma before the closing ].
        11 |         },
           |          ^
        Fix: take this comma out. A comma only stands between two things.   [trailing-comma, can be fixed for you]

    pages/x.json:8   A } is missing at the end of line 8: the { of line 6 is still open.
        8 |             "alt": "Two tiles",
        9 |           "ground": leaf,
        Fix: add } after "Two tiles", before the comma.              [missing-bracket]

    pages/x.json:9:21   The text leaf is not in quotation marks.
        9 |           "ground": leaf,
          |                     ^^^^
        Fix: put the whole text in quotation marks: "leaf".          [unquoted-text]

    pages/x.json:11:10   There is a comma before the closing ].
        11 |         },
           |          ^
        Fix: take this comma out. A comma only stands between two things.   [trailing-comma, can be fixed for you]

    pages/x.json:9   A comma is missing at the end of line 9.
         9 |           "title": "Tiles"
        10 |           "category": "Walls",
        Fix: add a comma after "Tiles".                              [json-syntax]

    pages/x.json:12:10   There is a comma before the closing ].
        12 |         },
           |          ^
        Fix: take this comma out. A comma only stands between two things.   [trailing-comma, can be fixed for you]
    "
  `);
});

test("one that was moved further down, with other mistakes behind it", () => {
  const blocks = [
    "    {",
    '      "type": "cta",',
    '      "button": {',
    '        "href": "/"',
    "      },",
    "    {",
    '      "type": "faq",',
    '      "items": []',
    "    },",
  ];
  const written = (...last: string[]) => ["{", '  "blocks": [', ...blocks, ...last, "  ]", "}"].join("\n");
  const last = ["    {", '      "type": "intro"', "    }"];
  const told = [["    },"], ["    },", "    ,"], ["    },", "    },"]].map((moved) =>
    toldOfEach(written(...moved, ...last))
      .trim()
      .split("\n\n"),
  );
  expect(told.map(([above, ...others]) => [above, others.length])).toEqual(
    Array.from(told, () => [
      `pages/x.json:7:8   The { of line 3 is not closed before the next { begins.
    7 |       },
      |        ^
    Fix: add } before this comma: the } there is that of "button".   [missing-bracket]`,
      1,
    ]),
  );
  expect(`\n${told.map(([, below]) => below).join("\n\n")}\n`).toMatchInlineSnapshot(`
    "
    pages/x.json:12:5   There is one } too many. It is the one that is missing in line 7.
        12 |     },
           |     ^
        Fix: take this } and its comma out.                          [extra-bracket]

    pages/x.json:12:5   There is one } too many. It is the one that is missing in line 7.
        12 |     },
           |     ^
        Fix: take this } and its commas out.                         [extra-bracket]

    pages/x.json:12:5   There are two } too many.
        12 |     },
           |     ^
        Fix: take these } and their commas out, down to line 13.     [extra-bracket]
    "
  `);
});
