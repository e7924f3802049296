/** What is left of a block that was deleted or pasted by hand: the first advice mends the page. */
import { expect, test } from "vitest";
import { inputOf, settings, siteWith, text, toldOfEach, told } from "../../site.ts";
import { check } from "../../../../../src/node/check/check.ts";

const HEAD = `{
  "route": "/x",
  "title": "A page that was cut",
  "description": "What is left of a block that somebody has deleted or pasted in the wrong place, and what to do then.",
  "blocks": [
    {
      "type": "shared",
      "use": "contact-form"
    }`;
const END = "\n  ]\n}\n";
const BLOCK = `    {
      "type": "intro",
      "heading": "Hello",
      "text": "A few words."
    }`;

const codesOf = (page: string) =>
  check(inputOf(siteWith({ "pages/x.json": page })))
    .filter(({ file }) => file === "pages/x.json")
    .map(({ code }) => code);

test("a bracket of a deleted block", () => {
  expect(toldOfEach(`${HEAD},\n    }${END}`, `${HEAD},\n    {${END}`)).toMatchInlineSnapshot(`
    "
    pages/x.json:10:5   There is one } too many.
        10 |     }
           |     ^
        Fix: take this } and the comma before it out. If a { was deleted before it, put that back instead.   [extra-bracket]

    pages/x.json:10:5   There is one { too many.
        10 |     {
           |     ^
        Fix: take this { and the comma before it out.                [extra-bracket]
    "
  `);
  expect(codesOf(`${HEAD}${END}`)).toEqual([]);
});

test("the end of something that was deleted, at the start of a list", () => {
  const at = (ends: string) => `${HEAD}${END}`.replace('"blocks": [\n', `"blocks": [\n${ends}\n`);
  expect(
    toldOfEach(at("    },"), at("      }\n    },"), at("      ]\n    },"), at('      "text": "A few words."\n    },')),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:6:5   There is one } too many.
        6 |     },
          |     ^
        Fix: take this } and its comma out. If a { was deleted before it, put that back instead.   [extra-bracket]

    pages/x.json:6:7   There are two } too many.
        6 |       }
          |       ^
        Fix: take these } and their comma out, down to line 7.       [extra-bracket]

    pages/x.json:6:7   There are brackets too many: this ] ends a list at once, but its entries follow.
        6 |       ]
          |       ^
        Fix: take this ] out, and all up to the next {.              [extra-bracket]

    pages/x.json:6:7   Only the end of an entry stands here: the { before "text" is missing, and all others have "type" as well.
        6 |       "text": "A few words."
          |       ^^^^^^
        Fix: if it is left of one that you deleted, delete lines 6 and 7. Else write before "text", with what belongs there for the three dots: { "type": "…",   [missing-bracket]
    "
  `);
});

test("the end of something that was deleted, at the start of the file and at the end of a list", () => {
  expect(toldOfEach(`},\n${HEAD}${END}`, `}\n${HEAD}${END}`, `${HEAD},\n    },${END}`)).toMatchInlineSnapshot(`
    "
    pages/x.json:1:1   There is one } too many.
        1 | },
          | ^
        Fix: take this } and its comma out.                          [extra-bracket]

    pages/x.json:1:1   There is one } too many.
        1 | }
          | ^
        Fix: take this } out.                                        [extra-bracket]

    pages/x.json:10:5   There is one } too many.
        10 |     },
           |     ^
        Fix: take this } and the commas beside it out. If a { was deleted before it, put that back instead.   [extra-bracket]
    "
  `);
});

test("a block behind the list of blocks, and in another block, without a comma", () => {
  const inside = HEAD.replace('"contact-form"', `"contact-form"\n${BLOCK}`);
  expect(toldOfEach(`${HEAD}\n  ]\n${BLOCK}\n}\n`, `${inside}${END}`)).toMatchInlineSnapshot(`
    "
    pages/x.json:11:5   The list of "blocks" ends at the ] of line 10, but this { is one more of its entries.
        11 |     {
           |     ^
        Fix: write ] behind the } of line 15. Then take line 10 out, and write a comma at the end of line 9.   [wrong-bracket]

    pages/x.json:9:5   A block begins here, inside of another one.
        9 |     {
          |     ^
        Fix: write } and a comma at the end of line 8, where the block above ends, and take the } of line 13 out.   [missing-name]
    "
  `);
});

test("a backslash before the closing quotation mark", () => {
  const page = `${HEAD}${END}`.replace('"contact-form"', '"contact-form\\"');
  expect(toldOfEach(page)).toMatchInlineSnapshot(`
    "
    pages/x.json:8:27   A backslash before the closing quotation mark makes that a part of the text.
        8 |       "use": "contact-form\\"
          |                           ^
        Fix: take the backslash out.                                 [unclosed-text, can be fixed for you]
    "
  `);
});

test("a round bracket at the end of a list on one line", () => {
  const site = text(settings()).replace(/"address": \[[^\]]*\]/, '"address": ["Sample House", "Example Road")');
  expect(told({ "pages/_site.json": site })).toMatchInlineSnapshot(`
    "pages/_site.json:13:47   There is ) where ] belongs.
        13 |     "address": ["Sample House", "Example Road"),
           |                                               ^
        Fix: write ] in its place.                                   [wrong-bracket, can be fixed for you]"
  `);
});

test("a comma in a number", () => {
  const page = (value: string) => `${HEAD}${END}`.replace('"use": "contact-form"', `"use": ${value}`);
  const fixOf = (value: string) => check(inputOf(siteWith({ "pages/x.json": page(value) })))[0]!.fix;
  expect(fixOf("2,5")).toBe('put the whole text in quotation marks: "2,5".');
  expect(fixOf("1,250")).toBe(
    'write 1250, or 1.250 if it is only a little more than 1. If it is only to be read, put it in quotation marks: "1,250".',
  );
});

test("words before a group, a name written twice, and marks that look like others", () => {
  const page = `${HEAD}${END}`;
  expect(
    toldOfEach(
      page.replace("    {", "    Block 2:\n    {"),
      page.replace('"use":', '"use": "use":'),
      page.replace('"contact-form"', "''contact-form''"),
      page.replace('"type": "shared",', '"type": "shared”,'),
      page.replace('"use": "contact-form"', '"with": [ "heading": "A", "text": "B" ]'),
      page.replace('"use": "contact-form"', '"items": [ "question": "A?", "answer": "B" ]'),
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:6:5   "Block 2:" is not expected here.
        6 |     Block 2:
          |     ^^^^^^^^
        Fix: take it out.                                            [unexpected-text]

    pages/x.json:8:14   The name "use" is written twice in a row.
        8 |       "use": "use": "contact-form"
          |              ^^^^^
        Fix: take this "use": out.                                   [missing-value]

    pages/x.json:8:14   The quotation marks here are single ones: '.
        8 |       "use": ''contact-form''
          |              ^^^^^^^^^^^^^^^^
        Fix: write "contact-form" with straight double ones.         [single-quotes, can be fixed for you]

    pages/x.json:7:22   The quotation mark at the end of this text is a curly one: ”.
        7 |       "type": "shared”,
          |                      ^
        Fix: write a straight one in its place: ".                   [curly-quotes, can be fixed for you]

    pages/x.json:8:15   There is [ where { belongs: fields with names follow, such as "heading".
        8 |       "with": [ "heading": "A", "text": "B" ]
          |               ^
        Fix: write { in the place of [, and } in the place of its ].   [wrong-bracket]

    pages/x.json:8:18   There are no { } around "question" and the fields behind it.
        8 |       "items": [ "question": "A?", "answer": "B" ]
          |                  ^^^^^^^^^^
        Fix: write { before it, and } before the ] behind them.      [missing-bracket]
    "
  `);
});

test("a curly mark behind a name, and a point before a comma", () => {
  const page = `${HEAD}${END}`;
  expect(
    toldOfEach(
      page.replace('"use":', '"use’:'),
      page.replace('"title": "A page that was cut",', '"title": "A page that was cut".,'),
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:8:7   The closing quotation mark of the name use is missing.
        8 |       "use’: "contact-form"
          |       ^^^^
        Fix: write "use": with both quotation marks.                 [unclosed-text]

    pages/x.json:3:33   "." is not expected here.
        3 |   "title": "A page that was cut".,
          |                                 ^
        Fix: take it out.                                            [unexpected-text, can be fixed for you]
    "
  `);
});

test("curly marks around names in the middle of a line", () => {
  const page = `${HEAD}${END}`;
  const curly = (line: string) => page.replace('"type": "shared",\n      "use": "contact-form"', line);
  expect(toldOfEach(curly('"type“: "shared", "use": "contact-form"'), curly('"type“: “shared”, ”use“: ”contact-form"')))
    .toMatchInlineSnapshot(`
    "
    pages/x.json:7:7   The closing quotation mark of the name type is missing.
        7 |       "type“: "shared", "use": "contact-form"
          |       ^^^^^
        Fix: write "type": with both quotation marks.                [unclosed-text]

    pages/x.json:7:7   The closing quotation mark of the name type is missing.
        7 |       "type“: “shared”, ”use“: ”contact-form"
          |       ^^^^^
        Fix: write "type": with both quotation marks.                [unclosed-text]
    "
  `);
  const menu = page.replace('"use": "contact-form"', '"use“:”contact-form”, “with": { "heading": "Hello" }');
  expect(`\n${told({ "pages/x.json": menu })}\n`).toMatchInlineSnapshot(`
    "
    pages/x.json:8:7   In block 1 (shared): the quotation marks inside of "use“:”contact-form”, “with" are curly ones: “.
        8 |       "use“:”contact-form”, “with": { "heading": "Hello" }
          |       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: write " in the place of each of them.                   [curly-quotes]
    "
  `);
});

test("what was pasted one level too high or too low", () => {
  const page = `${HEAD}${END}`;
  const inBlocks = (line: string) => page.replace('"blocks": [\n', `"blocks": [\n    ${line}\n`);
  expect(toldOfEach(page + page, `${page.trim()},\n${page}`, inBlocks('"blocks": ['), inBlocks('"heading": "Hello",')))
    .toMatchInlineSnapshot(`
    "
    pages/x.json:12:1   A second page begins here, but a file has only one.
        12 | {
           | ^
        Fix: keep one of the two. Move the other one to a file of its own, or take it out.   [text-after-end]

    pages/x.json:11:2   A second page begins here, but a file has only one.
        11 | },
           |  ^
        Fix: keep one of the two, without the comma between them. Move the other one to a file of its own, or take it out.   [text-after-end]

    pages/x.json:6:5   The list "blocks" begins twice.
        6 |     "blocks": [
          |     ^^^^^^^^
        Fix: take this "blocks": [ out. If it has a ] of its own, take that out as well.   [unexpected-text]

    pages/x.json:6:5   Only a group has names, but "heading" is a name in a list.
        6 |     "heading": "Hello",
          |     ^^^^^^^^^
        Fix: write { before "heading", where its group begins. If it belongs to another group, move it there, with its comma.   [missing-name]
    "
  `);
});

test("a bracket that is all that is left of the only entry of a list", () => {
  const withList = (list: string) =>
    `${HEAD},\n${BLOCK.replace('few words."', `few words.",\n      "figures": [${list}]`)}${END}`;
  expect(toldOfEach(withList("\n        }\n      "), withList("\n        {\n      "))).toMatchInlineSnapshot(`
    "
    pages/x.json:15:9   Only the } of an entry is left in the list "figures".
        15 |         }
           |         ^
        Fix: put back what was deleted before it, or take the list out as well: all from "figures" to its ], with a comma beside it.   [extra-bracket]

    pages/x.json:15:9   Only the { of an entry is left in the list "figures".
        15 |         {
           |         ^
        Fix: put back what was deleted behind it, or take the list out as well: all from "figures" to its ], with a comma beside it.   [extra-bracket]
    "
  `);
  // Both ways of following the fix mend the page.
  expect(codesOf(`${HEAD},\n${BLOCK}${END}`)).toEqual([]);
  expect(codesOf(withList('{ "value": "5+", "label": "years" }'))).toEqual([]);
});

test("a group that is closed at once, before its fields", () => {
  const withButton = (button: string) =>
    `${HEAD},\n${BLOCK.replace('few words."', `few words.",\n      "button": {${button}`)}${END}`;
  const fields = '\n        "label": "Write to us",\n        "href": "/contact"\n      }';
  expect(toldOfEach(withButton(`\n      },${fields}`), withButton(`},${fields},\n      "ground": "white"`)))
    .toMatchInlineSnapshot(`
    "
    pages/x.json:15:7   The { of "button" is closed at once, and its fields stand behind that.
        15 |       },
           |       ^
        Fix: take this } and the comma behind it out. The } that belongs to "button" follows.   [extra-bracket]

    pages/x.json:14:18   The { of "button" is closed at once, and its fields stand behind that.
        14 |       "button": {},
           |                  ^
        Fix: take this } and the comma behind it out. The } that belongs to "button" follows.   [extra-bracket]
    "
  `);
  expect(codesOf(withButton(fields))).toEqual([]);
});

test("a bracket behind a comma, where the same group goes on", () => {
  const at = (before: string, behind: string) =>
    `${HEAD},\n    {\n      "type": "intro",\n      "heading": "Hello",${before}\n      "text": "A few words."${behind}\n    }${END}`;
  expect(toldOfEach(at("}", ""), at("\n      },", ""), at("\n      }", ""), at("]", ""), at("", ",")))
    .toMatchInlineSnapshot(`
    "
    pages/x.json:12:26   There is one } too many.
        12 |       "heading": "Hello",}
           |                          ^
        Fix: take this } out. If a { was deleted before it, put that back instead.   [extra-bracket]

    pages/x.json:13:7   There is one } too many.
        13 |       },
           |       ^
        Fix: take this } and its comma out. If a { was deleted before it, put that back instead.   [extra-bracket]

    pages/x.json:13:7   There is one } too many.
        13 |       }
           |       ^
        Fix: take this } out. If a { was deleted before it, put that back instead.   [extra-bracket]

    pages/x.json:12:26   There is one ] too many.
        12 |       "heading": "Hello",]
           |                          ^
        Fix: take this ] out.                                        [extra-bracket]

    pages/x.json:13:29   There is a comma before the closing }.
        13 |       "text": "A few words.",
           |                             ^
        Fix: take this comma out. A comma only stands between two things.   [trailing-comma, can be fixed for you]
    "
  `);
});
