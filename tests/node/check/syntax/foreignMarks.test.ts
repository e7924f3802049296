/** Signs of other notations and programs in a page. */
import { expect, test } from "vitest";
import { fixSite } from "../../../../src/node/fix/fixSite.ts";
import { page, pageAt, problemsOf, render, schemas, shortIntro, siteWith, text, told, toldOfEach } from "../site.ts";

test("what a version control and programs for comparing leave", () => {
  expect(
    toldOfEach(
      '{\n<<<<<<< HEAD\n  "route": "/a",\n=======\n  "route": "/b",\n>>>>>>> maya\n  "title": "x"\n}',
      '<<<<<<< HEAD\n{\n=======\n{ "title": "x",\n>>>>>>> maya\n}',
      '{\n+ "title": "x"\n}',
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:2:1   Two people changed the same lines, and both versions are in the file, from here on. The second one comes from "maya".
        2 | <<<<<<< HEAD
          | ^^^^^^^
        Fix: keep line 3 ("/a") or line 5 ("/b"), with words of the other one if you like. Take the other one out, and the lines with the marks, 2, 4 and 6: they start with "<<<<<<<", "=======" and ">>>>>>>".   [merge-conflict]

    pages/x.json:1:1   Two people changed the same lines, and both versions are in the file, from here on. The second one comes from "maya".
        1 | <<<<<<< HEAD
          | ^^^^^^^
        Fix: keep line 2 or line 4, with words of the other one if you like. Take the other one out, and the lines with the marks, 1, 3 and 5: they start with "<<<<<<<", "=======" and ">>>>>>>".   [merge-conflict]

    pages/x.json:2:1   "+" is not expected here.
        2 | + "title": "x"
          | ^
        Fix: take "+" out.                                           [unexpected-text]
    "
  `);
});

test("a page with two addresses is not missed under either of them", () => {
  const conflict = `<<<<<<< HEAD\n  "route": "/old",\n=======\n  "route": "/prices",\n>>>>>>> maya\n`;
  const files = {
    "pages/index.json": text(page(shortIntro({ text: "See [our prices](/prices)." }))),
    "pages/prices.json": `{\n${conflict}  "title": "Prices"\n}`,
  };
  expect(told(files)).not.toContain("broken-link");
});

test.each(['"route": "/work”,', '"route": „/work",', '"route": /work",', '"route"„ "/work",'])(
  "links to a page with a wrong quotation mark at its address are right: %s",
  (line) => {
    const work = text(pageAt("/work", shortIntro({}))).replace(/"route".*/, line);
    const files = {
      "pages/index.json": text(page(shortIntro({ text: "[Our work](/work)" }))),
      "pages/work.json": work,
    };
    expect(problemsOf(files).map(({ file, line: at }) => `${file}:${at}`)).toEqual(["pages/work.json:2"]);
  },
);

test("notes, fences and dots", () => {
  expect(
    toldOfEach(
      '{\n  # Ask Maya\n  "title": "x" }',
      '{ "title": "x", <!-- ask Maya -->\n}',
      '{ "blocks": [\n...\n] }',
      "```json\n{}",
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:2:3   There is a comment here, and JSON has none.
        2 |   # Ask Maya
          |   ^^^^^^^^^^
        Fix: take it out. Notes for others belong into the description of your change.   [comment]

    pages/x.json:1:17   There is a comment here, and JSON has none.
        1 | { "title": "x", <!-- ask Maya -->
          |                 ^^^^^^^^^^^^^^^^^
        Fix: write this line like this: { "title": "x"               [comment]

    pages/x.json:2:1   "..." is not expected here.
        2 | ...
          | ^^^
        Fix: take "..." out. If it stands for something that was left out, put that back from an older copy of the page.   [unexpected-text]

    pages/x.json:1:1   A page starts with {, but this file starts with "\`\`\`json".
        1 | \`\`\`json
          | ^^^^^^^
        Fix: take out what stands before the first {.                [not-json]
    "
  `);
});

test("values of other languages", () => {
  expect(
    toldOfEach(
      '{ "a": None }',
      '{ "a": yes }',
      '{ "a": NaN }',
      '{ "a": $25 }',
      '{ "a": –25 }',
      '{ "a": 25,5 }',
      '{ "a": ("b") }',
      '{ "a": "b " + "c" }',
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:1:8   "None" is no value that JSON has.
        1 | { "a": None }
          |        ^^^^
        Fix: write a value in its place, or take the whole field out, if it is not needed.   [unquoted-text]

    pages/x.json:1:8   "yes" is no value that JSON has.
        1 | { "a": yes }
          |        ^^^
        Fix: write true.                                             [unquoted-text]

    pages/x.json:1:8   "NaN" is no number that JSON has.
        1 | { "a": NaN }
          |        ^^^
        Fix: write a number in its place, or take the whole field out, if it is not needed.   [unquoted-text]

    pages/x.json:1:8   $25 is not a number as JSON has it.
        1 | { "a": $25 }
          |        ^^^
        Fix: put it in quotation marks: "$25". Where only a number can stand, write 25.   [bad-number]

    pages/x.json:1:8   –25 is not a number as JSON has it.
        1 | { "a": –25 }
          |        ^^^
        Fix: write -25, or put it in quotation marks.                [bad-number]

    pages/x.json:1:8   There is a comma inside this number.
        1 | { "a": 25,5 }
          |        ^^^^
        Fix: write 25.5, with a point. If it is only to be read, put it in quotation marks: "25,5".   [bad-number]

    pages/x.json:1:8   There are ( ) around this value.
        1 | { "a": ("b") }
          |        ^^^^^
        Fix: take the ( and the ) away.                              [wrong-bracket, can be fixed for you]

    pages/x.json:1:8   Texts cannot be joined with +.
        1 | { "a": "b " + "c" }
          |        ^^^^^^^^^^
        Fix: write them as one text: "b c".                          [unexpected-text, can be fixed for you]
    "
  `);
});

test("quotation marks too few and too many", () => {
  expect(
    toldOfEach(
      '{\n  "a": Go to the form",\n  "b": 1\n}',
      '{\n  "a": Go to the form,\n  "b": 1\n}',
      '{ "a": "b"", "c": 1 }',
      '{ "a": """b""" }',
      '{ "a": "A 5" screen" }',
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:2:8   The opening quotation mark of this text is missing.
        2 |   "a": Go to the form",
          |        ^^^^^^^^^^^^^^
        Fix: write " before Go.                                      [unquoted-text]

    pages/x.json:2:8   The text Go to the form is not in quotation marks.
        2 |   "a": Go to the form,
          |        ^^^^^^^^^^^^^^
        Fix: put it in quotation marks: "Go to the form".            [unquoted-text]

    pages/x.json:1:11   There is a quotation mark too many.
        1 | { "a": "b"", "c": 1 }
          |           ^
        Fix: take it out: one " starts a text, and one ends it.      [unexpected-text]

    pages/x.json:1:8   There are three quotation marks before this text, and three behind it.
        1 | { "a": """b""" }
          |        ^^^^^^^
        Fix: keep one before it and one behind it: "b".              [unexpected-text]

    pages/x.json:1:12   A quotation mark inside a text ends the text too early.
        1 | { "a": "A 5" screen" }
          |            ^
        Fix: write \\" for each quotation mark inside the text: "A 5\\" screen".   [quote-in-text]
    "
  `);
});

test("a point for a comma, and a comma or a curly mark where the text ends", () => {
  expect(toldOfEach('{\n  "a": "b".\n  "c": 1\n}', '{\n  "a": "b,"\n  "c": 1\n}', '{\n  "a": "b”,\n  "c": 1\n}'))
    .toMatchInlineSnapshot(`
      "
      pages/x.json:2:11   There is a point where a comma belongs.
          2 |   "a": "b".
            |           ^
          Fix: write a comma in its place.                             [json-syntax, can be fixed for you]

      pages/x.json:2:10   The comma at the end of line 2 stands inside the quotation marks.
          2 |   "a": "b,"
            |          ^^
          Fix: write "b", with the comma behind the quotation mark.    [json-syntax, can be fixed for you]

      pages/x.json:2:10   The quotation mark at the end of this text is a curly one: ”.
          2 |   "a": "b”,
            |          ^
          Fix: write a straight one in its place: ".                   [curly-quotes, can be fixed for you]
      "
    `);
});

test("a group that begins without its bracket", () => {
  expect(toldOfEach('{ "blocks": [ "type": "faq" } ] }')).toMatchInlineSnapshot(`
    "
    pages/x.json:1:15   A { is missing before "type".
        1 | { "blocks": [ "type": "faq" } ] }
          |               ^^^^^^
        Fix: write { before it.                                      [missing-bracket]
    "
  `);
});

test("signs from other keyboards and languages are put right", () => {
  const right = text({ ...page(shortIntro({})), title: "The page that is under test" });
  const wrong = right
    .replace('"route":', '"route" =>')
    .replace('"route" => "/",', '"route" => "/"，')
    .replace('"title":', '"title"：')
    .replace(`"The page that is under test"`, `'The page that is under test'`)
    .replace('"Hello"', "＂Hello＂")
    .replace('"type": "intro",', '"type": "intro"،')
    .replace('"A few words."', '"A few words.”');
  const { files } = fixSite({ files: siteWith({ "pages/index.json": wrong }), schemas, render });
  expect(files["pages/index.json"]).toBe(right.replace('"route":', '"route" :'));
});

test("what is left of two versions of which one was kept, and several places with two", () => {
  const rest = '  "title": "x"\n}';
  expect(
    toldOfEach(
      `{\n  "route": "/a",\n>>>>>>> maya\n${rest}`,
      `{\n  "route": "/a",\n=======\n>>>>>>> maya\n${rest}`,
      `{\n<<<<<<< HEAD\n  "route": "/a",\n${rest}`,
      `{\n${'<<<<<<< HEAD\n  "a": 1,\n=======\n  "a": 2,\n>>>>>>> maya\n'.repeat(2)}${rest}`,
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:3:1   Of two versions of the same lines one was to be kept, and this line is still there.
        3 | >>>>>>> maya
          | ^^^^^^^
        Fix: take this line out. See that nothing around is there twice.   [merge-conflict]

    pages/x.json:3:1   The lines above this one and those below are two versions of the same lines.
        3 | =======
          | ^^^^^^^
        Fix: keep one version, with what you want of the other. Take out the rest of the other, this line and line 4.   [merge-conflict]

    pages/x.json:2:1   Of two versions of the same lines one was to be kept, and this line is still there.
        2 | <<<<<<< HEAD
          | ^^^^^^^
        Fix: take this line out. See that nothing around is there twice.   [merge-conflict]

    pages/x.json:2:1   Two people changed the same lines, and both versions are in the file, from here on. The second one comes from "maya".
        2 | <<<<<<< HEAD
          | ^^^^^^^
        Fix: keep line 3 or line 5, with words of the other one if you like. Take the other one out, and the lines with the marks, 2, 4 and 6: they start with "<<<<<<<", "=======" and ">>>>>>>". Do so in both places: the other one starts in line 7.   [merge-conflict]
    "
  `);
});

test("a comment around what somebody wants to hide", () => {
  const [start, end] = ['{\n  "route": "/x",\n  "blocks": [\n', '    { "type": "faq" }\n  ]\n}'];
  const hidden = [
    "<!-- until June\n    { },\n    -->\n",
    "/* { },\n    */\n",
    "/* what we\n    hide */\n",
    "<!-- { }\n",
  ];
  expect(toldOfEach(...hidden.map((each) => `${start}    ${each}${end}`))).toMatchInlineSnapshot(`
    "
    pages/x.json:4:5   There is a comment here, which goes on to line 6, and JSON has none.
        4 |     <!-- until June
          |     ^^^^^^^^^^^^^^^
        Fix: to leave out what stands in it, delete all from <!-- to -->, with both of them (lines 4 to 6 as they are counted now), and keep a copy outside the folder pages if it is to come back. To show it, take out only the two marks: <!-- with the words behind it, and -->.   [comment]

    pages/x.json:4:5   There is a comment here, which goes on to line 5, and JSON has none.
        4 |     /* { },
          |     ^^^^^^^
        Fix: to leave out what stands in it, delete all from /* to */, with both of them (lines 4 to 5 as they are counted now), and keep a copy outside the folder pages if it is to come back. To show it, take out only the two marks: /* and */.   [comment]

    pages/x.json:4:5   There is a comment here, and JSON has none.
        4 |     /* what we
          |     ^^^^^^^^^^
        Fix: take it out. Notes for others belong into the description of your change.   [comment]

    pages/x.json:4:5   There is a comment here that no --> ends, and JSON has none.
        4 |     <!-- { }
          |     ^^^^^^^^
        Fix: take it out, from <!-- to the last word that is part of it.   [comment]
    "
  `);
});

test("a comma inside the quotation marks of an option, and of a long text", () => {
  const long = "A text that is longer than what is shown of a text in a message of the check";
  expect(toldOfEach('{\n  "ground": "teal,"\n  "c": 1\n}', `{\n  "a": "${long},"\n  "c": 1\n}`)).toMatchInlineSnapshot(`
    "
    pages/x.json:2:18   The comma at the end of line 2 stands inside the quotation marks.
        2 |   "ground": "teal,"
          |                  ^^
        Fix: write "teal", with the comma behind the quotation mark.   [json-syntax, can be fixed for you]

    pages/x.json:2:85   The comma at the end of line 2 stands inside the quotation marks.
        2 | …": "A text that is longer than what is shown of a text in a message of the check,"
          |                                                                                  ^^
        Fix: write "A text that is longer than what is shown of a text in a mes…", with the comma behind the quotation mark.   [json-syntax, can be fixed for you]
    "
  `);
});

test("versions of several lines, with what both were made from, and where one is empty", () => {
  const made = (...lines: string[]) => `{\n${lines.join("\n")}\n  "end": 1\n}`;
  const [one, two] = ['  "a": 1,', '  "b": 2,'];
  expect(
    [
      made("<<<<<<< HEAD", one, two, "=======", '  "a": 3,', two, ">>>>>>> other"),
      made("<<<<<<< HEAD", one, "||||||| base", '  "a": 0,', "=======", two, ">>>>>>> other"),
      made("<<<<<<< HEAD", one, two, "=======", ">>>>>>> other"),
      made("<<<<<<< HEAD", "=======", two, ">>>>>>> other"),
      made("<<<<<<< HEAD", one, ">>>>>>> other", "=======", two),
    ].map((file) => /Fix: .*/.exec(toldOfEach(file))![0]),
  ).toMatchInlineSnapshot(`
    [
      "Fix: keep lines 3 to 4 or lines 6 to 7, with what you want of the other. Take out the rest of the other, and the lines with the marks, 2, 5 and 8: they start with "<<<<<<<", "=======" and ">>>>>>>".   [merge-conflict]",
      "Fix: keep line 3 or line 7, with words of the other one if you like. Take the other one out, all that stands between ||||||| and =======, and the lines with the marks, 2, 4, 6 and 8: they start with "<<<<<<<", "|||||||", "=======" and ">>>>>>>".   [merge-conflict]",
      "Fix: keep lines 3 to 4 or take it out as well. Take out the lines with the marks, 2, 5 and 6: they start with "<<<<<<<", "=======" and ">>>>>>>".   [merge-conflict]",
      "Fix: keep line 4 or take it out as well. Take out the lines with the marks, 2, 3 and 5: they start with "<<<<<<<", "=======" and ">>>>>>>".   [merge-conflict]",
      "Fix: keep one version, with words of the other one if you like. Take the other one out, and the lines with the marks, 2 and 4: they start with "<<<<<<<" and ">>>>>>>".   [merge-conflict]",
    ]
  `);
});
