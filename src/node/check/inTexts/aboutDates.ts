/** Sentences that say themselves that a day does not exist. */
const NONE = new RegExp(
  [
    String.raw`(?:do(?:es)?(?: not|n['’]t)|did(?: not|n['’]t)|never) (?:exist|come)|no such|as likely as|not (?:a |one )?(?:real |valid )?(?:day|date)\b`,
    String.raw`(?:gibt|gab) es (?:ja |doch )?(?:nicht|nie|kein)|existiert nicht|(?:nie|kein (?:echter |gültiger )?(?:Tag|Datum))\b`,
    "n['’]existe pas|no existe|non esiste|não existe|bestaat niet|bestaan niet|nie istnieje|diye bir (?:gün|tarih) yok",
  ].join("|"),
  "i",
);
/** How many characters around a date, in one sentence with it, are searched for them. */
const NEAR = 60;

/** @param span The position of the date in its text. */
export function isAboutDates(text: string, { at, length }: { at: number; length: number }): boolean {
  const before = text.slice(Math.max(0, at - NEAR), at).replace(/^[^]*(?:[!?"\n\\]|(?<!\d)\.\s)/, "");
  const [behind = ""] = text.slice(at + length, at + length + NEAR).split(/[!?"\n\\]|(?<!\d)\.(?:\s|$)/, 1);
  return NONE.test(before) || NONE.test(behind);
}
