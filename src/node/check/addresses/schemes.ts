/** Starts of addresses, as others write them. */
import { nearest } from "../wording/suggest.ts";

/** Words for a call, as a part of a pattern. */
export const CALL_WORDS = "tele?|tell|telno|telto|telefono?|(?:tele)?phone|fon|mobile|cell|call|callto";
const TEL = new RegExp(`^(?:${CALL_WORDS})$`);
const MAIL = /^(?:e-?mail|mail|mailtoo?)$/;

/** A phone number, or the name in braces for one. */
const CALLED = /^(?:\(?\+|\d)[\d ().-]{5,}$|^\{phone\}$/;

/**
 * The kind of address that the letters before the colon stand for.
 * @param rest What stands behind the colon: a slip in three letters is only known before a number.
 */
export function schemeFor(written: string, rest = ""): "https" | "mailto" | "tel" | undefined {
  if (TEL.test(written)) return "tel";
  if (MAIL.test(written)) return "mailto";
  if (["http", "htpp"].includes(written) || nearest(written, ["https", "http"]).length > 0 || written === "https")
    return "https";
  if (nearest(written, ["mailto"]).length > 0) return "mailto";
  return CALLED.test(rest.trim()) && nearest(written, ["tel", "telephone", "phone"]).length > 0 ? "tel" : undefined;
}

/** An address with the plain colon behind its first letters, and with one where a phone number stands behind the word for it. */
export function withColon(text: string): string {
  return text
    .replace(/^([a-z]+)[：︓]/i, "$1:")
    .replace(/^mailto(?=[^:;@\s]+@)/i, "mailto:")
    .replace(/^([a-z]+)[\s:;=./-]*(?=[({+\d])(.*)$/is, (whole, word: string, rest: string) =>
      CALLED.test(rest.trim()) && schemeFor(word.toLowerCase(), rest) === "tel" ? `tel:${rest}` : whole,
    );
}
