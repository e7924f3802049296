/** Whether an address is one that a link may have, and leads somewhere. */
import { tokenNames } from "../../../model/tokens.ts";
import { isSafeHref, parseUrl, tidyHref } from "../../../model/urls.ts";
import { oddIn } from "./oddAddress.ts";
import { quote } from "../wording/words.ts";

/** The start of an address that leads everybody to their own computer, such as that of a preview, with or without what comes before its name. */
export const LOCAL = /^(?:(?:https?:?)?\/\/)?(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\])(?::\d+)?(?=[/?#]|$)/i;

/** What to write in the place of such an address for the whole site. */
export const YOUR_SITE = "write the address under which visitors find the site.";

/** The start of one that works only where it was copied, as that of a device at home or of a server of a company. */
const NEAR =
  /^(?:(?:https?:?)?\/\/)?(?:192\.168|10\.\d{1,3}|172\.(?:1[6-9]|2\d|3[01]))\.\d{1,3}\.\d{1,3}(?::\d+)?(?=\/|$)/;
/** The start of one that is written where somebody is to put an own one. */
const YOURS =
  /^https?:\/\/(?:www\.)?your-?(?:brand|business|company|domain|site|website)(?:-?name)?\.(?:com|net|org)(?=[/?#:]|$)/i;

/** Whether an address leads nowhere for visitors, and what is meant cannot be read from it. */
export function isNobodys(href: string): boolean {
  return NEAR.test(href) || YOURS.test(href);
}

/** Why an address leads nowhere from any other computer. */
export function lackAfar(href: string): string | undefined {
  if (LOCAL.test(href)) return `the address ${quote(href)} works only on your own computer.`;
  return NEAR.test(href) ? `the address ${quote(href)} works only in your own network.` : undefined;
}

/** Addresses that are usable: the same few stand on most pages. */
const known = new Set<string>();
const MOST_KNOWN = 1000;

/** The address of a page or of a place on one, in plain letters: of most pages each has one that no other has. */
const PLAIN_PAGE = /^\/(?:[a-z\d][a-z\d/-]*)?(?:#[a-z\d-]+)?$/i;

/** Whether an address may stand in a link and leads somewhere; names in braces are filled in first. */
export function isUsable(href: string): boolean {
  if (known.has(href) || PLAIN_PAGE.test(href)) return true;
  const isFine = isSafeHref(tidyHref(filled(href))) && lackOf(href) === undefined;
  if (isFine && known.size < MOST_KNOWN) known.add(href);
  return isFine;
}

/** What is wrong with a web address that is written as one and is none. */
export const DEAD = "there is something wrong with the name of the site or the number after it";

/** Whether a web address is none, such as https://1.2.3.4.5, https://example,com or https://example.com:99999. */
export function isDead(href: string): boolean {
  return href.startsWith("https:") && !HOST.test(parseUrl(href)?.hostname ?? "");
}

/** The name of a site as browsers write it: other letters than those from a to z are spelt out in these. */
const HOST = /^(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?|\[[0-9a-f:.]+\])$/;

/** Why an address leads nowhere although a link may have it. */
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

/** One address or several; none where somebody is to choose whom to write to. */
const MAILTO = /^mailto:\?\w|^mailto:[^@/,;?]+@[^@/,;?]+\.[^@/,;?]+(?:,[^@/,;?]+@[^@/,;?]+\.[^@/,;?]+)*(?:\?|$)/;
const POINTLESS = /^mailto:[^?]*@[^@/,;?.]+(?:[,?]|$)/;

// Any value will do: whether a name in braces exists is another rule's matter.
function filled(href: string): string {
  if (!href.includes("{")) return href;
  return tokenNames.reduce((text, name) => text.replaceAll(`{${name}}`, name === "email" ? "a@b.c" : "0"), href);
}
