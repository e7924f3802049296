/** What spreadsheets and Word write in place of something that they could not show. */
import type { Text } from "../gathered/texts/texts.ts";
import { takeOut } from "../wording/words.ts";
import { realWords } from "./realWords.ts";

export interface Cell {
  is: string;
  fix: string;
}

/** The beginnings of Word's error texts, and of its fields for links. */
export const WORD_TRACES = [
  "Error! ",
  "Fehler! ",
  "Erreur ! ",
  "Errore. ",
  "Erro! ",
  "Fout! ",
  "Błąd! ",
  "Hata! ",
  "HYPERLINK ",
];

const LOST: readonly (Pick<Cell, "is"> & Partial<Cell> & { sign: RegExp })[] = [
  {
    sign: /(?<![\w#])#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!)|#(?:BEZUG|WERT|ZAHL|VALEUR|NOMBRE|¡REF|¡VALOR|¡NUM|¡DIV\/0|¡NULO|RIF|VALORE|VALOR|NÚM|VERW|WAARDE|GETAL|LEEG|ADR|LICZBA|BAŞV|DEĞER|SAYI|BOŞ)!|#(?:NOM|¿NOMBRE|NOME|NAAM|NAZWA|AD)\?|(?<=^|[:=] )#(?:NV|N\/B|N\/D|YOK)(?=$|[.,;])/,
    is: "what a spreadsheet shows where it could not work something out",
  },
  {
    sign: new RegExp(
      [
        String.raw`Error! (?:Reference source not found|Bookmark not defined|Hyperlink reference not valid)\b\.?`,
        String.raw`Fehler! (?:Verweisquelle konnte nicht gefunden werden|Textmarke nicht definiert|Hyperlink-Referenz ungültig)\.?`,
        String.raw`Erreur ! (?:Source du renvoi introuvable|Signet non défini)\.?`,
        String.raw`¡Error! (?:No se encuentra el origen de la referencia|Marcador no definido)\.?`,
        String.raw`Errore\. (?:L['’]origine riferimento non è stata trovata|Il segnalibro non è definito)\.?`,
        String.raw`Erro! (?:Fonte de referência não encontrada|A origem da referência não foi encontrada|Indicador não definido)\.?`,
        String.raw`Fout! (?:Verwijzingsbron niet gevonden|Bladwijzer niet gedefinieerd)\.?`,
        String.raw`Błąd! (?:Nie można odnaleźć źródła odwołania|Nie zdefiniowano zakładki)\.?`,
        String.raw`Hata! (?:Başvuru kaynağı bulunamadı|Yer işareti tanımlanmamış)\.?`,
      ].join("|"),
    ),
    is: "what Word writes where it did not find what was meant",
  },
  // At the start or the end of a line, such signs may be those of a heading.
  {
    sign: /^#{3,}$|(?<=\S )#{5,}(?= \S)/,
    is: "what a spreadsheet shows where a column is too narrow for a number",
    fix: "write the number itself.",
  },
];
/** A text that is a formula and nothing else. A title may be about one. */
const FORMULA = /^\s*=[A-Z][A-Z.\d]{1,30}\([^\n]*\)\s*$/;
const LINK = /^\s*=HYPERLINK\(\s*"([^"\s]*)"\s*[,;]\s*"([^"]*)"\s*\)\s*$/;
/** The code of a link in Word, with its switches. */
const FIELD = /(?<!\p{L})HYPERLINK ["“”]([^"“”\s]{1,300})["“”](?: \\[a-z](?: ["“”][^"“”\n]{0,100}["“”])?)*/u;
const LONG_NUMBER = /^\d(?:[.,]\d{1,14})?E\+\d{1,2}$/;

/** @param field The name of the field that the text stands in. */
export function cellIn(
  whole: string,
  own: string,
  { kind, field }: { kind: Text["kind"]; field: unknown },
): (Cell & { written: string }) | undefined {
  for (const { sign, is, fix } of LOST) {
    const [written] = sign.exec(own) ?? [];
    if (written !== undefined) return { written, is, fix: fix ?? realWords(written, own) };
  }
  const [code, target] = FIELD.exec(whole) ?? [];
  // In code, somebody writes about it.
  if (code !== undefined && own.includes("HYPERLINK")) {
    const link = `write "[…](${target})" in its place, with the words to click, which stand behind it, for ….`;
    return {
      written: code,
      is: "the code of a link in Word",
      fix: kind === "markdown" ? link : `${takeOut(whole, code)}.`,
    };
  }
  const isValue = field === "value" || field === "detail";
  if (FORMULA.test(whole) && (kind === "markdown" || isValue)) {
    const [, href, words] = LINK.exec(whole) ?? [];
    const fix = href && words && kind === "markdown" ? `write "[${words}](${href})".` : "write what its cell shows.";
    return { written: whole.trim(), is: "a formula of a spreadsheet, and would be shown as it is written", fix };
  }
  if (field === "detail" && LONG_NUMBER.test(whole))
    return { written: whole, is: "what a spreadsheet makes of a long number", fix: "write all digits of the number." };
  return undefined;
}
