/** Names of fields in other languages, for authors who write the words of their own. */
import { fold } from "./suggest.ts";

/** The English word, and what it is called in German, French, Spanish, Italian, Portuguese, Dutch, Polish and Turkish. */
const WORDS: Readonly<Record<string, string>> = {
  heading: "überschrift titel titre título titolo kop koptekst nagłówek tytuł başlık",
  lead: "einleitung vorspann untertitel unterzeile chapeau sous-titre introduction introducción subtítulo sottotitolo introduzione introdução inleiding ondertitel wstęp podtytuł giriş altbaşlık",
  text: "texte texto testo tekst metin inhalt contenu contenido contenuto conteúdo inhoud treść içerik absatz",
  description: "beschreibung descripción descrizione descrição beschrijving opis açıklama",
  image: "bild foto imagen immagine imagem afbeelding obraz zdjęcie resim görsel",
  src: "quelle datei fichier archivo arquivo bestand plik dosya",
  button: "knopf schaltfläche bouton botón bottone pulsante botão przycisk düğme buton",
  href: "verweis lien enlace collegamento łącze bağlantı",
  items: "einträge elemente karten éléments elementos elementi kaarten elementy öğeler",
  question: "frage pregunta domanda pergunta vraag pytanie soru",
  questions: "fragen preguntas domande perguntas vragen pytania sorular",
  answer: "antwort réponse respuesta risposta resposta antwoord odpowiedź cevap",
  quote: "zitat citation cita citazione citação citaat cytat alıntı",
  points: "punkte stichpunkte puntos punti pontos punten punkty maddeler",
  figures: "zahlen kennzahlen chiffres cifras cifre números cijfers liczby rakamlar",
  label: "beschriftung étiquette etiqueta etichetta",
  blocks: "blöcke bausteine blocs bloques blocchi blocos blokken bloki bloklar",
};

const BY_WORD: ReadonlyMap<string, string> = new Map(
  Object.entries(WORDS).flatMap(([word, others]) => others.split(" ").map((other) => [fold(other), word] as const)),
);

/** The English word for a name in another language; the name itself if it is none of these. */
export function inEnglish(name: string): string {
  return BY_WORD.get(fold(name)) ?? name;
}
