/** Marks of a direction, which mails have beside Latin letters, where nothing needs them. */
import { describe, expect, test } from "vitest";
import { codesOf, page, problemsOf, settings, shortIntro, text, told } from "../site.ts";

describe.each(["\u200e", "\u200f"])("%j", (mark) => {
  test.each([
    `Our apps${mark}`,
    `${mark}Our apps`,
    `Our ${mark}apps`,
    `Call 12${mark} 34`,
    `Wir bauen für${mark} dich`,
    `Приложения${mark} для вас`,
  ])("%j", (words) => {
    expect(codesOf(shortIntro({ heading: words, text: words }))).toEqual(["hidden-character", "hidden-character"]);
  });

  test.each([`שלום${mark}!`, `We say سلام${mark} (hello)`, `${mark}C++ שפת`])("%j needs it", (words) => {
    expect(codesOf(shortIntro({ heading: words, text: words }))).toEqual([]);
  });

  test.each<[language: string, codes: string[]]>([
    ["he", []],
    ["ar-EG", []],
    ["de", ["hidden-character"]],
  ])("behind a name in Latin letters, on a site in %s", (language, codes) => {
    const site = text({ ...settings(), language });
    const home = text(page(shortIntro({ heading: `C++${mark}` })));
    const found = problemsOf({ "pages/_site.json": site, "pages/index.json": home });
    expect(found.filter(({ code }) => code === "hidden-character").map(({ code }) => code)).toEqual(codes);
  });
});

test("it is told as other characters that cannot be seen", () => {
  expect(`\n${told({ "pages/index.json": text(page(shortIntro({ heading: "Our apps\u200f" }))) })}\n`)
    .toMatchInlineSnapshot(`
    "
    pages/index.json:8:18   In block 1 (intro "Our apps<U+200F>"): there is a character in this text that cannot be seen: U+200F, in "Our apps<U+200F>".
        8 |       "heading": "Our apps<U+200F>",
          |                  ^^^^^^^^^^^^^^^^^^
        Fix: take it out, or type the word again.                    [hidden-character, a warning, can be fixed for you]
    "
  `);
});

test("another such character is told on a site that is written from right to left as well", () => {
  const site = text({ ...settings(), language: "he" });
  const home = text(page(shortIntro({ heading: "C++\u200f on\u200b line" })));
  const found = problemsOf({ "pages/_site.json": site, "pages/index.json": home });
  expect(found.map(({ message }) => message)).toContain(
    'there is a character in this text that cannot be seen: U+200B, in "C++<U+200F> on<U+200B> line".',
  );
});
