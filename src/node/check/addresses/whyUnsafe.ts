/** Why a link cannot have an address, as far as the address itself tells. */
import { hiddenIn } from "../../../model/urls.ts";
import { bare, codePoint, quote } from "../wording/words.ts";
import { linkToPageFile } from "./downloads.ts";
import { lackBeforeAt } from "./beforeAt.ts";
import { schemeFor, WEB_BEFORE_CONTACT } from "./schemes.ts";
import { lackAfar, lackOf } from "./usableUrl.ts";

/** Words for the targets of schemes. */
const CONTACTS = { tel: "a phone number", mailto: "an email address" };

/** Schemes that run a script or contain a document. */
const SCRIPT = /^(javascript|vbscript|data):/i;

/** A whole Markdown link: `[our work](/portfoliopage)`. */
const WHOLE_LINK = /^\s*!?\[[^[\]]*\]\([^()]+\)\s*$/;

/** @param words The label of the link, for an empty address. */
export function whyUnsafe(href: string, words?: string): string {
  if (href.trim() === "")
    return `no address is written for ${words === undefined ? "this link" : `the link ${quote(words)}`}.`;
  if (WHOLE_LINK.test(href))
    return `${quote(href)} is a whole link, as texts have it, but only its address belongs here.`;
  if (/^\s*\+?\d[\d ()-]{5,}\s*$/.test(href)) return `${quote(href)} is a phone number without "tel:" before it.`;
  // Browsers ignore invisible characters in a scheme, so this comes before the test for these.
  const [, script] = SCRIPT.exec(bare(href).replace(/[\p{Cc}\p{Cf}]/gu, "")) ?? [];
  if (script) return `a link cannot lead to ${quote(script.toLowerCase())} addresses: ${quote(href)}.`;
  const hidden = hiddenIn(href);
  if (hidden) return `the address ${quote(href)} has a character in it that cannot be seen: ${codePoint(hidden)}.`;
  const [, scheme, rest] = /^\s*([a-z][a-z0-9+.-]*):(.*)/is.exec(href) ?? [];
  const [, web, contact] = WEB_BEFORE_CONTACT.exec(href) ?? [];
  if (web && contact) return startsOtherwise(contact.toLowerCase() as keyof typeof CONTACTS, web);
  const login = lackBeforeAt(href);
  if (login) return login;
  if (href.includes("\\")) return `the address ${quote(href)} has a backslash.`;
  // Before the test of the scheme: with https, it would lead nowhere either.
  const afar = lackAfar(href.trim());
  if (afar) return afar;
  if (href.startsWith("//")) return `the address ${quote(href)} starts with two slashes, which leads to another site.`;
  const own = scheme && schemeFor(scheme.toLowerCase(), rest);
  if (own && own !== "https" && own !== scheme.toLowerCase()) return startsOtherwise(own, `${scheme}:`);
  if (/\s/.test(href.replace(/^tel:(?:[^{}]*\p{L}.*)?/su, ""))) return `the address ${quote(href)} has a space in it.`;
  if (scheme && !/^(?:https|mailto|tel)$/i.test(scheme) && !scheme.includes("."))
    return `a link cannot lead to ${quote(scheme.toLowerCase())} addresses: ${quote(href)}.`;
  if (scheme && scheme !== scheme.toLowerCase()) return `the address ${quote(href)} starts with capital letters.`;
  return lackOf(href) ?? linkToPageFile(href) ?? `${quote(href)} is not an address that a link can have.`;
}

function startsOtherwise(scheme: keyof typeof CONTACTS, start: string): string {
  return `a link to ${CONTACTS[scheme]} starts with "${scheme}:", and not with ${quote(start)}.`;
}
