/** Several texts with commas between them behind one name: they become one text, or a list where one can stand. */
import { expect, test } from "vitest";
import { problemsOf, toldOfEach } from "../site.ts";

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
        Fix: write [ before "name" and ] after "email".              [missing-bracket]
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

test.each([
  ['"text": "We look at it:"\n"whether it suits it."', 'make one text of them: "We look at it: whether it suits it.".'],
  [
    '"text": "We look at it."\n"Then we build it."',
    'make one text of them: "We look at it. Then we build it.". For new paragraphs, make it a list: ["We look at it.", "Then we build it."].',
  ],
  [
    '"points": "Long design"\n"Much code"',
    'keep one of them, or make one text of them: "Long design Much code". If these are entries of a list, write ["Long design", "Much code"].',
  ],
  ['"heading": "Bring a sketch,"\n"or only the idea"', 'make one text of them: "Bring a sketch, or only the idea".'],
  [
    `"text": "Design.${" So.".repeat(20)}"\n"Code.${" Then.".repeat(20)}"`,
    "make one text of them. For new paragraphs, make it a list: [ before the first text, ] after the last one, and a comma between two.",
  ],
])("two texts below each other without a comma: %s", (line, fix) => {
  const told = problemsOf({ "pages/x.json": around(line) });
  expect(told.map(({ message }) => message)).toContain("Two texts stand here where one belongs.");
  expect(told.map((each) => each.fix)).toContain(fix);
  expect(told.map(({ note }) => note)).not.toContain("The rest of this page was not checked until this is put right.");
});

test.each(['"text": "One."\n"Two."\n"Three."', '"text": "One."\n"Two.",\n"Three."', '"text": "One." "Two." "Three."'])(
  "three texts in a row are told once: %s",
  (line) => {
    const told = problemsOf({ "pages/x.json": around(line) }).filter(({ code }) => code === "unexpected-text");
    expect(told.map(({ message }) => message)).toEqual(["Three texts stand here where one belongs."]);
  },
);

test("a name whose colon is missing, on the line below a text, is no part of it", () => {
  const codes = problemsOf({ "pages/x.json": around('"heading": "One"\n"text" "Two."') }).map(({ code }) => code);
  expect(codes).toContain("json-syntax");
  expect(codes).not.toContain("unexpected-text");
});
