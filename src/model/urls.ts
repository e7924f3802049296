/**
 * The one allow-list for addresses that come from JSON: `/path`, `#anchor`, `https:`, `mailto:`, `tel:`.
 * Used when a page is checked and again where it is rendered.
 */
const ALLOWED = /^(?:\/(?![/\\])|#|https:\/\/[^/?#@\s]+(?:[/?#]|$)|mailto:[^\s]|tel:\+?[0-9])/;
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const FORBIDDEN = /[\u0000-\u0020\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060\ufeff\\"<>`]/u;

/** Whether an address may be written into a link, exactly as it is. */
export function isSafeHref(href: string): boolean {
  return ALLOWED.test(href) && !FORBIDDEN.test(href);
}

/** The address to render, or undefined when it is not on the allow-list. */
export function safeHref(href: string): string | undefined {
  return isSafeHref(href) ? href : undefined;
}

/** Whether the address leads to another site. */
export function isExternal(href: string): boolean {
  return href.startsWith("https:");
}

/** The address with the spaces of a phone number taken out: `tel:+91 000` becomes `tel:+91000`. */
export function tidyHref(href: string): string {
  return href.startsWith("tel:") ? href.replaceAll(" ", "") : href;
}
