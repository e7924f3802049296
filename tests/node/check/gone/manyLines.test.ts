/** A mistake at very many lines of a file: the first of them are named, and the others counted. */
import { expect, test } from "vitest";
import { page, sentences, shortIntro, text, told } from "../site.ts";

const linesTold = (count: number) => {
  const texts = Array.from({ length: count }, (_, i) => `It goes on [in part ${i}](/gone).`);
  return sentences(told({ "pages/index.json": text(page(shortIntro({ text: texts }))) }));
};

test("a hundred links to a page that is missing", () => {
  expect(linesTold(100)).toMatchInlineSnapshot(`
    "
    pages/index.json:10:9   In block 1 (intro "Hello") > text: no page lives at "/gone".
        100 links lead there. The others are in pages/index.json, lines 11, 12, 13, 14, 15, 16 and 93 more.
        Fix: bring the file of the page back if it was deleted by mistake, or add the page. If the page has another address now, or another page has taken its place, add "/gone", and the "aliases" of the deleted file, to the "aliases" of that page and run "npm run check -- --fix". Or take the link out in all 100 places, or write another address there.   [broken-link]
    "
  `);
});

test("ten of them are all named", () => {
  expect(linesTold(11)).toContain("lines 11, 12, 13, 14, 15, 16, 17, 18, 19 and 20.");
  expect(linesTold(12)).toContain("lines 11, 12, 13, 14, 15, 16 and 5 more.");
});
