/** Links for writing and calling in which nobody is named. */
import { dialled } from "../../../model/urls.ts";
import { schemeFor } from "./schemes.ts";

/** An address for writing or calling with the name in braces for what it is on this site, so that it is changed in one place. */
export function withOwnName(href: string, values: Readonly<Record<string, string>>): string {
  const [, scheme, said = ""] = /^(mailto|tel):(.+)$/i.exec(href) ?? [];
  if (scheme === undefined) return href;
  const name = scheme.toLowerCase() === "tel" ? "phone" : "email";
  const plain = (text: string) => (name === "phone" ? dialled(text) : text.toLowerCase());
  return plain(said) === plain(values[name] ?? "") ? `${scheme}:{${name}}` : href;
}

/** A chat as the app of WhatsApp has it. */
const CHAT = /^whatsapp:\/{0,2}(?:(?:send\/?)?\?(?:[^#]*&)?phone=)?(?:\+|%2B)?([\d %-]+)/i;

/** A message to a phone. */
const TEXT = /^(?:sms|smsto|text):(?:\/\/)?(\+?\d[\d ()-]*)/i;

/**
 * What to write for such a link; undefined for any other address.
 * @param values What names in braces stand for on this site.
 */
export function adviceOnContact(href: string, values: Readonly<Record<string, string>>): string | undefined {
  const number = CHAT.exec(href)?.[1]?.replace(/%20|\D/g, "");
  if (number) return `write "https://wa.me/${number}".`;
  const [, texted] = TEXT.exec(href) ?? [];
  if (texted !== undefined) return `write "${withOwnName(`tel:${dialled(texted)}`, values)}", which calls.`;
  if (/^fax:/i.test(href)) return "take the link out, and keep the number in words: a browser sends no fax.";
  if (/^mailto:/i.test(href) && values["email"] !== undefined)
    return 'write "mailto:{email}", or the whole address of somebody else.';
  // With digits it may be the number of somebody else.
  const [, scheme = ""] = /^([a-z]+):[^\d@]*$/i.exec(href) ?? [];
  if (schemeFor(scheme.toLowerCase()) === "tel" && values["phone"] !== undefined) return 'write "tel:{phone}".';
  return undefined;
}
