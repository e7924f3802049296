import { UNSEEN } from "./unseen.ts";

/**
 * The one allow-list for addresses that come from JSON: `/path`, `#anchor`, `https:`, `mailto:`, `tel:`.
 * Used when a page is checked and again where it is rendered.
 */
const ALLOWED = /^(?:\/(?![/\\])|#|https:\/\/[^/?#@\s]+(?:[/?#]|$)|mailto:[^\s]|tel:\+?[0-9][\d+().,*#/-]*(?:;|$))/;
/** With spaces of all kinds. */
const FORBIDDEN = new RegExp(String.raw`[\p{Z}${UNSEEN}\\"<>\x60]`, "u");
const HIDDEN = new RegExp(String.raw`(?! )[\p{Z}${UNSEEN}]`, "u");

/** Whether an address may be written into a link, exactly as it is. */
export function isSafeHref(href: string): boolean {
  return ALLOWED.test(href) && !FORBIDDEN.test(href);
}

/** The first character of an address that nobody can see; plain spaces do not count. */
export function hiddenIn(href: string): string | undefined {
  return HIDDEN.exec(href)?.[0];
}

/** Whether the address leads to another site. */
export function isExternal(href: string): boolean {
  return href.startsWith("https:");
}

/**
 * A whole web address, taken apart; undefined when no browser can open it. Not asked by `URL.canParse`: once Node 20 has
 * asked that a few thousand times, it says no to every address with a letter such as "ü".
 */
export function parseUrl(href: string): URL | undefined {
  try {
    return new URL(href);
  } catch {
    return undefined;
  }
}

/** The part behind the "@" stays as it is: an invalid address must not become a valid link. */
export function mailHref(email: string): string {
  return `mailto:${email.replace(/^[^@]+/, (name) => inAddress(name))}`;
}

export function telHref(phone: string): string {
  return tidyHref(`tel:${phone}`);
}

/** The address with what people write in a phone number taken out: `tel:+91 (0)79-00` becomes `tel:+917900`. */
export function tidyHref(href: string): string {
  return href.startsWith("tel:") ? `tel:${dialled(href.slice(4))}` : href;
}

/** A phone number as it is dialled. A zero in brackets behind the country is for those who call from there; in Italy all dial it. */
export function dialled(phone: string): string {
  const plain = phone.replaceAll(" ", "");
  return PHONE.test(plain) ? plain.replace(/^(\+(?!39)\d+\()0/, "$1").replaceAll(/[()-]/g, "") : plain;
}

const PHONE = /^\+?\d[\d()-]*$/;
const WITH_COUNTRY = /^\+[\d ()-]+$/;

/** A value as a part of an address, without spaces and signs that mean something there. A phone number is as it is dialled. */
export function inAddress(value: string): string {
  if (WITH_COUNTRY.test(value)) return dialled(value);
  // A lone surrogate cannot be encoded.
  return encodeURIComponent(value.replaceAll(/\p{Cs}/gu, "\ufffd"))
    .replaceAll("%40", "@")
    .replaceAll(/[()]/g, (bracket) => (bracket === "(" ? "%28" : "%29"));
}
