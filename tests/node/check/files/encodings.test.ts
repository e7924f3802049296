/** Files in encodings of old computers, and what is left of one. */
import { expect, test } from "vitest";
import { page, shortIntro, siteWith, text, told, toldAlone, toldOf } from "../site.ts";

/** What an author sees of a page that an old Mac has saved, where a quotation mark is the byte that Windows has for "Õ". */
function toldOfMac(words: string): string {
  const content = Buffer.from(text(page(shortIntro({ text: words }))), "latin1");
  return `\n${toldAlone(siteWith({ "pages/index.json": new Uint8Array(content) }))}\n`;
}

test("a page in the encoding of old Macs, which Windows reads as other letters", () => {
  expect(toldOfMac("LetÕs talk.")).toMatchInlineSnapshot(`
    "
    pages/index.json:9:19   A letter here cannot be read, because the file is not saved as UTF-8.
        9 |       "text": "Let’s talk."
          |                   ^
        Fix: if your editor shows � in its place, open the file with the encoding Mac Roman first. Then save the file again with the encoding UTF-8. Most editors have it under "Save as".   [encoding]

    "
  `);
});

test("capital letters where Windows has them as well", () => {
  for (const words of ["Ça va, Ñ, Ó, DÉJÀ VU.", "El Niño, ¡Órdenes! Ñandú."])
    expect(toldOfMac(words)).toContain("Windows-1252");
});

test("what is left where such a page was read as one of Windows", () => {
  expect(`\n${toldOf(shortIntro({ text: "LetÕs talk. Corações: CORAÇÕES, Õnne." }))}\n`).toMatchInlineSnapshot(`
    "
    pages/index.json:9:15   In block 1 (intro "Hello"): a letter was lost in "LetÕs talk. Corações:".
        9 |       "text": "LetÕs talk. Corações: CORAÇÕES, Õnne."
          |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        Fix: type the word again.                                    [lost-letter]
    "
  `);
});

test("a file of nothing but zeros, as a crash leaves it", () => {
  expect(`\n${told({ "pages/a.json": new Uint8Array(40) })}\n`).toMatchInlineSnapshot(`
    "
    pages/a.json   The content of this file was lost: nothing that can be read is left in it.
        Fix: bring it back from an older copy.                       [not-text]
    "
  `);
});
