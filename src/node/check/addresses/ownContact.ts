/** Links to phone numbers and email addresses that are wrong or incomplete. */
import { dialled } from "../../../model/urls.ts";
import { schemeFor } from "./schemes.ts";

/**
 * Replaces the site's own phone number or email address by its name in braces, so that it can be changed in one place.
 */
export function withOwnName(href: string, values: Readonly<Record<string, string>>): string {
  const [, scheme, said = ""] = /^(mailto|tel):(.+)$/i.exec(href) ?? [];
  if (scheme === undefined) return href;
  const name = scheme.toLowerCase() === "tel" ? "phone" : "email";
  const plain = (text: string) => (name === "phone" ? dialled(text) : text.toLowerCase());
  return plain(said) === plain(values[name] ?? "") ? `${scheme}:{${name}}` : href;
}

/** A WhatsApp chat in the scheme of the app. */
const CHAT = /^whatsapp:\/{0,2}(?:(?:send\/?)?\?(?:[^#]*&)?phone=)?(?:\+|%2B)?([\d %-]+)/i;

/** A text message to a phone. */
const TEXT = /^(?:sms|smsto|text):(?:\/\/)?(\+?\d[\d ()-]*)/i;

/**
 * The fix for such a link; undefined for any other address.
 * @param values The site's values for names in braces.
 */
export function adviceOnContact(href: string, values: Readonly<Record<string, string>>): string | undefined {
  const number = CHAT.exec(href)?.[1]?.replace(/%20|\D/g, "");
  if (number) return `write "https://wa.me/${number}".`;
  const [, texted] = TEXT.exec(href) ?? [];
  if (texted !== undefined) return `write "${withOwnName(`tel:${dialled(texted)}`, values)}", which calls.`;
  if (/^fax:/i.test(href)) return "take the link out, and keep the number in words: a browser sends no fax.";
  if (/^mailto:/i.test(href) && values["email"] !== undefined)
    return 'write "mailto:{email}", or the whole address of somebody else.';
  // Digits may be another person's number.
  const [, scheme = ""] = /^([a-z]+):[^\d@]*$/i.exec(href) ?? [];
  if (schemeFor(scheme.toLowerCase()) === "tel" && values["phone"] !== undefined) return 'write "tel:{phone}".';
  return undefined;
}
