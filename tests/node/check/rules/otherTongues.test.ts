/** Words that say nothing, and what programs leave in texts, on sites that are not in English. */
import { expect, test } from "vitest";
import { inPlaceOf } from "../inPlaceOf.ts";
import { type Group, page, problemsOf, settings, shortHero, shortIntro, text } from "../site.ts";

const saidIn = (language: string, ...blocks: Group[]) =>
  problemsOf({
    "pages/_site.json": text({ ...settings(), language }),
    "pages/index.json": text(page(...blocks)),
  }).map(({ code, message, fix }) => `${code}: ${message} ${fix}`);

const linkSaid = (language: string, label: string) =>
  saidIn(language, shortIntro({ button: { label, href: "/blog" } }));
const altSaid = (language: string, alt: string) => saidIn(language, shortHero(alt));

test.each([
  ["de", "hier"],
  ["de", "Hier klicken"],
  ["de", "Mehr erfahren …"],
  ["de", "En savoir plus"],
  ["en", "Mehr erfahren"],
  ["fr", "Lire la suite"],
  ["es", "Más información"],
  ["it", "Scopri di più"],
  ["pt", "Saiba mais"],
  ["nl", "Lees meer"],
  ["pl", "Dowiedz się więcej"],
  ["tr", "Devamını oku"],
])("in %s, a link called %j", (language, label) => {
  expect(linkSaid(language, label)).toEqual([
    `generic-link-text: "${label}" does not say where the link leads. say where it leads, for example "The page blog in short".`,
  ]);
});

test.each([
  ["de", "Mehr über unsere Dächer"],
  ["de", "Hier parken"],
  ["fr", "More"],
  ["en", "Mehr"],
  ["nl", "Qui"],
])("in %s, a link called %j is fine", (language, label) => expect(linkSaid(language, label)).toEqual([]));

test.each([
  ["de", "Bild"],
  ["de", "Ein Foto 2"],
  ["fr", "une image"],
  ["es", "Captura de pantalla"],
  ["tr", "Görsel 1"],
])("in %s, a picture described as %j", (language, alt) => {
  expect(altSaid(language, alt)).toEqual([expect.stringContaining("says nothing of what is on the picture.")]);
});

test.each([
  ["de", "Bild von einer Scheune", "Bild von"],
  ["fr", "Photo d’une grange", "Photo d’"],
  ["nl", "Foto van een schuur", "Foto van"],
])("in %s, a picture described as %j says that it is one", (language, alt, start) => {
  expect(altSaid(language, alt)).toEqual([
    `redundant-alt: the description starts with "${start}", which is said by itself. begin with what is on the picture.`,
  ]);
});

test.each([
  ["de", "Bildhauer vor einer Scheune"],
  ["de", "Fotografin mit Kamera"],
  ["en", "Bild"],
])("in %s, a picture described as %j is fine", (language, alt) => expect(altSaid(language, alt)).toEqual([]));

const HELD = "write the real words, or take it out.";
const heldBy = (found: string, written: string) =>
  written.includes(" ") && found !== written ? inPlaceOf(found) : HELD;

test.each([
  ["[Name einfügen]", "[Name einfügen]"],
  ["Wir sind [Ihre Firma].", "[Ihre Firma]"],
  ["Bonjour [Votre nom].", "[Votre nom]"],
  ["Hier Text einfügen.", "Hier Text einfügen."],
  ["Text folgt in Kürze.", "Text folgt in Kürze."],
  ["Typoblindtext", "Typoblindtext"],
  ["Dies ist ein Blindtext.", "Dies ist ein Blindtext."],
  ["Max Mustermann", "Max Mustermann"],
  ["Musterstraße 12a", "Musterstraße 12a"],
  ["Insérer le texte ici", "Insérer le texte ici"],
  ["Texto de relleno", "Texto de relleno"],
  ["Testo segnaposto", "Testo segnaposto"],
  ["Örnek metin", "Örnek metin"],
])("%j holds a place", (written, found) => {
  const said = `placeholder-text: "${found}" looks like words that are still to be written. ${heldBy(found, written)}`;
  expect(saidIn("de", shortIntro({ text: written }))).toEqual([said]);
});

const SHEET = "what a spreadsheet shows where it could not work something out";
const WORD = "what Word writes where it did not find what was meant";

test.each([
  ["Summe: #NV", "#NV", SHEET],
  ["Der Preis ist #BEZUG! Euro", "#BEZUG!", SHEET],
  ["#¡VALOR!", "#¡VALOR!", SHEET],
  [
    "Siehe Fehler! Verweisquelle konnte nicht gefunden werden.",
    "Fehler! Verweisquelle konnte nicht gefunden werden.",
    WORD,
  ],
  ["Voir Erreur ! Source du renvoi introuvable.", "Erreur ! Source du renvoi introuvable.", WORD],
])("%j is what a program lost", (written, found, is) => {
  expect(saidIn("de", shortIntro({ text: written }))).toEqual([
    `placeholder-text: "${found}" is ${is}. ${heldBy(found, written)}`,
  ]);
});

const MAIL = "is what a mail program puts around a message.";
const CHAT = "is what a chat program says to its user.";

test.each([
  ["Bis bald. Von meinem iPhone gesendet", "Von meinem iPhone gesendet", MAIL],
  ["À bientôt. Envoyé de mon iPhone", "Envoyé de mon iPhone", MAIL],
  ["Tot snel. Verstuurd vanaf mijn iPad", "Verstuurd vanaf mijn iPad", MAIL],
  ["Görüşürüz. iPhone’umdan gönderildi", "iPhone’umdan gönderildi", MAIL],
  ["Als KI-Sprachmodell kann ich keine Preise nennen.", "Als KI-Sprachmodell kann ich keine Preise nennen.", CHAT],
  [
    "En tant que modèle de langage, je ne peux rien dire.",
    "En tant que modèle de langage, je ne peux rien dire.",
    CHAT,
  ],
])("%j", (written, found, is) => {
  expect(saidIn("de", shortIntro({ text: written }))).toEqual([
    expect.stringContaining(`chat-words: "${found}" ${is}`),
  ]);
});

test.each([
  "Der Text folgt dem Muster des Dachs, und in Kürze mehr dazu.",
  "Wir sind #NVidia Partner, und #NV ist Nevada.",
  "Fehler! Das darf nicht passieren.",
  "Von meinem Vater gesendet wurde das Bild.",
  "Als KI-Agentur können wir viel.",
  "Ein Kontext, ein Testosteron, ein Metin.",
])("%j is fine", (written) => expect(saidIn("de", shortIntro({ text: written }))).toEqual([]));
