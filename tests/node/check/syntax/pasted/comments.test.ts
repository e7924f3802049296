/** Lines that are comments elsewhere, or say something of other lines. */
import { expect, test } from "vitest";
import { toldOfEach } from "../../site.ts";

test("comments of databases and of files with settings", () => {
  expect(
    toldOfEach(
      `{\n  "route": "/x",\n  -- the old one was better\n  "title": "y"\n}`,
      `{\n  "route": "/x",\n  ; "heading": "Hello",\n  "title": "y"\n}`,
      `{\n  "route": "/x"\n  ; "title": "y"\n}`,
      `{\n  ; "route": "/y",\n  "route": "/x",\n  "title": "y"\n}`,
      `{\n  "text": [\n    -- Plans and prices\n  ]\n}`,
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:3:3   There is a comment here, and JSON has none.
        3 |   -- the old one was better
          |   ^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: take it out. Notes for others belong into the description of your change.   [comment]

    pages/x.json:3:3   This line starts with ;, which makes it a comment elsewhere, and JSON has none.
        3 |   ; "heading": "Hello",
          |   ^^^^^^^^^^^^^^^^^^^^^
        Fix: take the whole line out, or only the ; if the field is to be shown.   [comment]

    pages/x.json:3:3   There is a semicolon where a comma belongs.
        3 |   ; "title": "y"
          |   ^
        Fix: write a comma in its place.                             [json-syntax, can be fixed for you]

    pages/x.json:2:3   This line starts with ;, which makes it a comment elsewhere, and JSON has none.
        2 |   ; "route": "/y",
          |   ^^^^^^^^^^^^^^^^
        Fix: take the whole line out: "route" stands beside it once more.   [comment]

    pages/x.json:3:5   "--" is not expected here.
        3 |     -- Plans and prices
          |     ^^
        Fix: take "--" out.                                          [unexpected-text]
    "
  `);
});

test("a comment of a database behind a value", () => {
  expect(
    toldOfEach(
      `{\n  "route": "/x",\n  "art": 3, -- three\n  "title": "y"\n}`,
      `{\n  "route": "/x",\n  "title": "y" -- the new one\n}`,
      `{\n  "route": "/x", -- "title": "y"\n}`,
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:3:13   There is a comment here, and JSON has none.
        3 |   "art": 3, -- three
          |             ^^^^^^^^
        Fix: take it out. Notes for others belong into the description of your change.   [comment]

    pages/x.json:3:16   There is a comment here, and JSON has none.
        3 |   "title": "y" -- the new one
          |                ^^^^^^^^^^^^^^
        Fix: take it out. Notes for others belong into the description of your change.   [comment]

    pages/x.json:2:18   "--" is not expected here.
        2 |   "route": "/x", -- "title": "y"
          |                  ^^
        Fix: take "--" out.                                          [unexpected-text]
    "
  `);
});

test("the line of a comparison that says where its lines stand", () => {
  expect(
    toldOfEach(
      `{\n  "route": "/x",\n@@ -91,7 +91,7 @@\n  "title": "y"\n}`,
      `{\n@@ -91,7 +91,7 @@\n-  "title": "x",\n+  "title": "y",\n  "route": "/x"\n}`,
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:3:1   A comparison of two versions (a diff) has left this line there.
        3 | @@ -91,7 +91,7 @@
          | ^^^^^^^^^^^^^^^^^
        Fix: take this line out.                                     [unexpected-text]

    pages/x.json:2:1   A comparison of two versions (a diff) has left this line there.
        2 | @@ -91,7 +91,7 @@
          | ^^^^^^^^^^^^^^^^^
        Fix: take out this line and line 3, both as a whole. Of line 4 take out only the "+" at the start.   [unexpected-text]
    "
  `);
});

test("lines that are put aside are told once, and what stands in them may come back", () => {
  expect(
    toldOfEach(
      `{\n  "a": [\n    { "b": "1" },\n    // {\n    //   "b": "2"\n    // },\n    { "b": "3", }\n  ]\n}`,
      `{\n  "a": "1",\n  // "b": "2",\n  "c": "3"\n}`,
      `{\n  "a": "1",\n  // ask Priya first\n  // and then Ravi\n  "c": "3"\n}`,
      `{\n  "a": "1", // ask Priya\n  // "b": "2",\n  "c": "3"\n}`,
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:4:5   There are comments from here to line 6, and JSON has none.
        4 |     // {
          |     ^^^^
        Fix: delete lines 4 to 6, and keep a copy outside the folder pages if what stands in them is to come back. To show them, take only the // away.   [comment]

    pages/x.json:7:15   There is a comma before the closing }.
        7 |     { "b": "3", }
          |               ^
        Fix: take this comma out. A comma only stands between two things.   [trailing-comma, can be fixed for you]

    pages/x.json:3:3   There is a comment here, and JSON has none.
        3 |   // "b": "2",
          |   ^^^^^^^^^^^^
        Fix: delete the whole line, and keep a copy outside the folder pages if what stands in it is to come back. To show it, take only the // away.   [comment]

    pages/x.json:3:3   There are comments from here to line 4, and JSON has none.
        3 |   // ask Priya first
          |   ^^^^^^^^^^^^^^^^^^
        Fix: take them out. Notes for others belong into the description of your change.   [comment]

    pages/x.json:2:13   There is a comment here, and JSON has none.
        2 |   "a": "1", // ask Priya
          |             ^^^^^^^^^^^^
        Fix: take it out. Notes for others belong into the description of your change.   [comment]

    pages/x.json:3:3   There is a comment here, and JSON has none.
        3 |   // "b": "2",
          |   ^^^^^^^^^^^^
        Fix: delete the whole line, and keep a copy outside the folder pages if what stands in it is to come back. To show it, take only the // away.   [comment]
    "
  `);
});
