/** What is told in the first run although something beside it is wrong as well. */
import { expect, test } from "vitest";
import { block, page, problemsOf, shortIntro, text } from "../site.ts";

const saidOf = (files: Record<string, string>) =>
  problemsOf(files).map(({ code, line, fix }) => `${code} ${line}: ${fix}`);

test("a text without its closing quotation mark is read like any other", () => {
  const words = "Come and see [us in our town](www.example.com/town) on Monday, 5 February 2027.";
  const whole = text(page(shortIntro({ text: ["One.", words] })));
  expect(saidOf({ "pages/index.json": whole.replace('2027."', "2027.") })).toMatchInlineSnapshot(`
    [
      "unclosed-text 11: add " at the end of the text that starts with "Come and see [us in our…".",
      "unsafe-url 11: write "[us in our town](https://www.example.com/town)".",
      "wrong-date 11: write "Friday, 5 February 2027", or the day that is meant.",
    ]
  `);
});

test("a page words what is open under a name with a slip in it", () => {
  const shared = { open: ["headline"], block: block("cta") };
  const place = { type: "shared", use: "note", heading: "Two guides" };
  const files = { "pages/_shared/note.json": text(shared), "pages/index.json": text(page(shortIntro({}), place)) };
  expect(saidOf(files)).toMatchInlineSnapshot(`
    [
      "unknown-open-field 3: did you mean "heading"?",
      "unknown-property 14: write in its place: "with": { "heading": "Two guides" }.",
    ]
  `);
});

test("what a page words differently is told beside a shared block without its group, if it says what is open", () => {
  const place = { type: "shared", use: "note", with: { text: "Two guides" } };
  const saidWith = (open: object) => {
    const files = {
      "pages/_shared/note.json": text({ ...open, ...block("cta") }),
      "pages/index.json": text(page(place)),
    };
    return problemsOf(files).map(({ code, file }) => `${code} ${file}`);
  };
  const own = "missing-property pages/_shared/note.json";
  expect(saidWith({})).toEqual([own]);
  expect(saidWith({ open: ["text"] })).toEqual([own]);
  expect(saidWith({ open: ["heading"] })).toEqual([own, "closed-field pages/index.json"]);
});

test("a group in the place of a list says of what type its block is", () => {
  const faq = { heading: "Before we start", items: { question: "What is the least?", answer: "One town." } };
  expect(saidOf({ "pages/index.json": text(page(shortIntro({}), faq as never)) })).toMatchInlineSnapshot(`
    [
      "missing-type 11: add the type that fits, before the other fields, with a comma at the end: "type": "faq",",
    ]
  `);
});

test("the only option in a group of its own, and a number that is written as a word", () => {
  const whole = text(
    page({ ...block("carousel"), slidesInView: 3 } as never, { ...shortIntro({}), ground: { of: "mist" } }),
  );
  expect(saidOf({ "pages/index.json": whole })).toMatchInlineSnapshot(`
    [
      "unknown-option 54: write it without { }: "ground": "mist".",
    ]
  `);
  expect(
    saidOf({ "pages/index.json": whole.replace('"slidesInView": 3', '"slidesInView": three') })[0],
  ).toMatchInlineSnapshot(`"unquoted-text 48: write 3."`);
});

test.each([
  ['"heading": "A kite",\n      ...\n      "text": "It flies."', 'take "..." out'],
  ['"heading": "A kite",\n      "text": "It flies.",\n      ...', 'take "..." out, with the comma before it'],
  ['"heading": "A kite",\n      ...,\n      "text": "It flies."', 'take "..." out, with the comma behind it'],
])("dots between fields: %s", (fields, fix) => {
  const whole = `{ "route": "/", "title": "Kites", "titleAlone": true, "blocks": [{ "type": "intro", ${fields} }] }`;
  const dots = problemsOf({ "pages/index.json": whole }).filter(({ message }) => message.includes('"..."'));
  const commas = problemsOf({ "pages/index.json": whole }).filter(({ code }) => /comma|json-syntax/.test(code));
  expect(dots.map((each) => each.fix!.split(". If")[0])).toEqual([fix]);
  expect(commas).toEqual([]);
});
