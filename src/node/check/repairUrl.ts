/** The address that was meant where one is written that no link may have. */
import { tokenNames } from "../../model/tokens.ts";
import { isSafeHref, tidyHref } from "../../model/urls.ts";
import { anchorsOf } from "./outline/anchors.ts";
import { homesOf, siteUrl, targetsIn, withinSite } from "./pageLinks.ts";
import type { Context } from "./rule.ts";
import type { Document } from "./site.ts";
import { nearest } from "./suggest.ts";
import { quote } from "./words.ts";

/** Puts the usual slips in an address right; undefined when that does not make an address that leads somewhere. */
export function repaired(href: string, document: Document, context: Context): string | undefined {
  const text = unwrapped(href.replace(/\p{Cf}/gu, "").trim()).replaceAll("\\", "/");
  if (text === "" || MEANT_OTHERWISE.test(href)) return undefined;
  const own = pageFor(text, context) ?? placeFor(text, { context, document });
  const candidates = own !== undefined ? [own] : LOCAL.test(text) ? [] : slips(text);
  const meant = candidates.map((candidate) => withoutOrigin(candidate, context));
  return meant.find((candidate) => candidate !== href && isUsable(candidate));
}

/** An address without what other programs put around one: `<…>`, quotation marks, and the words of a link. */
function unwrapped(text: string): string {
  const [, ...inner] = /^(?:<([^<>]+)>|!?\[[^[\]]*\]\(([^()]+)\)|(["'“‘`])(.+)["'”’`])$/.exec(text) ?? [];
  return (inner[0] ?? inner[1] ?? inner[3] ?? text).trim();
}

/** The address of a page of this site by itself. */
function withoutOrigin(href: string, context: Context): string {
  const { isFull, page } = targetsIn(context)(href) ?? {};
  return isFull && page ? withinSite(href, siteUrl(context))! : href;
}

/** Addresses that somebody meant to be what they are. */
const MEANT_OTHERWISE = /^\s*(?:\/[/\\](?!\w+$)|https?:\/\/[^/?#]*@|[a-z]:[\\/])/i;
const LOCAL = /^https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(?=\/|$)/i;

function slips(text: string): string[] {
  const [, scheme = "", rest = ""] = /^([a-z]+):?\/*(.*)$/is.exec(text) ?? [];
  const meant = /^[a-z]+(?::|\/\/)/i.test(text) ? schemeFor(scheme.toLowerCase()) : undefined;
  const bare = rest.trim();
  const found = meant === undefined ? [] : [`${meant}:${meant === "https" ? "//" : ""}${encoded(meant, bare)}`];
  if (/^[^\s/:]+@[^\s/:]+\.[^\s/:]+$/.test(text)) found.push(`mailto:${text}`);
  if (/^\+?[\d ()-]{6,}$/.test(text)) found.push(`tel:${text.replace(/[()-]/g, "")}`);
  if (/^(?:www\.)?[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#]|$)/i.test(text) && !/\.(?:html?|json|php)$/i.test(text))
    found.push(`https://${text}`);
  return found;
}

/** The kind of address that the letters before the colon stand for. */
function schemeFor(written: string): "https" | "mailto" | "tel" | undefined {
  if (["http", "https", "htpp"].includes(written) || nearest(written, ["https", "http"]).length > 0) return "https";
  if (["mail", "email", "mailto"].includes(written) || nearest(written, ["mailto"]).length > 0) return "mailto";
  return ["phone", "telephone", "call", "tel"].includes(written) ? "tel" : undefined;
}

function encoded(scheme: string, rest: string): string {
  const text = scheme === "https" ? rest.replace(/^https?:?\/+/i, "") : rest;
  return scheme === "tel" ? text : text.replaceAll(" ", "%20");
}

/** Whether an address may stand in a link and leads somewhere; names in braces are filled in first. */
export function isUsable(href: string): boolean {
  return isSafeHref(tidyHref(filled(href))) && lackOf(href) === undefined;
}

/** What is wrong with a web address that is written as one and is none. */
export const DEAD = "there is something wrong with the name of the site or the number after it";

/** Whether a web address is none, such as https://1.2.3.4.5, https://example,com or https://example.com:99999. */
export function isDead(href: string): boolean {
  return href.startsWith("https:") && !(URL.canParse(href) && HOST.test(new URL(href).hostname));
}

/** The name of a site as browsers write it: other letters than those from a to z are spelt out in these. */
const HOST = /^(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?|\[[0-9a-f:.]+\])$/;

/** Why an address leads nowhere although a link may have it. */
export function lackOf(href: string): string | undefined {
  const text = filled(href);
  if (text.startsWith("mailto:") && !text.includes("{") && !/^mailto:[^@/,;]+@[^@/,;]+$/.test(text.split("?")[0]!))
    return `there is no email address in ${quote(href)}.`;
  if (LOCAL.test(text)) return `${quote(href)} leads visitors to their own computer.`;
  if (/^https:\/\/https?(?:[/:]|$)/i.test(text)) return `${quote(href)} says "https" twice.`;
  return !text.includes("{") && isDead(text) ? `no browser can open ${quote(href)}: ${DEAD}.` : undefined;
}

// Any value will do: whether a name in braces exists is another rule's matter.
function filled(href: string): string {
  if (!href.includes("{")) return href;
  return tokenNames.reduce((text, name) => text.replaceAll(`{${name}}`, name === "email" ? "a@b" : "0"), href);
}

/** The page behind its address as other programs write it, or behind its file: `contact`, `./contact.html`, `contact.json`. */
export function pageFor(text: string, context: Context): string | undefined {
  const plain = `/${text
    .replace(LOCAL, "")
    .replaceAll("\\", "/")
    .replace(/^(?:\.{0,2}\/)*(?:pages\/)?/, "")}`;
  const [path = "", rest = ""] = plain.split(/(?=[?#])(.*)/s);
  if (path === "/" && !LOCAL.test(text)) return undefined;
  const { pages } = homesOf(context);
  const address = [path, path.replace(/\.(?:html?|json)$/i, "")].find((each) => pages.has(each));
  const file = `pages${path.replace(/(?:\.json)?$/i, ".json")}`;
  const route = address ?? context.documents.find((each) => each.role === "page" && each.file === file)?.route;
  return route === undefined ? undefined : route + rest;
}

/** The place on the same page whose "#" was left out. */
function placeFor(text: string, at: { context: Context; document: Document }): string | undefined {
  const name = text.replace(/^#/, "");
  const isPlace = /^[a-z][\w-]*$/i.test(name) && anchorsOf(at.context)?.of(at.document)?.has(name);
  return isPlace ? `#${name}` : undefined;
}
