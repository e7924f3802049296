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

function toldOf(cases: typeof pages): string {
  const told = cases.map(([where, items]) => {
    const found = problemsOf(siteWith({ "pages/x.json": HEAD + items + END }));
    const own = found.filter(({ file, severity }) => file === "pages/x.json" && severity === "error");
    return [where, ...own.map(({ line, sentence, fix }) => `${line} ${sentence} ${fix}`)].join("\n");
  });
  return `\n${told.join("\n\n")}\n`;
}

test("an entry in another one of its list", () => {
  expect(toldOf(pages)).toMatchInlineSnapshot(`
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

const IMAGE = '\n          "image": {\n            "src": "brand/logo.svg"';
const ALT = '\n            "alt": "A kite"\n          }';
const LIST_ENDS = '\n        }\n      ],\n      "lead": "Some words.",';

test("an entry in a group of another one, and among the fields of its block", () => {
  const [above, below] = [`${TITLE},${TEXT}${LIST_ENDS}`, '\n      "more": [\n        { "title": "A", "text": "B"'];
  expect(
    toldOf([
      ["in a picture", `${TITLE},${IMAGE},${ROW},${ALT},${TEXT}`],
      [
        "at the start of a picture",
        `${TITLE},${IMAGE.replace(/\n.*$/, "")}${ROW},${IMAGE.replace(/.*{/s, "")},${ALT},${TEXT}`,
      ],
      ["at the end of a picture", `${TITLE},${TEXT},${IMAGE},${ALT.slice(0, -12)}${ROW}\n          }`],
      [
        "at the end of a picture, between commas",
        `${TITLE},${TEXT},${IMAGE},${ALT.slice(0, -12)},${ROW},\n          }`,
      ],
      ["below the list", `${above}${ROW},${below}`],
      ["two below the list", `${above}${ROW},${ROW.replaceAll("New", "Other")},${below}`],
      [
        "in a group below the list",
        `${above}\n      "button": {${ROW},\n        "label": "Go", "href": "/" },${below}`,
      ],
    ]),
  ).toMatchInlineSnapshot(`
    "
    in a picture
    15 An entry of the list "items" begins here, inside of another one. move it, from this { to the } of line 15, with the comma behind it, to before the { of line 11.

    at the start of a picture
    14 An entry of the list "items" begins here, inside of another one. move it, from this { to the } of line 14, with the comma behind it, to before the { of line 11.

    at the end of a picture
    17 An entry of the list "items" begins here, inside of another one. move it, from this { to the } of line 17 to before the { of line 11, with a comma behind it.

    at the end of a picture, between commas
    17 An entry of the list "items" begins here, inside of another one. move it, from this { to the } of line 17 to before the { of line 11, with a comma behind it. Take the commas beside it out.

    below the list
    17 This { is one more entry of the list "items", which ends at the ] of line 15. move all of it, up to the } of line 17, into that list: behind the } of line 14, with a comma between the two. Take the comma behind it out, at the end of line 17. It is the last entry then: move it up if it belongs elsewhere.
    18 In block 1 (cardGrid "Why us"): "more" is not something a cardGrid has. "items" is there already: put {"title":"A", "text":"B"} into it as well, and take this field out, with the comma before it.

    two below the list
    17 This { is one more entry of the list "items", which ends at the ] of line 15. move all of it, up to the } of line 17, into that list: behind the } of line 14, with a comma between the two. Take the comma behind it out, at the end of line 17. It is the last entry then: move it up if it belongs elsewhere.
    18 This { is one more entry of the list "items", which ends at the ] of line 15. move all of it, up to the } of line 18, into that list: behind the } of line 14, with a comma between the two. Take the comma behind it out, at the end of line 18. It is the last entry then: move it up if it belongs elsewhere.
    19 In block 1 (cardGrid "Why us"): "more" is not something a cardGrid has. "items" is there already: put {"title":"A", "text":"B"} into it as well, and take this field out, with the comma before it.

    in a group below the list
    17 In block 1 (cardGrid "Why us"): "button" is not something a cardGrid has. take it out, and write the link at the end of "lead": " [Go](/).".
    18 This { is one more entry of the list "items", which ends at the ] of line 15. move all of it, up to the } of line 18, into that list: behind the } of line 14, with a comma between the two. Take the comma behind it out, at the end of line 18. It is the last entry then: move it up if it belongs elsewhere.
    20 In block 1 (cardGrid "Why us"): "more" is not something a cardGrid has. "items" is there already: put {"title":"A", "text":"B"} into it as well, and take this field out, with the comma before it.
    "
  `);
});
