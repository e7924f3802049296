/** A bracket that is missing in the middle of a text, which is seen only far below. */
import { expect, test } from "vitest";
import { block, page, pageAt, settings, shortHero, shortIntro, text, told, toldOfEach } from "../../site.ts";

test("a group in a group of many is not closed", () => {
  expect(
    toldOfEach(
      `{\n  "brand": {\n    "name": "Kitestep"\n  ,\n  "contact": {\n    "city": "Pune"\n  },\n  "social": []\n}`,
      `{\n  "fields": {\n    "name": { "label": "Name", "kind": "text",\n    "email": { "label": "Email" }\n  }\n}`,
      `{\n  "blocks": [\n    {\n      "image": {\n        "src": "a.webp",\n      "button": {\n        "href": "/"\n      }\n    }\n  ]\n}`,
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:3   A } is missing at the end of line 3: the { of line 2 is still open.
        3 |     "name": "Kitestep"
        4 |   ,
        Fix: add } after "Kitestep".                                 [missing-bracket]

    pages/x.json:3   A } is missing at the end of line 3: the { of line 3 is still open.
        3 |     "name": { "label": "Name", "kind": "text",
        4 |     "email": { "label": "Email" }
        Fix: add } after "text", before the comma.                   [missing-bracket]

    pages/x.json:5   A } is missing at the end of line 5: the { of line 4 is still open.
        5 |         "src": "a.webp",
        6 |       "button": {
        Fix: add } after "a.webp", before the comma.                 [missing-bracket]
    "
  `);
});

test("lines that are not set in tell nothing", () => {
  expect(toldOfEach(`{\n"brand": {\n"name": "Kitestep",\n"contact": {\n"city": "Pune"\n}\n}`)).toMatchInlineSnapshot(`
    "
    pages/x.json:7:1   The file ends too early: the { of line 1 is never closed.
        7 | }
          | ^
        Fix: add } at the end of the file. If more stood there before, put that back first.   [unclosed-bracket]
    "
  `);
});

test("the line that opens a group or a list was deleted", () => {
  expect(
    toldOfEach(
      `{\n  "blocks": [\n    {\n      "type": "hero",\n        "src": "a.webp"\n      },\n      "lead": "x"\n    }\n  ]\n}`,
      `{\n  "title": "x",\n    "label": "Blog",\n    "href": "/blog"\n  }\n}`,
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:5:9   A line is missing before "src": a } below has no {.
        5 |         "src": "a.webp"
          |         ^^^^^
        Fix: put that line back: "image": {.                         [missing-bracket]

    pages/x.json:3:5   A line is missing before "label": a } below has no {.
        3 |     "label": "Blog",
          |     ^^^^^^^
        Fix: if you deleted it, for example the "button", delete the rest as well: all from "label" to the } on line 5, and the comma before it. Else put that line back, for example "button": {. If "label" belongs to what stands above, take only that } out.   [missing-bracket]
    "
  `);
});

test("the lost name of a group or a list is the only one that its place can have", () => {
  const site = text(settings());
  const without = (whole: string, line: string) => whole.replace(new RegExp(`\\n *${line}(?=\\n)`), "");
  const written = text(pageAt("/x", block("process"), { ...shortIntro({}), figures: block("intro")["figures"]! }));
  expect(
    ["header", "contact"].map((name) => told({ "pages/_site.json": without(site, `"${name}": \\{`) })).join("\n\n"),
  ).toMatchInlineSnapshot(`
    "pages/_site.json:30:5   A line is missing before "menu": a } below has no {.
        30 |     "menu": [
           |     ^^^^^^
        Fix: put that line back: "header": {.                        [missing-bracket]

    pages/_site.json:9:5   A line is missing before "email": a } below has no {.
        9 |     "email": "hello@kitestep.example",
          |     ^^^^^^^
        Fix: put that line back: "contact": {.                       [missing-bracket]"
  `);
  expect(["stages", "figures"].map((name) => told({ "pages/x.json": without(written, `"${name}": \\[`) })).join("\n\n"))
    .toMatchInlineSnapshot(`
    "pages/x.json:9:9   There is no name before this {.
        9 |         {
          |         ^
        Fix: it is one of a list. Write the name of the list and [ before it: "stages": [.   [missing-name]

    pages/x.json:45:9   There is no name before this {.
        45 |         {
           |         ^
        Fix: it is one of a list. Write the name of the list and [ before it: "figures": [.   [missing-name]"
  `);
});

test("a bracket too many at the end of a line", () => {
  const hero = `{\n      "type": "hero",\n      "image": {\n        "src": "a.webp"\n      }},\n      "heading": "Hello"\n    }`;
  const use = `{\n      "with": {\n        "details": [\n          { "label": "Call" }\n        ]},\n        "ground": "ink"\n      }\n    }`;
  const item = `{\n      "label": "Call"},\n      "href": "/x"\n    }`;
  const group = `{\n      "base": {\n        "title": "Guarantee" },\n        "text": "One year."\n      },\n      "heading": "Hello"\n    }`;
  expect(
    toldOfEach(
      ...[hero, use, item, group].map(
        (written) => `{\n  "blocks": [\n    ${written},\n    {\n      "type": "faq"\n    }\n  ]\n}`,
      ),
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:7:8   There is one } too many.
        7 |       }},
          |        ^
        Fix: take this } out, but not the comma behind it.           [extra-bracket]

    pages/x.json:7:10   There is one } too many.
        7 |         ]},
          |          ^
        Fix: take this } out, but not the comma behind it.           [extra-bracket]

    pages/x.json:4:22   There is one } too many.
        4 |       "label": "Call"},
          |                      ^
        Fix: take this } out, but not the comma behind it.           [extra-bracket]

    pages/x.json:5:30   There is one } too many.
        5 |         "title": "Guarantee" },
          |                              ^
        Fix: take this } out, but not the comma behind it.           [extra-bracket]
    "
  `);
  const whole = text(page(shortHero("A kite")));
  expect(told({ "pages/index.json": whole.replace(/\]\s*\}\s*$/, "]}\n}\n") })).toMatchInlineSnapshot(`
    "pages/index.json:14:4   There is one } too many.
        14 |   ]}
           |    ^
        Fix: take this } out.                                        [extra-bracket, can be fixed for you]"
  `);
});

test("a bracket twice, each time on a line of its own, and a line missing far above", () => {
  const button = `"button": {\n        "href": "/x"\n      }\n      }`;
  expect(
    toldOfEach(
      `{\n  "blocks": [\n    {\n      "type": "hero",\n      ${button}\n    },\n    {\n      "type": "faq"\n    }\n  ]\n}`,
      `{\n  "url": "https://x.example",\n    "menu": [],\n    "quote": {\n      "label": "Ask"\n    }\n  },\n  "footer": {}\n}`,
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:8:7   There is one } too many.
        8 |       }
          |       ^
        Fix: take this } out.                                        [extra-bracket]

    pages/x.json:3:5   A line is missing before "menu": a } below has no {.
        3 |     "menu": [],
          |     ^^^^^^
        Fix: if you deleted it, for example the "button", delete the rest as well: all from "menu" to the } on line 7, and the comma before it. Else put that line back, for example "button": {. If "menu" belongs to what stands above, take only that } out.   [missing-bracket]
    "
  `);
});

test("where brackets stand at the ends of lines, none of them is blamed", () => {
  expect(toldOfEach(`{\n  "a": {\n    "b": 1 },\n  "c": {\n    "d": 2 }}}`)).toMatchInlineSnapshot(`
    "
    pages/x.json:5:14   There is one } too many.
        5 |     "d": 2 }}}
          |              ^
        Fix: take this } out.                                        [extra-bracket, can be fixed for you]
    "
  `);
});

test("a list that is not closed, and below it a comma too many, which says nothing of brackets", () => {
  const sections = (end: string) =>
    `{\n  "sections": [\n    {\n      "heading": "Signs"\n    }${end}  "form": "quote",\n  "formHeading": "Discuss",\n}`;
  const groups = `{\n  "groups": [\n    {\n      "logos": [\n        {\n          "logo": "figma"\n        },\n\n    },\n    {\n      "title": "Ours",\n    }\n  ]\n}`;
  expect(toldOfEach(sections("\n"), sections("\n\n"), sections(",\n"), groups)).toMatchInlineSnapshot(`
    "
    pages/x.json:5   A ] is missing at the end of line 5: the [ of line 2 is still open.
        5 |     }
        6 |   "form": "quote",
        Fix: add ] and then a comma after the }.                     [missing-bracket]

    pages/x.json:7:27   There is a comma before the closing }.
        7 |   "formHeading": "Discuss",
          |                           ^
        Fix: take this comma out. A comma only stands between two things.   [trailing-comma, can be fixed for you]

    pages/x.json:5   A ] is missing at the end of line 5: the [ of line 2 is still open.
        5 |     }
        6 | 
        Fix: add ] and then a comma after the }.                     [missing-bracket]

    pages/x.json:8:27   There is a comma before the closing }.
        8 |   "formHeading": "Discuss",
          |                           ^
        Fix: take this comma out. A comma only stands between two things.   [trailing-comma, can be fixed for you]

    pages/x.json:6:3   A ] is missing before "form": the [ of line 2 is still open.
        6 |   "form": "quote",
          |   ^^^^^^
        Fix: write ] before the comma at the end of line 5.          [missing-bracket]

    pages/x.json:7:27   There is a comma before the closing }.
        7 |   "formHeading": "Discuss",
          |                           ^
        Fix: take this comma out. A comma only stands between two things.   [trailing-comma, can be fixed for you]

    pages/x.json:7   A ] is missing at the end of line 7: the [ of line 4 is still open.
        7 |         },
        8 | 
        Fix: write ] in the place of the comma after the }.          [missing-bracket]

    pages/x.json:11:22   There is a comma before the closing }.
        11 |       "title": "Ours",
           |                      ^
        Fix: take this comma out. A comma only stands between two things.   [trailing-comma, can be fixed for you]
    "
  `);
});

test("a line is not shown as it should be where what was wrong in it is another line by then", () => {
  const written = `{\n  "sections": [\n    {\n      "heading": "Signs"\n    }\n  "form": "quote",\n  "formHeading":, "Discuss"\n}`;
  expect(toldOfEach(written)).toMatchInlineSnapshot(`
    "
    pages/x.json:5   A comma is missing at the end of line 5.
        5 |     }
        6 |   "form": "quote",
        Fix: add a comma after the }.                                [json-syntax]

    pages/x.json:7:17   There is a comma before this value.
        7 |   "formHeading":, "Discuss"
          |                 ^
        Fix: take this comma out.                                    [extra-comma]
    "
  `);
});
