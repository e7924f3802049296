/** Phrases of chat programs and mail programs in languages other than English, at the start of a sentence or at the end of a text. */

/** "Als KI-Sprachmodell kann ich …", with the rest of its sentence. */
export const ASKED_ABROAD = new RegExp(
  `(?:${[
    "Als KI(?:-Sprachmodell|-Modell|-Assistent),? (?:kann|bin|habe|darf|verfüge) ich",
    "En tant que modèle (?:de langage|linguistique)[^.!?\\n]{0,20}, je (?:ne|n['’]|suis)",
    "Como modelo de lenguaje[^.!?\\n]{0,30}, (?:no|soy|yo)",
    "Come modello (?:linguistico|di linguaggio)[^.!?\\n]{0,30}, (?:non|sono|io)",
    "Como modelo de linguagem[^.!?\\n]{0,30}, (?:não|sou|eu)",
    "Als AI-taalmodel (?:kan|ben|heb|mag) ik",
    "Jako model językowy[^.!?\\n]{0,30}, nie",
    "Bir yapay zek[aâ] (?:dil )?modeli olarak",
  ].join("|")})[^.!?\\n]{0,120}[.!?]?`,
);

const DEVICE = "(?:iPhone|iPad|Samsung|Galaxy|Android|Handy|Smartphone|mobile|móvil|telefon)\\b[^.!?\\n]{0,20}";

/** "Von meinem iPhone gesendet" */
export const SENT_ABROAD = new RegExp(
  `(?<!\\S)(?:${[
    `Von meinem ${DEVICE} gesendet`,
    `Envoyé (?:de|depuis) mon ${DEVICE}`,
    `Enviado desde mi ${DEVICE}`,
    `Inviato da(?:l mio)? ${DEVICE}`,
    `Enviado do meu ${DEVICE}`,
    `Verstuurd vanaf mijn ${DEVICE}`,
    `Wysłane z (?:mojego )?${DEVICE}`,
    "(?:iPhone|iPad)['’]?[ıiu]mdan gönderildi",
  ].join("|")})\\.?\\s*$`,
);

/** A substring of each of them, see traces.ts. */
export const ASKED_TRACES = [
  "KI-",
  "En tant que mod",
  "Como modelo de l",
  "Come modello",
  "AI-taal",
  "Jako model",
  "Bir yapay zek",
  "Von meinem ",
  "Envoyé de",
  "Enviado d",
  "Inviato da",
  "Verstuurd vanaf",
  "Wysłane z",
  "önderildi",
];
