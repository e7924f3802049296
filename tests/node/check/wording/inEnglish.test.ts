/** Names of fields in the language of their author. */
import { expect, test } from "vitest";
import { type Group, page, pageAt, problemsOf, shortIntro, text, words } from "../site.ts";

const foundOf = (...blocks: Group[]) =>
  problemsOf({ "pages/index.json": text(page(...blocks)) }).map(({ message, fix }) => `${message} ${fix}`);
const renamed = (noun: string, ...names: [string, string][]) =>
  names.map(([name, meant]) => `"${name}" is not something ${noun} has. rename it to "${meant}".`);

test("all names of a hero, and of the picture in it", () => {
  const Bild = { Quelle: "brand/logo.svg", Beschreibung: "A kite" };
  expect(foundOf({ type: "hero", Überschrift: "Hello", Einleitung: "Come by.", Bild })).toEqual([
    ...renamed("a hero", ["Überschrift", "heading"], ["Einleitung", "lead"], ["Bild", "image"]),
    ...renamed("an image", ["Quelle", "src"], ["Beschreibung", "alt"]),
  ]);
});

test.each<[Group, [string, string][]]>([
  [
    { Titre: "Hello", Texte: "Come by." },
    [
      ["Titre", "heading"],
      ["Texte", "text"],
    ],
  ],
  [
    { título: "Hello", contenido: "Come by." },
    [
      ["título", "heading"],
      ["contenido", "text"],
    ],
  ],
  [
    { Titolo: "Hello", Testo: "Come by." },
    [
      ["Titolo", "heading"],
      ["Testo", "text"],
    ],
  ],
  [
    { Kop: "Hello", Tekst: "Come by." },
    [
      ["Kop", "heading"],
      ["Tekst", "text"],
    ],
  ],
  [
    { Nagłówek: "Hello", Treść: "Come by." },
    [
      ["Nagłówek", "heading"],
      ["Treść", "text"],
    ],
  ],
  [
    { Başlık: "Hello", Metin: "Come by." },
    [
      ["Başlık", "heading"],
      ["Metin", "text"],
    ],
  ],
])("%j", (fields, names) => {
  expect(foundOf({ type: "intro", ...fields })).toEqual(renamed("an intro", ...names));
});

test("questions, the words of a page, and who said a quote", () => {
  const asked = [{ Frage: "Is there a lift?", Antwort: "No, sorry." }];
  expect(foundOf({ type: "faq", heading: "Asked", Fragen: asked })).toEqual([
    ...renamed("a faq", ["Fragen", "items"]),
    ...renamed("a question", ["Frage", "question"], ["Antwort", "answer"]),
  ]);
  const { title, description } = words("A kettle");
  const { title: _, description: __, ...rest } = pageAt("/x", shortIntro({}));
  const german = { ...rest, Titel: title!, Beschreibung: description! };
  const told = problemsOf({ "pages/x.json": text(german) }).map(({ message, fix }) => `${message} ${fix}`);
  expect(told).toEqual(renamed("a page", ["Titel", "title"], ["Beschreibung", "description"]));
});

test("what somebody is, beside further names", () => {
  const quote = { quote: "I came, and I stayed.", name: "Asha", role: "Founder", company: "Kites" };
  expect(foundOf({ type: "testimonials", heading: "Said", items: [quote] })).toEqual([
    ...renamed("a quote", ["role", "title"]),
    '"company" is not something a quote has. take it out, or say both in "title": "Founder, Kites".',
  ]);
});

test("a field that is there already is not renamed over", () => {
  expect(foundOf(shortIntro({ Titel: "Other" }))).toEqual([
    '"Titel" is not something an intro has. "heading" is there already; keep one of the two, or join the words of both, and call it "heading".',
  ]);
});
