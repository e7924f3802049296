/** Placeholder words in languages other than English: in brackets, or as the whole of a short text. */

const any = (...words: readonly string[]) => words.join("|");

/** "[Name einfügen]", "[Ihr Name]", "[Insérer le texte]". */
export const BRACKETED = new RegExp(
  String.raw`\[(?:${any(
    String.raw`(?:hier )?(?:\p{L}+ ){1,3}(?:einfügen|einsetzen|eintragen|ergänzen)`,
    String.raw`(?:ihre?|deine?|eure?|euer) (?:name|firma|adresse|e-mail|telefonnummer|ort|text)`,
    String.raw`(?:insérer|insertar|inserte|inserire|inserisci|inserir|insira|wstaw|wpisz) \p{L}[^[\]]{0,40}`,
    String.raw`(?:votre|su|tu|il tuo|il suo|o seu|a sua|seu|sua|uw|jouw) (?:nom|entreprise|adresse|texte|nombre|empresa|texto|nome|testo|azienda|naam|bedrijf|tekst)`,
    String.raw`(?:naam|tekst|datum|adres) (?:invullen|invoegen)|(?:twoje|państwa) (?:imię|imię i nazwisko)|(?:twoja|państwa) firma`,
    String.raw`(?:adınız|adınızı girin|şirket adı|metin ekleyin)`,
  )})\](?!\()`,
  "iu",
);

/** "Hier Text einfügen.", "Text folgt in Kürze.", "Insérer le texte ici". */
export const WHOLE = new RegExp(
  `^(?:${any(
    "(?:hier|bitte) (?:(?:den|ihren|deinen|einen|eigenen) )?(?:text|titel|inhalt|überschrift|beschreibung) (?:einfügen|einsetzen)",
    "(?:der )?(?:text|inhalt) (?:folgt|kommt)(?: noch| in kürze| bald| hier| hierhin| hier hin)?|hier (?:kommt|steht|folgt) (?:(?:der|ihr|dein|noch|ein) )?text(?: hin)?",
    "(?:(?:dies|das) ist ein )?(?:muster|blind|typoblind|platzhalter|beispiel)text|platzhalter",
    "(?:max|erika|herr|frau) muster(?:mann|frau)|muster(?:mann|firma)(?: gmbh)?|musterstraße \\d+[a-z]?|\\d{5} musterstadt",
    "(?:insérer|ajouter|saisir) (?:(?:votre|le|un|du) )?texte(?: ici)?|texte à (?:venir|insérer|compléter)|(?:votre )?texte ici|faux texte",
    "(?:insertar|inserte|introduzca|añadir) (?:(?:su|el|un|tu) )?texto(?: aquí)?|(?:su |tu )?texto aquí|texto de (?:ejemplo|relleno|prueba)",
    "(?:inserire|inserisci) (?:(?:qui|il|un|il tuo) )?testo(?: qui)?|(?:il tuo )?testo qui|testo (?:di esempio|segnaposto|provvisorio)",
    "(?:inserir|insira) (?:(?:o|seu|um|o seu) )?texto(?: aqui)?|(?:o? ?seu )?texto aqui|texto de exemplo",
    "(?:voeg|typ) (?:(?:hier|uw|je|de) )+tekst(?: toe| in)?|(?:uw |hier )?tekst (?:hier|komt hier|volgt)|voorbeeldtekst",
    "(?:wstaw|wpisz|dodaj) (?:(?:tutaj|tu|swój) )?tekst(?: tutaj| tu)?|tekst (?:tutaj|zastępczy|przykładowy)",
    "(?:buraya )?(?:metin|metni|metninizi) (?:ekleyin|girin|yazın|gelecek)|örnek metin|metin buraya",
  )})[.!…]?$`,
  "iu",
);

/** A part of each of them, for a quick test of short texts. */
export const WHOLE_SIGN = /[Tt](?:ext|esto|ekst)|einfüg|einsetz|folgt|[Pp]latzh|[Mm]et(?:in|ni)|Muster[fms]/;
