import { joined, quote } from "../../../wording/words.ts";

/** The prefix of an email address or a phone number in a link or in a list of contacts. */
export const LEAD = /^\s*(?:mailto|tel|callto|sms|e-?mail|phone):(?:\/\/)?/i;

/** Characters that a message cannot show in quotation marks. */
const QUOTES = /["'`\\]/;

/** Part of the fix for a text that has other mistakes as well; empty where it has no such prefix. */
export function withoutLead(text: string): string {
  const [lead] = LEAD.exec(text) ?? [];
  return lead === undefined ? "" : `without ${quote(lead.trim())} before it, `;
}

/**
 * Names what surrounds an address or a number that is valid by itself: `mailto:`, `Phone:`, `?subject=Hello`. Undefined
 * where something else is wrong.
 */
export function standsAlone(what: string, text: string, meant: string): string | undefined {
  const at = text.indexOf(meant);
  if (meant === "" || at < 0 || QUOTES.test(text)) return undefined;
  const [before, behind] = [text.slice(0, at).trim(), text.slice(at + meant.length).trim()];
  const around = [
    ...(before === "" ? [] : [`${quote(before)} before it`]),
    ...(behind === "" ? [] : [`${quote(behind)} behind it`]),
  ];
  return around.length === 0 ? undefined : `${what} stands here alone, without ${joined(around, "and")}`;
}
