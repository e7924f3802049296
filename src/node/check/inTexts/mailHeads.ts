/** The header lines that mail programs put before a forwarded message, as in "From: … Sent: … To: … Subject: …". */

const HEADS: readonly (readonly [from: string, sent: string, subject: string])[] = [
  ["From", "Sent|Date", "Subject"],
  ["Von", "Gesendet|Datum", "Betreff"],
  ["De", "Envoyé|Date", "Objet"],
  ["De", "Enviado(?: el| em)?|Fecha|Data", "Asunto"],
  ["De", "Enviad[ao](?: em)?|Data", "Assunto"],
  ["Da", "Inviato|Data", "Oggetto"],
  ["Van", "Verzonden|Datum", "Onderwerp"],
  ["Od", "Wysłano|Data", "Temat"],
  ["Kimden", "Gönderildi|Tarih", "Konu"],
  ["От", "Отправлено|Дата", "Тема"],
];

/** French alone has a space before a colon. */
const IN_FRENCH = "Objet";
const colonBehind = (subject: string) => (subject === IN_FRENCH ? String.raw`\s?:` : ":");

/**
 * The end of each header, which few texts have; the word without its colon occurs in many. The search for Т is four times
 * slower, since its low byte is that of a quotation mark, of which JSON is full.
 */
export const SUBJECTS = HEADS.map(([, , subject]) =>
  subject === IN_FRENCH ? subject : `${subject.replace(/^Т/, "")}:`,
);

/** The sender of a message, and its date and subject in either order. No text has all of them for its readers. */
const HEAD = new RegExp(
  HEADS.map(([from, sent, subject]) => {
    const colon = colonBehind(subject);
    // A word of a header at the start of a line or behind other words, which may be bold.
    const end = String.raw`${colon}(?:\*\*)?[ \t]`;
    const [when, about] = [sent, subject].map((words) => String.raw`\s(?:\*\*)?(?:${words})`);
    const orders = [`${when}${end}[^]{1,300}?${about}`, `${about}${end}[^\n]{1,150}?${when}`].join("|");
    return String.raw`(?<!\S)(?:\*\*)?${from}${end}[^\n]{1,80}?(?:${orders})${colon}`;
  }).join("|"),
);

/** The first and the last word of a header, with their colons. Only the author knows where it ends behind the last one. */
export function mailHeadIn(text: string): { first: string; last: string } | undefined {
  const [, first, last] = /^\**(.*?:)[^]*?([^\s*]+\s?:)$/.exec(HEAD.exec(text)?.[0] ?? "") ?? [];
  return first === undefined ? undefined : { first, last: last! };
}
