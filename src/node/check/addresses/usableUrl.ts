/** Whether an address is allowed in links and leads somewhere. */
import { tokenNames } from "../../../model/tokens.ts";
import { isSafeHref, parseUrl, tidyHref } from "../../../model/urls.ts";
import { oddIn } from "./oddAddress.ts";
import { quote } from "../wording/words.ts";

/** The start of a localhost URL, such as that of a preview; the scheme may be missing. */
export const LOCAL = /^(?:(?:https?:?)?\/\/)?(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\])(?::\d+)?(?=[/?#]|$)/i;

/** The fix for a localhost URL in place of the site's own. */
export const YOUR_SITE = "write the address under which visitors find the site.";

/** The start of a URL in a private network. */
const NEAR =
  /^(?:(?:https?:?)?\/\/)?(?:192\.168|10\.\d{1,3}|172\.(?:1[6-9]|2\d|3[01]))\.\d{1,3}\.\d{1,3}(?::\d+)?(?=\/|$)/;
/** The start of a placeholder URL such as "https://yourdomain.com". */
const YOURS =
  /^https?:\/\/(?:www\.)?your-?(?:brand|business|company|domain|site|website)(?:-?name)?\.(?:com|net|org)(?=[/?#:]|$)/i;

/** Whether an address leads nowhere for visitors and does not tell what is meant. */
export function isNobodys(href: string): boolean {
  return NEAR.test(href) || YOURS.test(href);
}

/** Why an address works on one computer or network only. */
export function lackAfar(href: string): string | undefined {
  if (LOCAL.test(href)) return `the address ${quote(href)} works only on your own computer.`;
  return NEAR.test(href) ? `the address ${quote(href)} works only in your own network.` : undefined;
}

/** A cache of usable addresses, because most pages share the same few. */
const known = new Set<string>();
const MOST_KNOWN = 1000;

/** A plain path. These skip the cache, because there is a different one for most pages. */
const PLAIN_PAGE = /^\/(?:[a-z\d][a-z\d/-]*)?(?:#[a-z\d-]+)?$/i;

/** Whether an address is allowed in links and leads somewhere; ignores which names in braces exist. */
export function isUsable(href: string): boolean {
  if (known.has(href) || PLAIN_PAGE.test(href)) return true;
  const isFine = isSafeHref(tidyHref(filled(href))) && lackOf(href) === undefined;
  if (isFine && known.size < MOST_KNOWN) known.add(href);
  return isFine;
}

/** What is wrong with an invalid URL. */
export const DEAD = "there is something wrong with the name of the site or the number after it";

/** Whether an https URL is invalid, such as https://1.2.3.4.5, https://example,com or https://example.com:99999. */
export function isDead(href: string): boolean {
  return href.startsWith("https:") && !HOST.test(parseUrl(href)?.hostname ?? "");
}

/** A host name as the URL parser writes it, with Punycode for other letters. */
const HOST = /^(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?|\[[0-9a-f:.]+\])$/;

/** Why an allowed address leads nowhere; undefined if nothing is wrong with it. */
export function lackOf(href: string): string | undefined {
  const text = filled(href);
  const [, scheme] = /^(mailto|tel):\/\//.exec(text) ?? [];
  if (scheme !== undefined) return `the address ${quote(href)} has two slashes too many behind "${scheme}:".`;
  if (text.startsWith("mailto:") && !text.includes("{") && !MAILTO.test(text))
    return POINTLESS.test(text)
      ? `no mail gets to ${quote(href)}: behind the "@" a point is missing, like that in "example.com".`
      : `there is no email address in ${quote(href)}.`;
  if (/^tel:[^{}]*$/.test(text) && !isSafeHref(tidyHref(text)))
    return `${quote(href)} is no phone number: one has only digits, and may start with "+".`;
  const afar = lackAfar(text);
  if (afar) return afar;
  if (YOURS.test(text)) return `the address ${quote(href)} only holds a place for a real one.`;
  if (/^https:\/\/https?(?:[/:]|$)/i.test(text)) return `${quote(href)} says "https" twice.`;
  if (!text.includes("{") && isDead(text)) return `no browser can open ${quote(href)}: ${DEAD}.`;
  return oddIn(text);
}

/** One or more email addresses, or none if visitors choose the recipient. */
const MAILTO = /^mailto:\?\w|^mailto:[^@/,;?]+@[^@/,;?]+\.[^@/,;?]+(?:,[^@/,;?]+@[^@/,;?]+\.[^@/,;?]+)*(?:\?|$)/;
const POINTLESS = /^mailto:[^?]*@[^@/,;?.]+(?:[,?]|$)/;

// Any value will do, because another rule checks whether a name in braces exists.
function filled(href: string): string {
  if (!href.includes("{")) return href;
  return tokenNames.reduce((text, name) => text.replaceAll(`{${name}}`, name === "email" ? "a@b.c" : "0"), href);
}
