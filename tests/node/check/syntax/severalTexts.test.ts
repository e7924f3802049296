/** Several texts with commas between them behind one name: they become one text, or a list where one can stand. */
import { expect, test } from "vitest";
import { toldOfEach } from "../site.ts";

const around = (line: string) =>
  `{\n  "title": "X",\n  "blocks": [\n    {\n      ${line},\n      "id": "x"\n    }\n  ]\n}`;

test("where only one text can stand, no list is offered", () => {
  expect(
    toldOfEach(
      around('"note": "Names belong to their owners.", "Changed in March."'),
      around('"heading": "Our work", "and yours"'),
      around('"heading": "Our work for 2024", "Our work for 2025"'),
      around('"line": "Design", "Code", "Tests"'),
      around('"required": "name", "email"'),
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:5:7   "note" has several texts, with a comma between them, and only one can stand there.
        5 |       "note": "Names belong to their owners.", "Changed in March.",
          |       ^^^^^^
        Fix: make one text of them: "Names belong to their owners. Changed in March.".   [missing-bracket]

    pages/x.json:5:7   "heading" has several texts, with a comma between them, and only one can stand there.
        5 |       "heading": "Our work", "and yours",
          |       ^^^^^^^^^
        Fix: make one text of them: "Our work and yours".            [missing-bracket]

    pages/x.json:5:7   "heading" has several texts, with a comma between them, and only one can stand there.
        5 |       "heading": "Our work for 2024", "Our work for 2025",
          |       ^^^^^^^^^
        Fix: keep one of the two: "Our work for 2024" or "Our work for 2025".   [missing-bracket]

    pages/x.json:5:31   There is a comma after "Code" where a colon belongs.
        5 |       "line": "Design", "Code", "Tests",
          |                               ^
        Fix: write : in place of the comma. If these are one text, write "Design Code Tests".   [missing-colon]

    pages/x.json:5:7   The list of "required" has no [ ] around it.
        5 |       "required": "name", "email",
          |       ^^^^^^^^^^
        Fix: write [ before "name" and ] after "email", or make one text of them.   [missing-bracket]
    "
  `);
});

test("the description of a page is one text", () => {
  const written = '{\n  "title": "X",\n  "description": "What we do.", "And for whom.",\n  "blocks": []\n}';
  expect(toldOfEach(written)).toMatchInlineSnapshot(`
    "
    pages/x.json:3:3   "description" has several texts, with a comma between them, and only one can stand there.
        3 |   "description": "What we do.", "And for whom.",
          |   ^^^^^^^^^^^^^
        Fix: make one text of them: "What we do. And for whom.".     [missing-bracket]
    "
  `);
});
