/** What is pasted beside entries and at the end of a file, and told once. */
import { expect, test } from "vitest";
import { toldOfEach } from "../../site.ts";

test("numbers before the entries of a list are told once, and so is what stands for the rest of a file", () => {
  const items = (...entries: string[]) => `{ "items": [\n${entries.join(",\n")}\n] }`;
  const cut = (left: string) => `{\n  "items": [\n    { "title": "One" },\n${left}\n`;
  expect(
    toldOfEach(
      items('1. { "title": "One" }', '2. { "title": "Two" }', '3. {\n"title": "Three" }'),
      items('a) "One"', 'b) "Two"'),
      `{ "points": [1. "One", 2. "Two"] }`,
      cut("[truncated]"),
      cut("…"),
      cut("// the rest of the cards is omitted"),
      `~~~json\n{ "route": "/x" }\n~~~`,
      `{\n  "route": "/x",\n>>>>>>>> main\n  "title": "x"\n}`,
    ),
  ).toMatchInlineSnapshot(`
    "
    pages/x.json:2:1   The entries of this list begin with their numbers, "1." to "3.".
        2 | 1. { "title": "One" },
          | ^^
        Fix: take these numbers out, down to line 4: the place in the list counts.   [unexpected-text, can be fixed for you]

    pages/x.json:2:1   The entries of this list begin with their numbers, "a)" to "b)".
        2 | a) "One",
          | ^^
        Fix: take these numbers out, down to line 3: the place in the list counts.   [unexpected-text, can be fixed for you]

    pages/x.json:1:14   The entries of this list begin with their numbers, "1." to "2.".
        1 | { "points": [1. "One", 2. "Two"] }
          |              ^^
        Fix: take these numbers out: the place in the list counts.   [unexpected-text, can be fixed for you]

    pages/x.json:4:1   The file ends too early: "[truncated]" stands for what should follow.
        4 | [truncated]
          | ^^^^^^^^^^^
        Fix: put that back from an older copy of the page. If nothing is missing, take "[truncated]" out, with the comma before it, and write ] } in its place.   [unclosed-bracket]

    pages/x.json:4:1   The file ends too early: "…" stands for what should follow.
        4 | …
          | ^
        Fix: put that back from an older copy of the page. If nothing is missing, take "…" out, with the comma before it, and write ] } in its place.   [unclosed-bracket]

    pages/x.json:4:1   The file ends too early: "// the rest of the cards is omitted" stands for what should follow.
        4 | // the rest of the cards is omitted
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: put that back from an older copy of the page. If nothing is missing, take "// the rest of the cards is omitted" out, with the comma before it, and write ] } in its place.   [unclosed-bracket]

    pages/x.json:1:1   A page starts with {, but this file starts with "~~~json".
        1 | ~~~json
          | ^^^^^^^
        Fix: take out what stands before the first { and behind the last }.   [not-json]

    pages/x.json:3:1   Of two versions of the same lines one was to be kept, and this line is still there.
        3 | >>>>>>>> main
          | ^^^^^^^
        Fix: take this line out. See that nothing around is there twice.   [merge-conflict]
    "
  `);
});
