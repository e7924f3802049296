import type { WordTexts } from "../words.ts";

export const german: WordTexts = {
  skip: "Zum Inhalt springen",
  menu: "Menü",
  mainMenu: "Hauptmenü",
  closeMenu: "Menü schließen",
  close: "Schließen",
  closeForm: "Formular schließen",
  optional: "(freiwillig)",
  choose: "Bitte wählen",
  fillIn: "Bitte ausfüllen: {label}",
  enterEmail: "Bitte die E-Mail-Adresse angeben, zum Beispiel name@firma.com.",
  chooseAnswer: "Bitte auswählen: {label}",
  noScripts:
    "Ohne Skripte lässt sich dieses Formular nicht senden. Schreiben Sie an {email} oder rufen Sie {phone} an.",
  sending: "Wird gesendet\u00a0…",
  stillTrying: "Das dauert länger als sonst. Es wird weiter versucht\u00a0…",
  notSent:
    "Ihre Nachricht konnte nicht gesendet werden. Ihre Angaben bleiben im Formular. Versuchen Sie es noch einmal, oder melden Sie sich unter {email} oder {phone}.",
  offline:
    "Sie sind offline, deshalb konnte Ihre Nachricht nicht gesendet werden. Ihre Angaben bleiben im Formular. Versuchen Sie es wieder, wenn Sie online sind, oder melden Sie sich unter {email} oder {phone}.",
  unsure: "Es ist nicht sicher, ob diese Nachricht gesendet wurde. Sie können sie noch einmal senden.",
  tryAgain: "Das wurde nicht gesendet. Bitte noch einmal versuchen.",
  carousel: "Karussell",
  slides: "{heading}: Folien",
  slide: "Folie",
  slideNumber: "{number} von {count}",
  pause: "{heading}: anhalten",
  play: "{heading}: abspielen",
  previousSlide: "{heading}: zurück",
  nextSlide: "{heading}: weiter",
  previousPicture: "Vorheriges Bild",
  nextPicture: "Nächstes Bild",
  pictureMissing: "Bild nicht gefunden",
  pictureFailed: "Das Bild konnte nicht geladen werden. Bitte später noch einmal versuchen.",
  readMore: "Weiterlesen: {title}",
  contents: "Inhalt",
  blockFailed: "Dieser Teil der Seite konnte nicht angezeigt werden. Bitte laden Sie die Seite neu.",
  pageNotFound: "Seite nicht gefunden",
  noPageHere: "Unter dieser Adresse gibt es keine Seite.",
  goHome: "Zur Startseite",
};

/** In the Swiss spelling, without "ß". */
export const swissGerman = Object.fromEntries(
  Object.entries(german).map(([name, text]) => [name, text.replaceAll("ß", "ss")]),
) as WordTexts;
