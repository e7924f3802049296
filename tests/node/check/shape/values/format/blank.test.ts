/** Texts of which nothing can be seen. */
import { expect, test } from "vitest";
import { isBlank } from "../../../../../../src/model/blank.ts";
import {
  block,
  type Group,
  problemsOf,
  schemas,
  settings,
  shortHero,
  shortIntro,
  text,
  page,
  toldOf,
} from "../../../site.ts";

test("they are told once, where a field asks for words and in the description of a picture", () => {
  expect(
    toldOf(
      { ...shortHero("\u200b"), heading: "\u2060\u200b" },
      shortIntro({ text: ["A few words.", "\u200d"], button: { label: "\u00ad", href: "https://example.com" } }),
    ),
  ).toMatchInlineSnapshot(`
    "pages/index.json:8:18   In block 1 (hero): nothing that can be seen is written in "heading", only U+2060 and U+200B.
        8 |       "heading": "<U+2060><U+200B>",
          |                  ^^^^^^^^^^^^^^^^^^
        Fix: write something.                                        [blank-text]

    pages/index.json:11:16   Block 1 (hero) has a picture but no description of it.
        11 |         "alt": "<U+200B>"
           |                ^^^^^^^^^^
        Fix: write into "alt" a few words on what the picture shows, or write "decorative": true in its place if it adds nothing to the text. People who cannot see it, and search engines, rely on it.   [missing-alt]

    pages/index.json:19:9   In block 2 (intro "Hello") > text: nothing that can be seen is written in paragraph 2, only U+200D.
        19 |         "<U+200D>"
           |         ^^^^^^^^^^
        Fix: take it out, with the comma before it, at the end of line 18, or write something.   [blank-text]

    pages/index.json:22:18   In block 2 (intro "Hello") > button: nothing that can be seen is written in "label", only U+00AD.
        22 |         "label": "<U+00AD>",
           |                  ^^^^^^^^^^
        Fix: write something, or take the whole "button" out, with a comma beside it.   [blank-text]"
  `);
});

test("a description of which nothing can be seen describes no picture", () => {
  const hero = { ...shortHero("A kite"), image: { src: "brand/logo.svg", alt: "\u200b", decorative: true } };
  expect(problemsOf({ "pages/index.json": text(page(hero)) })).toEqual([]);
});

test("an address that may be left out is taken out with its line; one that has to be there is written", () => {
  const [service, ...others] = block("servicesGrid")["items"] as Group[];
  const grid = { ...block("servicesGrid"), items: [{ ...service, href: "" }, ...others] };
  const button = { label: "Call us", href: "" };
  const problems = problemsOf({ "pages/index.json": text(page(shortHero("A kite"), grid, shortIntro({ button }))) });
  expect(problems.map(({ message, fix }) => [message, fix])).toEqual([
    ['nothing is written in "href".', 'take the line "href" out, with the comma before it, or write an address.'],
    [
      'nothing is written in "href".',
      'write the address of a page (its "route") or of another site, or take the whole "button" out, with a comma beside it.',
    ],
  ]);
});

test("a picture without a name and a description is one mistake, and so is one without a name", () => {
  const [quote, ...others] = block("testimonials")["items"] as Group[];
  const fixesWith = (image: Group) => {
    const whole = { ...block("testimonials"), items: [{ ...quote, image }, ...others] };
    return problemsOf({ "pages/index.json": text(page(shortHero("A kite"), whole)) }).map(({ fix }) => fix);
  };
  const both =
    'take the whole "image" out, with a comma beside it, or write the name of a picture, for example "people/testimonial-1.webp", and into "alt" a few words on what the picture shows.';
  expect(fixesWith({ src: "" })).toEqual([both]);
  expect(fixesWith({ src: " ", alt: "" })).toEqual([both]);
  expect(fixesWith({ src: "", alt: "A client" })).toEqual([
    both.replace(', and into "alt" a few words on what the picture shows', ""),
  ]);
});

test("a picture that has to be there is written, and its example is one of the pictures of that field", () => {
  const fixes = problemsOf({
    "pages/index.json": text(page({ ...shortHero("A kite"), image: { src: "", alt: "A kite" } })),
  });
  expect(fixes.map(({ fix }) => fix)).toEqual(['write the name of a picture, for example "panels/contact.webp".']);
});

test("a link that was emptied is one mistake", () => {
  const site = settings();
  site["footer"] = { ...(site["footer"] as Group), columns: [{ heading: "More", links: [{ label: "", href: "" }] }] };
  expect(problemsOf({ "pages/_site.json": text(site) }).map(({ message }) => message)).toEqual([
    'nothing is written in "label" and "href".',
  ]);
});

test.each(["", " \u00a0", "\u200b", "\u00ad\u200f", "\u2800", "\u3164", "\u1160", "\uffa0\ufe0f", "\u0000"])(
  "%j is blank",
  (written) => {
    expect(isBlank(written)).toBe(true);
    const problems = problemsOf({ "pages/index.json": text(page(shortIntro({ text: written }))) });
    expect(problems.map(({ code }) => code)).toEqual(["blank-text"]);
  },
);

test.each(["a", "👨‍👩‍👧", "می‌خواهم", "—", "❤️", "5"])("%j is not", (written) => {
  expect(isBlank(written)).toBe(false);
});

test("schemas ask the same of every text", () => {
  const { heading, line, markdown } = schemas["shared.schema.json"]!.$defs!;
  const patterns = [heading, line, markdown, markdown!.items].map((schema) => schema!["pattern"]);
  const [pattern, ...others] = new Set(patterns);
  expect(others).toEqual([]);
  const seen = new RegExp(String(pattern), "u");
  const characters = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code));
  expect(characters.filter((each) => seen.test(each) === isBlank(each))).toEqual([]);
});
