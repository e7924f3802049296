/** Names that people and other programs use for the names in braces that are filled in. */
import type { TokenName } from "../../../model/tokens.ts";
import { fold } from "../wording/suggest.ts";

const listed = (...rows: readonly string[]) => rows.flatMap((row) => row.split(" "));

/** Synonyms, without accents. */
const CALLED: Readonly<Record<TokenName, readonly string[]>> = {
  company: listed(
    "firm firma empresa brand business agency organisation organization",
    "unternehmen entreprise societe azienda bedrijf sirket",
  ),
  email: listed("mail mailto correo courriel eposta"),
  phone: listed("telephone telefon telefono telefone telefoon handy tel mobile cell call", "movil portable cellulare"),
  skype: [],
  city: listed("town stadt ort ville ciudad citta cidade miasto sehir plaats location place"),
};

/** The known name of which this one, or a segment of it as in settings of other programs (`brand.name`), is a synonym. */
export function calledBy(name: string, names: readonly string[]): string | undefined {
  const parts = name.split(".").map(fold);
  const isCalled = (known: string, part: string) =>
    Object.hasOwn(CALLED, known) && CALLED[known as TokenName].includes(part);
  return names.find((known) => parts.some((part) => isCalled(known, part)));
}
