/** The schemes of addresses, in the spellings of people and other programs. */
import { nearest } from "../wording/suggest.ts";

/** Words for a phone call, as part of a regex. */
export const CALL_WORDS = "tele?|tell|telno|telto|telefono?|(?:tele)?phone|fon|mobile|cell|call|callto";
const TEL = new RegExp(`^(?:${CALL_WORDS})$`);
const MAIL = /^(?:e-?mail|mail|mailtoo?)$/;

/** A phone number, or the name in braces for one. */
const CALLED = /^(?:\(?\+|\d)[\d ().-]{5,}$|^\{phone\}$/;

/**
 * The scheme that is meant by the letters before a colon.
 * @param rest The text behind the colon: three letters with a slip in them mean "tel" only before a number.
 */
export function schemeFor(written: string, rest = ""): "https" | "mailto" | "tel" | undefined {
  if (TEL.test(written)) return "tel";
  if (MAIL.test(written)) return "mailto";
  if (["http", "htpp"].includes(written) || nearest(written, ["https", "http"]).length > 0 || written === "https")
    return "https";
  if (nearest(written, ["mailto"]).length > 0) return "mailto";
  return CALLED.test(rest.trim()) && nearest(written, ["tel", "telephone", "phone"]).length > 0 ? "tel" : undefined;
}

/**
 * Inserts or normalises the colon behind the scheme, and replaces a word for a call before a phone number by "tel:".
 */
export function withColon(text: string): string {
  return text
    .replace(/^([a-z]+)[：︓]/i, "$1:")
    .replace(/^mailto\s{1,3}:/i, "mailto:")
    .replace(/^mailto(?=[^:;@\s]+@)/i, "mailto:")
    .replace(/^([a-z]+)[\s:;=./-]*(?=[({+\d])(.*)$/is, (whole, word: string, rest: string) =>
      CALLED.test(rest.trim()) && schemeFor(word.toLowerCase(), rest) === "tel" ? `tel:${rest}` : whole,
    );
}

/** The start of a web address before a phone number or an email address, as some programs put it before every address. */
export const WEB_BEFORE_CONTACT = /^\s*(https?:\/\/)(?=(mailto|tel):\S)/i;
