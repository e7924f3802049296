import { expect, test } from "vitest";
import { reread } from "../../../../src/node/check/inTexts/reread.ts";

const again = (text: string) => reread(text, "line")?.text;

test.each([
  ["cafÃ© »MENÜ« und »TÜ«", "café »MENÜ« und »TÜ«"],
  ["Lâ€™été à «LÉ» et «É»", "L’été à «LÉ» et «É»"],
  ["cafÃ© « LA VÉRITÉ\u00a0», «\u00a0été\u00a0»", "café « LA VÉRITÉ\u00a0», «\u00a0été\u00a0»"],
  ["cafÃ© „Spaß“", "café „Spaß“"],
])("a letter before a closing mark is left as it is: %s", (text, before) => {
  expect(again(text)).toBe(before);
});

test.each(["naïve – voilà", "Życie JUŻ słońce „Już”", "tobě", "λόγος λ", "дел «Дело»", "slā īss", "黄色 “é”"])(
  "letters that were read wrong are read again: %s",
  (text) => {
    // Misread as Windows-1252.
    expect(again(asWindows(text))).toBe(text);
  },
);

/** Decodes the UTF-8 bytes of a text as Windows-1252. */
function asWindows(text: string): string {
  return new TextDecoder("windows-1252").decode(new TextEncoder().encode(text));
}
