/** Lines that were copied from where they are shown with their numbers. */
import { expect, test } from "vitest";
import { fixSite } from "../../../../../src/node/fix/fixSite.ts";
import { images, schemas, sentences, siteWith, toldOfEach } from "../../site.ts";

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
        Fix: take these numbers and the | behind them out: a page has none at the start of its lines.   [unexpected-text, can be fixed for you]

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

test("lines as the check shows them, with the marks below one", () => {
  const shown = numbered(6, 9, " | ").replace(/^8 .*$/m, "$&\n  |   ^^^^^^^^^");
  expect(`\n${toldOfEach(shown)}\n`).toMatchInlineSnapshot(`
    "

    pages/x.json:6:1   These lines begin with their numbers: 6 to 9.
        6 | 6 |     {
          | ^
        Fix: take these numbers and the | behind them out, and all of line 9: a page has none at the start of its lines.   [unexpected-text, can be fixed for you]

    pages/x.json:8:22   The quotation marks here are spelled out, as in HTML: &quot;
        8 | 8 |       "heading": &quot;Hello&quot;,
          |                      ^^^^^^^^^^^^^^^^^
        Fix: write "Hello" with straight double ones.                [single-quotes, can be fixed for you]

    "
  `);
  const { files } = fixSite({ files: siteWith({ "pages/x.json": shown.replaceAll("&quot;", '"') }), schemas, images });
  expect(files["pages/x.json"]).toBe(PAGE.replaceAll("&quot;", '"'));
});

test("bars behind the number of one line, and behind those of all", () => {
  const whole = PAGE.replaceAll("&quot;", '"');
  const all = whole.replace(/^(?!$)/gm, "   7 | ");
  const one = whole.replace('      "text"', '  9 |       "text"');
  expect(sentences(toldOfEach(all, one))).toMatchInlineSnapshot(`
    "

    pages/x.json:1:4   Every line starts with a number.
        Fix: take out the numbers and the | behind them at the start of the lines.   [unexpected-text]

    pages/x.json:9:3   "9 |" is not expected here.
        Fix: take "9 |" out, if it is the number of the line.        [unexpected-text]

    "
  `);
});
