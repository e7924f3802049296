/** An entry that was pasted into another entry of its list: told once, with where it goes. */
import { expect, test } from "vitest";
import { problemsOf, siteWith } from "../../site.ts";

const HEAD = `{
  "route": "/x",
  "title": "A page with an entry in an entry",
  "description": "An entry of a list was pasted into the one above it, and is told once, with the place where it goes.",
  "blocks": [
    {
      "type": "cardGrid",
      "heading": "Why us",
      "items": [
        { "title": "Kind", "text": "We are kind." },
        {`;
const END = "\n        }\n      ]\n    }\n  ]\n}\n";
const TITLE = '\n          "title": "Fast"';
const TEXT = '\n          "text": "We are fast."';
const ROW = '\n          { "title": "New", "text": "We are new." }';
const LINES = `
          {
            "title": "New",
            "text": "We are new."
          }`;
const OTHER = '\n        },\n        { "title": "Sure", "text": "We are sure."';

const pages: readonly [where: string, items: string][] = [
  ["in the middle, in one line", `${TITLE},${ROW},${TEXT}`],
  ["before other entries", `${TITLE},${ROW},${TEXT}${OTHER}`],
  ["in the middle, in lines", `${TITLE},${LINES},${TEXT}${OTHER}`],
  ["without a comma behind it", `${TITLE},${LINES}${TEXT}${OTHER}`],
  ["without a comma before it", `${TITLE}${LINES},${TEXT}${OTHER}`],
  ["at the start", `${LINES},${TITLE},${TEXT}${OTHER}`],
  ["at the start, without a comma", `${ROW}${TITLE},${TEXT}${OTHER}`],
  ["at the end", `${TITLE},${TEXT}${LINES}${OTHER}`],
  ["at the end, behind a comma", `${TITLE},${TEXT},${LINES}${OTHER}`],
  ["at the end, before a comma", `${TITLE},${TEXT}${LINES},${OTHER}`],
  ["with another mistake below", `${TITLE},${LINES},${TEXT}${OTHER},\n          "imag": "x"`],
  ["where the } of the entry above is missing", `${TITLE},${TEXT},${ROW.replace(" }", "")}`],
];

test("an entry in another one of its list", () => {
  const told = pages.map(([where, items]) => {
    const found = problemsOf(siteWith({ "pages/x.json": HEAD + items + END }));
    const own = found.filter(({ file, severity }) => file === "pages/x.json" && severity === "error");
    return [where, ...own.map(({ line, sentence, fix }) => `${line} ${sentence} ${fix}`)].join("\n");
  });
  expect(`\n${told.join("\n\n")}\n`).toMatchInlineSnapshot(`
    "
    in the middle, in one line
    13 An entry of the list "items" begins here, inside of another one. move it, from this { to the } of line 13, with the comma behind it, to before the { of line 11.

    before other entries
    13 An entry of the list "items" begins here, inside of another one. move it, from this { to the } of line 13, with the comma behind it, to before the { of line 11.

    in the middle, in lines
    13 An entry of the list "items" begins here, inside of another one. move it, from this { to the } of line 16, with the comma behind it, to before the { of line 11.

    without a comma behind it
    13 An entry of the list "items" begins here, inside of another one. move it, from this { to the } of line 16 to before the { of line 11, with a comma behind it.

    without a comma before it
    13 An entry of the list "items" begins here, inside of another one. move it, from this { to the } of line 16, but without the comma behind it, to before the { of line 11, with a comma behind it.

    at the start
    12 An entry of the list "items" begins here, inside of another one. move it, from this { to the } of line 15, with the comma behind it, to before the { of line 11.

    at the start, without a comma
    12 An entry of the list "items" begins here, inside of another one. move it, from this { to the } of line 12 to before the { of line 11, with a comma behind it.

    at the end
    14 An entry of the list "items" begins here, inside of another one. write } and a comma at the end of line 13, where the entry above ends, and take the } of line 17 out.

    at the end, behind a comma
    14 An entry of the list "items" begins here, inside of another one. write } before the comma of line 13, where the entry above ends, and take the } of line 17 out.

    at the end, before a comma
    14 An entry of the list "items" begins here, inside of another one. move it, from this { to the } of line 17, with the comma behind it, to before the { of line 11.

    with another mistake below
    13 An entry of the list "items" begins here, inside of another one. move it, from this { to the } of line 16, with the comma behind it, to before the { of line 11.
    20 In block 1 (cardGrid "Why us") > card 3: "imag" is not something a card has. rename it to "image", and write it like this, with the name of your own picture for the three dots: "image": { "src": "…", "alt": "x" }.

    where the } of the entry above is missing
    13 The { of line 11 is not closed before the next { begins. write } before this comma.
    "
  `);
});
