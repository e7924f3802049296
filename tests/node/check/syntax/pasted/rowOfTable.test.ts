/** Rows of a table in the place of fields or of entries, and lines of a quoted mail. */
import { expect, test } from "vitest";
import { sentences, toldOfEach } from "../../site.ts";

const page = (entries: string) => `{\n  "items": [\n    { "title": "A", "text": "One." },\n${entries}\n  ]\n}`;

test("a row of a table is written with the names of another entry", () => {
  expect(
    sentences(
      toldOfEach(
        page('    {\n      | "B" | "Two." |\n    }'),
        page("    | B | Two. |\r\n    | --- | --- |\r\n    | C | Three. |"),
        page('    {\n      | "B" | "Two" | "Three" |\n    }'),
        page('    {\n      | "B" | "Two." |\n      | "C" | "Say \\"hi\\"." |\n    }'),
        page("    | B |  |\n    | C or \\| | Three. |"),
        page(Array.from({ length: 20 }, (_, i) => `    | The card with the number ${i} | Its text. |`).join("\n")),
      ),
    ),
  ).toMatchInlineSnapshot(`
    "

    pages/x.json:5:7   This is a row of a table.
        Fix: write in its place: "title": "B", "text": "Two.".       [unquoted-text]

    pages/x.json:4:5   These are rows of a table.
        Fix: write in their place: { "title": "B", "text": "Two." }, { "title": "C", "text": "Three." }.   [unquoted-text]

    pages/x.json:5:7   This is a row of a table.
        Fix: write in its place, with the names of the fields for …: "…": "B", "…": "Two", "…": "Three".   [unquoted-text]

    pages/x.json:5:7   These are rows of a table.
        Fix: write in their place: "title": "B", "text": "Two." }, { "title": "C", "text": "Say \\"hi\\".".   [unquoted-text]

    pages/x.json:4:5   These are rows of a table.
        Fix: write in their place: { "title": "B", "text": "…" }, { "title": "C or |", "text": "Three." }.   [unquoted-text]

    pages/x.json:4:5   These are rows of a table.
        Fix: write each of the 20 rows as { "title": "The card with the number 0", "text": "Its text." }, down to line 23.   [unquoted-text]

    "
  `);
});

test("what else is wrong is told in the same run", () => {
  expect(toldOfEach(page('    {\n      | "B" | "Two." |\n    },\n    { "title": "C" "text": "Three." }'))).toContain(
    "A comma is missing",
  );
  const mail = page('>    {\n>      "title": "B",\n>      "text": "Two.\n     Three."\n>    }');
  expect(sentences(toldOfEach(mail))).toMatchInlineSnapshot(`
    "

    pages/x.json:4:1   ">" is not expected here.
        Fix: take ">" out, and also at the start of the lines below, down to line 6.   [unexpected-text]

    pages/x.json:6:16   There is a line break inside this text.
        Fix: write the text on one line: "Two. Three.". To keep the lines, write \\n where each ends. For a new paragraph, make it a list: ["Two.", "Three."].   [line-break-in-text]

    "
  `);
});
