/** Files in old encodings, and files that were damaged. */
import { expect, test } from "vitest";
import { decodeOld } from "../../../../src/node/check/document/oldEncodings.ts";
import { page, problemsOf, shortIntro, siteWith, text, told, toldAlone, toldOf } from "../site.ts";

/** The report for a page in Mac Roman, whose quotation mark is the byte of "Õ" in Windows-1252. */
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

/** A page in a single-byte encoding. */
function savedIn(encoding: string, words: string): Uint8Array {
  const letters = Array.from({ length: 256 }, (_, byte) => decodeOld(Uint8Array.of(byte), encoding));
  return Uint8Array.from(text(page(shortIntro({ text: words }))), (letter) => letters.indexOf(letter));
}

test.each([
  ["Windows-1250", "Usługi lokalne"],
  ["Windows-1250", "Zażółć gęślą jaźń"],
  ["Windows-1250", "Příliš žluťoučký kůň"],
  ["Windows-1250", "Őszinte ajánlat gyűjtőknek"],
  ["Windows-1250", "Škola i kuća"],
  ["Windows-1250", "Bună ţară, în fiecare zi"],
  ["ISO-8859-2", "Zażółć gęślą jaźń"],
  ["ISO-8859-2", "Těšíme se, žádné čekání"],
  ["Windows-1254", "Hoş geldiniz, ışık ve çağrı"],
  ["Windows-1251", "Привет, это наши услуги"],
  ["Windows-1251", "Ціни та послуги її"],
  ["Mac Roman", "Où est l’été, déjà là"],
  ["Windows-1252", "«Notre équipe» et «nos idées»"],
  ["Windows-1250", "»Zażółć« to nic"],
  ["Windows-1252", "Größe und Öffnungszeiten"],
  ["Windows-1252", "Où est le théâtre ? À côté, déjà « là »"],
  ["Windows-1252", "¿Cuánto cuesta? Mañana, n.º 1"],
  ["Windows-1252", "Não há promoções, só ações"],
  ["Windows-1252", "Perché è già così"],
  ["Windows-1252", "Rødgrød på Ærø"],
  ["Windows-1252", "Það er gott veður, þú ert góð"],
  ["Windows-1252", "The agency’s price: £5 © Kitestep – naïve café"],
  ["Windows-1252", "Kitestep® needs 20 m² and 5 m³"],
])("%s: %s", (encoding, words) => {
  const all = toldAlone(siteWith({ "pages/index.json": savedIn(encoding, words) }));
  expect(all).toContain(`open the file with the encoding ${encoding} first.`);
  expect(all).toContain(words);
});

test("a letter of another program in a page that else is UTF-8", () => {
  const [before, behind] = ["Größe, Us", "ugi"].map((part) => Buffer.from(part));
  const [start, end] = text(page(shortIntro({ text: "|" }))).split("|");
  const content = Buffer.concat([Buffer.from(start!), before!, Buffer.of(0xb3), behind!, Buffer.from(end!)]);
  expect(toldAlone(siteWith({ "pages/index.json": new Uint8Array(content) }))).toContain(
    "the encoding Windows-1250 first",
  );
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

test.each<[what: string, content: string | Uint8Array]>([
  ["a byte order mark", "\ufeff"],
  ["one, as bytes", new Uint8Array([0xef, 0xbb, 0xbf])],
  ["one of UTF-16", new Uint8Array([0xff, 0xfe])],
  ["two", "\ufeff\ufeff"],
  ["one before an empty line", "\ufeff \r\n"],
])("a file with nothing but a byte order mark is told as empty: %s", (_, content) => {
  expect(problemsOf({ "pages/x.json": content }).map(({ code, severity }) => [code, severity])).toEqual([
    ["empty-file", "error"],
  ]);
});

test("letters that cannot be read are counted", () => {
  const written = text(page(shortIntro({ text: "Caf\u00e9\u2019s. @" }))).replace("@", "\u00e9\u00e9");
  const old = new Uint8Array(Buffer.from(written.replace("\u2019", "\u0092"), "latin1"));
  const one = new Uint8Array(Buffer.from(text(page(shortIntro({ text: "Caf\u00e9." }))), "latin1"));
  const messages = [old, one].map((content) => problemsOf({ "pages/index.json": content })[0]?.message);
  expect(messages).toEqual([
    expect.stringMatching(
      /^A letter here cannot be read, because the file is not saved as UTF-8\. 3 more of them follow, down to line \d+\.$/,
    ),
    "A letter here cannot be read, because the file is not saved as UTF-8.",
  ]);
});
