/** Repairs addresses that a link cannot have. */
import { addressFor } from "./addressBook.ts";
import { addressInCode } from "./addressInCode.ts";
import { anchorsOf } from "../outline/anchors.ts";
import { byName } from "../byName.ts";
import { leastLikeItsName } from "../gathered/pages/copies.ts";
import { homesOf, localAddress, targetsIn } from "../gathered/links/pageLinks.ts";
import { anchorMeant } from "../shape/values/meant/anchorMeant.ts";
import { pathnameOf, percentDecoded } from "../../../model/spelling.ts";
import { routeMeant } from "../shape/values/meant/routeMeant.ts";
import { withDigits } from "../shape/values/meant/phoneMeant.ts";
import { placeHeaded } from "../gone/anchors/placeMeant.ts";
import { perContext } from "../perContext.ts";
import type { Context } from "../rule.ts";
import type { Document } from "../document/document.ts";
import { fold } from "../wording/suggest.ts";
import { isFileName } from "./downloads.ts";
import { plainSite } from "./oddAddress.ts";
import { schemeFor, WEB_BEFORE_CONTACT, withColon } from "./schemes.ts";
import { isUsable, LOCAL } from "./usableUrl.ts";
import { withSigns } from "./withSigns.ts";

/** The address with the usual mistakes corrected; undefined if the result is no usable address. */
export function repaired(href: string, document: Document, context: Context): string | undefined {
  const text = unwrapped(href.replace(/\p{Cf}/gu, "").trim())
    .replaceAll(WIDE, (sign) => String.fromCharCode(sign.charCodeAt(0) - WIDE_BY))
    .replaceAll(/[\\⁄∕]/g, "/")
    .replace(NAME_OF_SITE, "")
    .replace(WEB_BEFORE_CONTACT, "")
    .replace(SPACED_PLACE, "$1#");
  if (SITE_ALONE.test(href) && !isFileName(href.slice(2))) return withoutOrigin(`https:${href}`, context);
  if (text === "" || (MEANT_OTHERWISE.test(href) && !LOCAL.test(text) && !WEB_BEFORE_CONTACT.test(href)))
    return undefined;
  const own =
    placeElsewhere(text, context) ??
    pageFor(text, context) ??
    pageFor(text.replace(/\/$/, ""), context) ??
    pageSpelt(text, context) ??
    (SPACED_PATH.test(text) ? pageFor(text.replace(/\s+/g, ""), context) : undefined) ??
    placeFor(text, { context, document }) ??
    pageCalled(text, context) ??
    (mayBeTitle(text) ? context.lookup.addressOf?.(text) : undefined);
  const candidates = own !== undefined ? [own] : LOCAL.test(text) ? [] : slips(text);
  const meant = candidates.map((candidate) => withoutOrigin(candidate, context));
  return meant.find((candidate) => candidate !== href && isUsable(candidate));
}

/** The address of the page that is meant, in the spelling of its route; `href` itself if none is found. */
export function addressMeant(href: string, document: Document, context: Context): string {
  return homesOf(context).behind(href) ?? repaired(href, document, context) ?? href;
}

/**
 * The address without what other programs put around it: `<…>`, `<…|label>`, quotation marks, an HTML or Markdown link,
 * or JavaScript.
 */
function unwrapped(text: string): string {
  const [, address] = /^<a\s[^<>]*\bhref\s*=\s*["']?([^"'<>\s]+)/i.exec(text) ?? [];
  if (address !== undefined) return address;
  const called = addressInCode(text);
  if (called !== undefined) return called;
  const [, ...inner] = /^(?:<([^<>|]+)(?:\|[^<>]*)?>|!?\[[^[\]]*\]\(([^()]+)\)|(["'“‘`])(.+)["'”’`])$/.exec(text) ?? [];
  return (inner[0] ?? inner[1] ?? inner[3] ?? text).trim();
}

/** Signs and letters as keyboards for Chinese and Japanese type them. */
const WIDE = /[\uff01-\uff5e]/g;
const WIDE_BY = 0xfee0;

/** An address without the URL of the site, if it is that of a page. */
function withoutOrigin(href: string, context: Context): string {
  const { isFull, page } = targetsIn(context)(href) ?? {};
  return isFull && page ? localAddress(href, context) : href;
}

/** A name in braces for the URL of the site, before a path: `{url}/contact`. */
const NAME_OF_SITE = /^\$?\{+[^{}]*\}+(?=\/)/;

/** `/contact# form` and `/contact #form`. */
const SPACED_PLACE = /^(\/[\w/-]*)(?:\s+#|#\s)\s*/;

/** A path with spaces, which may be those of nobody: `/ contact`. */
const SPACED_PATH = /^\/.*\s/;

/** Whether a text has words that may be the title of a page. */
function mayBeTitle(text: string): boolean {
  return /\p{L}[,:;]?\s\p{L}/u.test(text) && !/[/#@{}]|:\S/.test(text);
}

/** A protocol-relative URL. */
const SITE_ALONE = /^\/\/[\w-]+(?:\.[\w-]+)+(?:[/?#][^\s\\{}<>"]*)?$/;

/** Addresses that mean another place than a page of this site. */
const MEANT_OTHERWISE = /^\s*(?:\/[/\\](?!\w+$)|https?:\/\/[^/?#]*@|[a-z]:[\\/])/i;

function slips(written: string): string[] {
  const text = withoutSigns(written);
  const plain = text.replace(/^(?:e-?)?mail to(?::|\s)\s*/i, "mailto:");
  const [, scheme = "", rest = ""] = /^([a-z]+):?\/*(.*)$/is.exec(plain) ?? [];
  const meant = /^[a-z]+(?::|\/\/)/i.test(plain) ? schemeFor(scheme.toLowerCase(), rest) : undefined;
  const [, token] = /^(?:[a-z]+:\/*)?\$?\{+\s*(email|phone)\s*\}+$/i.exec(text) ?? TOKEN_IN_WORDS.exec(text) ?? [];
  if (token !== undefined) return [/mail/i.test(token) ? "mailto:{email}" : "tel:{phone}"];
  const bare = rest.trim();
  const found = meant === undefined ? [] : [`${meant}:${meant === "https" ? "//" : ""}${encoded(meant, bare)}`];
  const mail = withSigns(text);
  if (/^[^\s/:@]+@[^\s/:.]+\.[^\s/:]+$/.test(mail)) found.push(`mailto:${mail}`);
  if (/^\+?[\d ()-]{6,}$/.test(text)) found.push(`tel:${text.replace(/[()-]/g, "")}`);
  const isSite = /^(?:www\.)?[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#]|$)/i.test(text);
  if (isSite && (/^www\./i.test(text) || !isFileName(text.replace(/[?#].*$/s, "")))) found.push(`https://${text}`);
  return found;
}

/** A word for phone or email alone, which means the name in braces. */
const TOKEN_IN_WORDS = /^(?:[a-z]+:)?(e-?mail|mail|mailto|phone|telephone|tel)$/i;

/**
 * Corrects punctuation: a semicolon or a missing colon behind the scheme, commas in a host, repeated or spelt-out "@",
 * and letters for digits.
 */
function withoutSigns(text: string): string {
  return plainSite(withColon(text))
    .replace(/^([a-z]+);(?=\/\/|[^\s;]+@|\+?\d)/i, "$1:")
    .replace(/^https?:\/\/[^/?#\s]+/i, (site) => site.replaceAll(",", "."))
    .replace(/^(tel:[^|]*)\|.*$/is, "$1")
    .replace(/(?<=^tel:).*/i, withDigits)
    .replace(/^mailto:[^?]*/i, withSigns)
    .replace(/^mailto:[^@\s]+@[^@\s?.]+(?=\?|$)/i, (address) => address.replaceAll(",", "."));
}

function encoded(scheme: string, rest: string): string {
  const text = scheme === "https" ? rest.replace(/^https?:?\/+/i, "") : rest;
  return scheme === "tel" ? text : text.replaceAll(" ", "%20");
}

/** The page that is meant by an address as other programs write it, or by its file. */
export function pageFor(text: string, context: Context): string | undefined {
  const { pages, isContested } = homesOf(context);
  const routeOf = (file: string) => {
    const page = pagesByFile(context).get(file);
    // The link means the copy by its file name, because its route is that of another page.
    return page?.route !== undefined && isContested(page.route) && isCopy(page, context)
      ? `/${page.name}`
      : page?.route;
  };
  return addressFor(text, { has: (route) => pages.has(route), routeOf });
}

/** The page whose address is what the check makes of this one, which has characters that no address has. */
export function pageSpelt(text: string, context: Context): string | undefined {
  const path = pathnameOf(text);
  if (!/^\/[^/]*[^\w/-]/.test(path)) return undefined;
  const { behind } = homesOf(context);
  const plain = percentDecoded(path) ?? path;
  const meant = [plain, plain.replaceAll("&", " and ")].map((each) => routeMeant(each) ?? "/");
  const route = meant
    .filter((each) => each !== "/")
    .map(behind)
    .find((each) => each !== undefined);
  return route === undefined ? undefined : route + text.slice(path.length);
}

/** The page that is meant by some words, or by a name without an extension. */
export function pageSpokenOf(words: string, context: Context): string | undefined {
  return pageCalled(words, context) ?? pageFor(words.replace(OF_PAGES, ""), context);
}

function isCopy(page: Document, { documents }: Context): boolean {
  const same = documents.filter(({ role, route }) => role === "page" && route === page.route);
  return leastLikeItsName(same, ({ route = "" }) => route) === page;
}

/** Words around the name of a page: "Contact us", "the blog page". */
const OF_PAGES = /^\/|^(?:the|our|to)\s+|\s+(?:us|page)$/gi;

/** The page with this name, apart from case, spaces and the words around it. */
function pageCalled(text: string, context: Context): string | undefined {
  const name = text.replace(OF_PAGES, "");
  if (!/^[\p{L}\d][\p{L}\d\s_-]{2,}$/u.test(name)) return undefined;
  const [only, ...others] = routesByName(context).get(fold(name)) ?? [];
  return others.length === 0 ? only : undefined;
}

const pagesByFile = perContext(
  ({ documents }) => new Map(documents.flatMap((page) => (page.role === "page" ? [[page.file, page] as const] : []))),
);

const routesByName = perContext((context) => byName(homesOf(context).pages.keys(), (route) => fold(route.slice(1))));

/** The place on another page that is meant by a name with spaces, or by a heading: `/visit#Opening hours`. */
function placeElsewhere(text: string, context: Context): string | undefined {
  const [, route = "", words = ""] = /^(\/[\w/-]*)#(.*\s.*)$/.exec(text) ?? [];
  const page = homesOf(context).pages.get(route);
  const name = anchorMeant(words);
  if (!page || name === "") return undefined;
  const place = anchorsOf(context)?.of(page)?.has(name) ? name : placeHeaded(page, name, context)?.id;
  return place === undefined ? undefined : `${route}#${place}`;
}

/** The anchor on the same page that is meant by a name without "#", or by a heading. */
function placeFor(text: string, at: { context: Context; document: Document }): string | undefined {
  const name = text.replace(/^#\s*/, "");
  const names = text.startsWith("#") ? [name, anchorMeant(name)] : [name];
  const isPlace = (each: string) =>
    /^[a-z][\w-]*$/i.test(each) && anchorsOf(at.context)?.of(at.document)?.has(each) === true;
  const place = names.find(isPlace);
  return place === undefined ? undefined : `#${place}`;
}
