/** Generic words for links and pictures in languages other than English, in lower case. */

/** Single words count in their language only, phrases in all languages. */
export const LINK_WORDS: Readonly<Record<string, ReadonlySet<string>>> = wordsOf({
  de: "hier, mehr, weiterlesen, link, details, infos, info, hier klicken, klicken sie hier, klick hier, klicke hier, bitte hier klicken, mehr erfahren, jetzt mehr erfahren, mehr infos, mehr informationen, mehr dazu, mehr lesen, mehr anzeigen, mehr details, weitere infos, weitere informationen, erfahren sie mehr, erfahre mehr, lesen sie mehr, lesen sie hier weiter, weiter lesen, dieser link, zum link",
  fr: "ici, plus, lien, détails, infos, cliquez ici, cliquer ici, en savoir plus, savoir plus, plus d infos, plus d informations, plus de détails, lire la suite, lire plus, voir plus, ce lien",
  es: "aquí, más, enlace, detalles, haga clic aquí, haz clic aquí, clic aquí, pulse aquí, más información, más info, saber más, leer más, ver más, conocer más, ver detalles, seguir leyendo, este enlace",
  it: "qui, altro, link, dettagli, clicca qui, cliccare qui, fai clic qui, leggi di più, leggi tutto, scopri di più, per saperne di più, saperne di più, maggiori informazioni, più informazioni, più dettagli, vedi di più, continua a leggere",
  pt: "aqui, mais, link, detalhes, clique aqui, saiba mais, leia mais, ler mais, ver mais, mais informações, mais info, ver detalhes, continuar a ler, continue lendo, este link",
  nl: "hier, meer, link, details, klik hier, lees meer, lees verder, meer lezen, verder lezen, meer info, meer informatie, meer weten, ontdek meer, bekijk meer, deze link",
  pl: "tutaj, tu, więcej, link, szczegóły, kliknij tutaj, kliknij tu, czytaj więcej, czytaj dalej, dowiedz się więcej, więcej informacji, zobacz więcej, zobacz szczegóły, ten link",
  tr: "burada, buraya, devamı, detaylar, bağlantı, link, tıklayın, buraya tıklayın, buraya tıkla, devamını oku, daha fazla, daha fazla bilgi, daha fazlası, detaylı bilgi",
});

/** Words for kinds of pictures, which alone describe nothing. */
export const PICTURE_WORDS: Readonly<Record<string, ReadonlySet<string>>> = wordsOf({
  de: "bild, foto, fotografie, grafik, abbildung, symbol, titelbild, hintergrundbild, platzhalter, beschreibung, bildbeschreibung, alternativtext, illustration",
  fr: "image, photo, photographie, icône, bannière, illustration, image de fond, capture d écran, texte alternatif",
  es: "imagen, foto, fotografía, ilustración, icono, logotipo, captura de pantalla, descripción, texto alternativo",
  it: "immagine, foto, fotografia, illustrazione, icona, descrizione, testo alternativo",
  pt: "imagem, foto, fotografia, ilustração, ícone, logotipo, descrição, texto alternativo",
  nl: "afbeelding, foto, plaatje, illustratie, icoon, beschrijving, alternatieve tekst",
  pl: "obraz, obrazek, zdjęcie, fotografia, ilustracja, ikona, opis, tekst alternatywny",
  tr: "resim, görsel, fotoğraf, görüntü, simge, açıklama, alternatif metin",
});

/** Those of all languages: beside a number, they are what a program in another language writes. */
export const ALL_PICTURE_WORDS: ReadonlySet<string> = new Set(
  Object.values(PICTURE_WORDS).flatMap((words) => [...words]),
);

/** Starts of descriptions that say first that there is a picture. */
export const PICTURE_OF: Readonly<Record<string, RegExp>> = {
  de: /^\s*(?:(?:ein|das) )?(?:bild|foto|abbildung) (?:von|mit|zeigt) (?=\S)/i,
  fr: /^\s*(?:une? )?(?:image|photo|photographie) (?:de |d['’]|montrant )(?=\S)/i,
  es: /^\s*(?:una )?(?:imagen|foto|fotografía) (?:de|que muestra) (?=\S)/i,
  it: /^\s*(?:un['’]?a? ?)?(?:immagine|foto|fotografia) (?:di|che mostra) (?=\S)/i,
  pt: /^\s*(?:uma )?(?:imagem|foto|fotografia) (?:de|que mostra) (?=\S)/i,
  nl: /^\s*(?:een )?(?:afbeelding|foto) (?:van|met) (?=\S)/i,
  pl: /^\s*(?:obraz|zdjęcie|fotografia) (?:przedstawia|przedstawiając[ye]|pokazując[ye]) (?=\S)/i,
};

function wordsOf(lists: Readonly<Record<string, string>>): Readonly<Record<string, ReadonlySet<string>>> {
  return Object.fromEntries(Object.entries(lists).map(([language, list]) => [language, new Set(list.split(", "))]));
}
