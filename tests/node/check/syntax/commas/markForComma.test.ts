/** Marks that stand where a comma belongs, between entries of lists and between fields. */
import { expect, test } from "vitest";
import { syntaxCodes } from "../../../../../src/node/check/codes/syntax.ts";
import { fixSite } from "../../../../../src/node/fix/fixSite.ts";
import { inputOf, problemsOf, sentences, toldOfEach } from "../../site.ts";

const PLACES = "Kite Tower|Ring Road|Old Town".split("|").map((place) => `"${place}"`);
const listWith = (mark: string) => `{\n  "address": [${PLACES.join(mark)}]\n}`;
const fixed = (text: string) => fixSite(inputOf({ "pages/x.json": text })).files["pages/x.json"];

test.each([". ", ".", " . ", " | ", "| ", " / ", "/", " - ", " – ", " · ", "• ", "; ", " "])(
  "%j between the texts of a list becomes a comma",
  (mark) => {
    expect(JSON.parse(String(fixed(listWith(mark))))).toEqual({ address: ["Kite Tower", "Ring Road", "Old Town"] });
  },
);

test("what is said of a mark where a comma belongs", () => {
  const groups = `{\n  "boxes": [{ "title": "x" }. { "title": "y" }]\n}`;
  expect(sentences(toldOfEach(listWith(". "), listWith(" | "), groups))).toMatchInlineSnapshot(`
    "

    pages/x.json:2:27   There is a point where a comma belongs.
        Fix: write this line like this: "address": ["Kite Tower", "Ring Road", "Old Town"]   [json-syntax, can be fixed for you]

    pages/x.json:2:28   There is | where a comma belongs.
        Fix: write this line like this: "address": ["Kite Tower" , "Ring Road" , "Old Town"]   [json-syntax, can be fixed for you]

    pages/x.json:2:29   There is a point where a comma belongs.
        Fix: write a comma in its place.                             [json-syntax, can be fixed for you]

    "
  `);
});

test.each([".", ";", " .", "\n."])("%j at the end of a group or a list is no comma", (mark) => {
  const texts = [
    `{\n  "title": "One"${mark}\n}`,
    `{\n  "title": ["One"${mark}]\n}`,
    `{\n  "boxes": [{}${mark}\n  ]\n}`,
  ];
  const called = mark.endsWith(".") ? "A point" : "A semicolon";
  for (const written of texts) {
    const found = problemsOf({ "pages/x.json": written }).find(({ code }) => code === "unexpected-text");
    expect([found?.message, found?.fix]).toEqual([`${called} stands behind the last value here.`, "take it out."]);
    expect(() => JSON.parse(String(fixed(written)))).not.toThrow();
  }
});

test("the key beside that of the comma", () => {
  const read = (...lines: string[]) =>
    problemsOf({ "pages/x.json": lines.join("\n") })
      .filter(({ code }) => code in syntaxCodes)
      .map(({ line, code, message, fix }) => `${line} ${code}: ${message} ${fix}`);
  const comma = "There is ' where a comma belongs. write a comma in its place.";
  expect(read("{", `  "title": "One"'`, '  "route": "/x"', "}")).toEqual([`2 json-syntax: ${comma}`]);
  expect(read("{", `  "aliases": ["/a"' "/b"]`, "}")).toEqual([`2 json-syntax: ${comma}`]);
  expect(read("{", `  "title": "One"'`, "}")).toEqual([
    "2 unexpected-text: ' stands behind the last value here. take it out.",
  ]);
  expect(read("{", `  "title": 'One',`, '  "route": "/x"', "}")[0]).toMatch(/^2 single-quotes: /);
});

test("the mark that ends a sentence is kept", () => {
  const page = (mark: string) => `{\n  "text": ["Is it one? Two"${mark} "Three"]\n}`;
  expect(sentences(toldOfEach(page("."), page("!"), page("?"), page(".,")))).toMatchInlineSnapshot(`
    "

    pages/x.json:2:27   The point that ends this text stands behind its quotation mark.
        Fix: write Two." at the end of this text, with the point before the quotation mark. Behind that belongs a comma.   [json-syntax, can be fixed for you]

    pages/x.json:2:27   The ! that ends this text stands behind its quotation mark.
        Fix: write Two!" at the end of this text, with it before the quotation mark. Behind that belongs a comma.   [json-syntax, can be fixed for you]

    pages/x.json:2:27   The ? that ends this text stands behind its quotation mark.
        Fix: write Two?" at the end of this text, with it before the quotation mark. Behind that belongs a comma.   [json-syntax, can be fixed for you]

    pages/x.json:2:27   The point that ends this text stands behind its quotation mark.
        Fix: write Two." at the end of this text, with the point before the quotation mark.   [unexpected-text, can be fixed for you]

    "
  `);
  expect(fixed(page("?"))).toBe('{\n  "text": ["Is it one? Two?", "Three"]\n}');
});

test("two texts of one field with a mark between them", () => {
  const page = (mark: string) => `{\n  "title": "Two"${mark} "Three",\n  "lead": "x"\n}`;
  expect(sentences(toldOfEach(page("."), page(" ."), page(";"), page(":")))).toMatchInlineSnapshot(`
    "

    pages/x.json:2:12   Two texts stand behind "title", with a point between them.
        Fix: keep one of them, or make one text of them: "Two. Three".   [unexpected-text]

    pages/x.json:2:12   Two texts stand behind "title", with a point between them.
        Fix: keep one of them, or make one text of them: "Two. Three".   [unexpected-text]

    pages/x.json:2:12   Two texts stand behind "title", with a semicolon between them.
        Fix: keep one of them, or make one text of them: "Two; Three".   [unexpected-text]

    pages/x.json:2:12   Two texts stand behind "title", with a colon between them.
        Fix: keep one of them, or make one text of them: "Two: Three".   [unexpected-text]

    "
  `);
});

test.each(['"Say "yes". "No" is rare"', '"yes". "No" is rare"', '"We say "yes" - "no" to some"', '"A" & "B"'])(
  "%s is no list with a mark for a comma",
  (text) => {
    const said = problemsOf({ "pages/x.json": `{\n  "text": [${text}]\n}` }).map(({ message }) => message);
    expect(said.filter((message) => message.includes("where a comma belongs"))).toEqual([]);
  },
);

test("the word before the last of several, also behind a comma", () => {
  const listAs = (mark: string) => listWith(", ").replace(', "Old', `${mark}"Old`);
  const fields = `{\n  "title": "One" and "lead": "Two"\n}`;
  expect(sentences(toldOfEach(listAs(" and "), listAs(", and "), listAs(" or "), fields))).toMatchInlineSnapshot(`
    "

    pages/x.json:2:41   There is "and" where a comma belongs.
        Fix: write a comma in its place.                             [json-syntax, can be fixed for you]

    pages/x.json:2:42   "and" is not expected here.
        Fix: take it out.                                            [unexpected-text, can be fixed for you]

    pages/x.json:2:41   There is "or" where a comma belongs.
        Fix: write a comma in its place.                             [json-syntax, can be fixed for you]

    pages/x.json:2:18   There is "and" where a comma belongs.
        Fix: write a comma in its place.                             [json-syntax, can be fixed for you]

    "
  `);
  for (const mark of [" and ", ", and "])
    expect(JSON.parse(String(fixed(listAs(mark))))).toEqual({ address: ["Kite Tower", "Ring Road", "Old Town"] });
});
