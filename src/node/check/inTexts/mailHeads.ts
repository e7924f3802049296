/** The lines that programs for mail put before a message that is sent on, as in "From: … Sent: … To: … Subject: …". */

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

/**
 * A part of a word of each of them, which few texts have. One that starts with Т takes four times as long to find: the lower
 * half of this letter is that of a quotation mark, of which JSON is full.
 */
export const SUBJECTS = HEADS.map(([, , subject]) => subject.replace(/^Т/, ""));

/** A word of a head at the start of a line or behind other words. It may be bold. */
const END = String.raw`\s?:(?:\*\*)?[ \t]`;
/** Who sent a message, when, and what it is about, in either order. A text that has all of it says it to nobody else. */
const HEAD = new RegExp(
  HEADS.map(([from, sent, subject]) => {
    const [when, about] = [sent, subject].map((words) => String.raw`\s(?:\*\*)?(?:${words})`);
    const orders = [`${when}${END}[^]{1,300}?${about}`, `${about}${END}[^\n]{1,150}?${when}`].join("|");
    return String.raw`(?<!\S)(?:\*\*)?${from}${END}[^\n]{1,80}?(?:${orders})\s?:`;
  }).join("|"),
);

/** The first and the last word of a head, with their colons. Where it ends behind the last one, only its author knows. */
export function mailHeadIn(text: string): { first: string; last: string } | undefined {
  const [, first, last] = /^\**(.*?:)[^]*?([^\s*]+\s?:)$/.exec(HEAD.exec(text)?.[0] ?? "") ?? [];
  return first === undefined ? undefined : { first, last: last! };
}
