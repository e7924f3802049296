/** Texts in a row where names belong. */
import { expect, test } from "vitest";
import { fixSite } from "../../../../src/node/fix/fixSite.ts";
import { pageAt, schemas, sentences, shortIntro, siteWith, told, toldOfEach } from "../site.ts";

test("a list has lost its brackets, or one of them", () => {
  expect(
    toldOfEach(
      `{\n  "aliases":\n    "/a",\n    "/b",\n    "/c"\n  ],\n  "route": "/x"\n}`,
      `{ "aliases": "/a", "/b"], "route": "/x" }`,
      `{\n  "aliases":\n    "/a",\n    "/b"\n}`,
      `{ "open": "heading", "lead", "text", "route": "/x" }`,
      `{\n  "open": "heading",\n  "lead",\n  "text",\n  "route": "/x" }`,
      `{ "text": "A.", "B.", "route": "/x" }`,
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:2:3   The list of "aliases" has no [ before its first text.
        2 |   "aliases":
          |   ^^^^^^^^^
        Fix: write [ before "/a" in line 3.                          [missing-bracket]

    pages/x.json:1:3   The list of "aliases" has no [ before its first text.
        1 | { "aliases": "/a", "/b"], "route": "/x" }
          |   ^^^^^^^^^
        Fix: write [ before "/a".                                    [missing-bracket]

    pages/x.json:2:3   The list of "aliases" has no [ ] around it.
        2 |   "aliases":
          |   ^^^^^^^^^
        Fix: write [ before "/a" in line 3, and ] after "/b" in line 4.   [missing-bracket]

    pages/x.json:1:28   There is a comma after "lead" where a colon belongs.
        1 | { "open": "heading", "lead", "text", "route": "/x" }
          |                            ^
        Fix: write : in place of the comma. If these are entries of a list, write [ before "heading" and ] after the last one.   [missing-colon]

    pages/x.json:2:3   The list of "open" has no [ ] around it.
        2 |   "open": "heading",
          |   ^^^^^^
        Fix: write [ before "heading" and ] after "text" in line 4.   [missing-bracket]

    pages/x.json:1:3   The list of "text" has no [ ] around it.
        1 | { "text": "A.", "B.", "route": "/x" }
          |   ^^^^^^
        Fix: write [ before "A." and ] after "B.", or make one text of them.   [missing-bracket]
    "
  `);
});

test("texts behind the end of their list", () => {
  expect(
    toldOfEach(
      `{\n  "text": [\n    "We write.",\n    "We check."\n  ],\n  "We **print**."\n}`,
      `{\n  "text": ["We write."],\n  "We check.", "We print.",\n  "route": "/x"\n}`,
      `{\n  "text": ["We write."],\n    "We check."\n  ],\n  "route": "/x"\n}`,
      `{\n  "text": ["We write."]\n  "We check.",\n  "route": "/x"\n}`,
      `{\n  "blocks": [{ "text": ["We write."], "We check." ],\n  "route": "/x"\n}`,
      `{ "aliases": ["/a"], "title", "route": "/x" }`,
      `{ "aliases": [{ "a": 1 }], "We check.", "route": "/x" }`,
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:6:3   This text stands behind the ] of the list "text".
        6 |   "We **print**."
          |   ^^^^^^^^^^^^^^^
        Fix: move it into the list, before its ], with a comma between two texts.   [unexpected-text]

    pages/x.json:3:3   These texts stand behind the ] of the list "text".
        3 |   "We check.", "We print.",
          |   ^^^^^^^^^^^
        Fix: move them into the list, before its ], with a comma between two texts.   [unexpected-text]

    pages/x.json:3:5   This text stands behind the ] of the list "text".
        3 |     "We check."
          |     ^^^^^^^^^^^
        Fix: take the ] before it out: the list has another one behind it.   [unexpected-text]

    pages/x.json:2   A comma is missing at the end of line 2.
        2 |   "text": ["We write."]
        3 |   "We check.",
        Fix: add a comma after the ].                                [json-syntax]

    pages/x.json:2:39   This text stands behind the ] of the list "text".
        2 |   "blocks": [{ "text": ["We write."], "We check." ],
          |                                       ^^^^^^^^^^^
        Fix: write this line like this: "blocks": [{ "text": ["We write.", "We check."] }],   [unexpected-text]

    pages/x.json:1:22   "title" has no value.
        1 | { "aliases": ["/a"], "title", "route": "/x" }
          |                      ^^^^^^^
        Fix: write a colon and a value after "title".                [missing-value]

    pages/x.json:1:28   There is no name before "We check.".
        1 | { "aliases": [{ "a": 1 }], "We check.", "route": "/x" }
          |                            ^^^^^^^^^^^
        Fix: write the name of its field and a colon before it: "…": "We check.".   [missing-name]
    "
  `);
});

test("a list in the brackets of a group", () => {
  expect(
    toldOfEach(
      `{ "aliases": { "/a" }, "route": "/x" }`,
      `{ "aliases": { "/a", "/b" ], "route": "/x" }`,
      `{ "open": { "heading", "lead", "text" } }`,
      `{ "open": {\n  "heading",\n  "lead"\n} }`,
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:1:14   There is { where [ belongs: texts without names follow, such as "/a".
        1 | { "aliases": { "/a" }, "route": "/x" }
          |              ^
        Fix: write [ in the place of {, and ] in the place of its }.   [wrong-bracket]

    pages/x.json:1:14   There is { where [ belongs: texts without names follow, such as "/a".
        1 | { "aliases": { "/a", "/b" ], "route": "/x" }
          |              ^
        Fix: write [ in the place of {.                              [wrong-bracket]

    pages/x.json:1:11   There is { where [ belongs: texts without names follow, such as "heading".
        1 | { "open": { "heading", "lead", "text" } }
          |           ^
        Fix: write [ in the place of {, and ] in the place of its }.   [wrong-bracket]

    pages/x.json:1:11   There is { where [ belongs: texts without names follow, such as "heading".
        1 | { "open": {
          |           ^
        Fix: write [ in the place of {, and ] in the place of its }.   [wrong-bracket]
    "
  `);
});

test("a comma for a colon, or a list: nobody can be sure", () => {
  expect(
    toldOfEach(
      `{ "type": "hero", "heading", "Tell us", "lead": "x" }`,
      `{ "open": { "heading", "lead" } }`,
      `{ "open": { "heading" } }`,
      `{ "type": "hero", "heading", "lead": "x" }`,
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:1:28   There is a comma after "heading" where a colon belongs.
        1 | { "type": "hero", "heading", "Tell us", "lead": "x" }
          |                            ^
        Fix: write : in place of the comma. If these are one text, write "hero heading Tell us".   [missing-colon]

    pages/x.json:1:22   There is a comma after "heading" where a colon belongs.
        1 | { "open": { "heading", "lead" } }
          |                      ^
        Fix: write : in place of the comma. If these are entries of a list, write [ ] in place of { }.   [missing-colon]

    pages/x.json:1:13   "heading" has no value.
        1 | { "open": { "heading" } }
          |             ^^^^^^^^^
        Fix: write a colon and a value after "heading". If it is an entry of a list, write [ ] in place of { }.   [missing-value]

    pages/x.json:1:19   "heading" has no value.
        1 | { "type": "hero", "heading", "lead": "x" }
          |                   ^^^^^^^^^
        Fix: write a colon and a value after "heading".              [missing-value]
    "
  `);
});

test("a comma for a colon where no list can be", () => {
  expect(
    toldOfEach(
      `{ "button": { "label", "Write", "href": "/x" } }`,
      `{ "image": {}, "heading", "Tell us", "lead": "x" }`,
      `{ "route", "/x" }`,
      `{ "route": "/x", "blocks", [] }`,
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:1:22   There is a comma after "label" where a colon belongs.
        1 | { "button": { "label", "Write", "href": "/x" } }
          |                      ^
        Fix: write : in place of the comma.                          [missing-colon, can be fixed for you]

    pages/x.json:1:25   There is a comma after "heading" where a colon belongs.
        1 | { "image": {}, "heading", "Tell us", "lead": "x" }
          |                         ^
        Fix: write : in place of the comma.                          [missing-colon, can be fixed for you]

    pages/x.json:1:10   There is a comma after "route" where a colon belongs.
        1 | { "route", "/x" }
          |          ^
        Fix: write : in place of the comma.                          [missing-colon, can be fixed for you]

    pages/x.json:1:26   There is a comma after "blocks" where a colon belongs.
        1 | { "route": "/x", "blocks", [] }
          |                          ^
        Fix: write : in place of the comma.                          [missing-colon, can be fixed for you]
    "
  `);
});

test("no text of a list is made a name", () => {
  const written = [
    `{\n  "aliases":\n    "/a",\n    "/b",\n    "/c"\n  ]\n}\n`,
    `{\n  "open": { "heading", "lead", "text" }\n}\n`,
    `{ "open": "heading", "lead", "text", "route": "/x" }\n`,
  ];
  for (const text of written) {
    const { files, steps } = fixSite({ files: siteWith({ "pages/x.json": text }), schemas });
    expect([files["pages/x.json"], steps]).toEqual([text, []]);
  }
});

test("a text behind a short list is shown in it", () => {
  const page = '{\n  "route": "/x",\n  "aliases": ["/old"], "/Older",\n  "title": "X"\n}\n';
  expect(toldOfEach(page)).toContain('Fix: move it into the list: "aliases": ["/old", "/Older"].');
});

test("the texts of a list without its brackets are checked like others", () => {
  const index = JSON.stringify(pageAt("/", shortIntro({ text: ["Read [on](/nowhere).", "More words."] })), null, 2);
  const without = index.replace(/("text": )\[([^\]]*\][^\]]*)\]/, "$1$2");
  expect(sentences(told({ "pages/index.json": without }))).toMatchInlineSnapshot(`
    "
    pages/index.json:9:7   The list of "text" has no [ ] around it.
        Fix: write [ before "Read [on](/nowhere)." in line 10, and ] after "More words." in line 11, or make one text of them.   [missing-bracket]

    pages/index.json:10:9   In block 1 (intro "Hello") > text: no page lives at "/nowhere".
        Fix: write the address of one of the pages, add the page, or take the link out.   [broken-link]
    "
  `);
});

test("a text where its name is missing, and a name in a list of texts", () => {
  expect(
    toldOfEach(
      `{ "footer": { "columns": [], "Office", "mapLabel": "Open in maps" } }`,
      `{ "posts": ["first": "/a", "/b"], "route": "/x" }`,
      `{ "items": ["title": "A", "text": "B"], "route": "/x" }`,
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:1:30   There is no name before "Office".
        1 | { "footer": { "columns": [], "Office", "mapLabel": "Open in maps" } }
          |                              ^^^^^^^^
        Fix: write the name of its field and a colon before it: "…": "Office". If "Office" is a name itself, write a colon and a value behind it.   [missing-name]

    pages/x.json:1:13   Only a group has names, but "first" is a name in a list of texts.
        1 | { "posts": ["first": "/a", "/b"], "route": "/x" }
          |             ^^^^^^^
        Fix: take "first": out.                                      [missing-name]

    pages/x.json:1:13   There are no { } around "title" and the fields behind it.
        1 | { "items": ["title": "A", "text": "B"], "route": "/x" }
          |             ^^^^^^^
        Fix: write { before it, and } before the ] behind them.      [missing-bracket]
    "
  `);
});

test("a text without the name that those beside it have", () => {
  const fixes = (list: string) =>
    sentences(toldOfEach(`{ "route": "/x", "options": [${list}] }`)).match(/Fix: .*?(?=\s{2,}\[|$)/gm);
  const known = ['Fix: write "label": before it, as others have it: "label": "10 to 35".'];
  const inside = ['Fix: write "label": before it, as others have it: "label": "10 to 35",'];
  expect(fixes('{ "value": "a", "label": "Up to 10" }, { "value": "b", "10 to 35" }')).toEqual(known);
  expect(fixes('{ "10 to 35", "value": "b" }, { "label": "Up to 10", "value": "a" }')).toEqual(inside);
  expect(fixes('{ "value": "b", "10 to 35" }, { "value": "a", "label": "Up to 10" }')).toEqual(known);
  expect(fixes('{ "value": "b", "10 to 35" }, { "value": "a", "label": "Up", "text": "Ten" }')).not.toEqual(known);
});

test("a list that begins with its first { alone, on the line of its name", () => {
  const said = sentences(
    toldOfEach(`{\n  "stages": {\n      "title": "a"\n    },\n    {\n      "title": "b"\n    }\n  ]\n}`),
  );
  expect(said).toContain('pages/x.json:2:3   The list of "stages" has no [ before its first {.');
  expect(said).toContain('Fix: write "stages": [ { there, and see that ] stands after the last } of the list.');
});
