/** Lines that were copied from where they are shown with their numbers. */
import { expect, test } from "vitest";
import { sentences, toldOfEach } from "../site.ts";

const PAGE = `{
  "route": "/x",
  "title": "A page with numbers before its lines",
  "description": "Some lines were copied from a web page that shows each line of a file with its number before it.",
  "blocks": [
    {
      "type": "intro",
      "heading": &quot;Hello&quot;,
      "text": "A few words."
    }
  ]
}
`;

/** With numbers before the lines from the first one on. */
function numbered(first: number, last: number, mark = " "): string {
  return PAGE.split("\n")
    .map((line, i) => (i + 1 < first || i + 1 > last ? line : `${i + 1}${mark}${line}`))
    .join("\n");
}

test("numbers that run on are told once, and what stands behind them as well", () => {
  expect(sentences(toldOfEach(numbered(6, 10), numbered(7, 9, " | "), numbered(1, 12)))).toMatchInlineSnapshot(`
    "

    pages/x.json:6:1   These lines begin with their numbers: 6 to 10.
        Fix: take these numbers out: a page has none at the start of its lines.   [unexpected-text, can be fixed for you]

    pages/x.json:8:20   The quotation marks here are spelled out, as in HTML: &quot;
        Fix: write "Hello" with straight double ones.                [single-quotes, can be fixed for you]

    pages/x.json:7:1   These lines begin with their numbers: 7 to 9.
        Fix: take these numbers out: a page has none at the start of its lines.   [unexpected-text, can be fixed for you]

    pages/x.json:8:22   The quotation marks here are spelled out, as in HTML: &quot;
        Fix: write "Hello" with straight double ones.                [single-quotes, can be fixed for you]

    pages/x.json:1:1   Every line starts with a number.
        Fix: take out the numbers at the start of the lines.         [unexpected-text]

    pages/x.json:8:20   The quotation marks here are spelled out, as in HTML: &quot;
        Fix: write "Hello" with straight double ones.                [single-quotes, can be fixed for you]

    "
  `);
});

test("a number that is not followed by the next one", () => {
  expect(sentences(toldOfEach(numbered(9, 9)))).toMatchInlineSnapshot(`
    "

    pages/x.json:8:18   The quotation marks here are spelled out, as in HTML: &quot;
        Fix: write "Hello" with straight double ones.                [single-quotes, can be fixed for you]

    pages/x.json:9:1   "9" is not expected here.
        Fix: take "9" out, if it is the number of the line.          [unexpected-text]

    "
  `);
});
