/** The entries of the menu, and the `partOf` of pages, which names one. */
import { pathnameOf } from "../../../../model/spelling.ts";
import { tidyHref } from "../../../../model/urls.ts";
import { isUsable } from "../../addresses/usableUrl.ts";
import { isGroup } from "../../json.ts";
import { anchorsOf, hasPlace } from "../../outline/anchors.ts";
import { perContext } from "../../perContext.ts";
import { type Context, siteDocument } from "../../rule.ts";
import type { Document } from "../../document/document.ts";
import type { Place } from "../../place.ts";
import { TAKE_IT_OUT } from "../../wording/commas.ts";
import { oneOf } from "../../wording/listNames.ts";
import { fold, nearest } from "../../wording/suggest.ts";
import { quote } from "../../wording/words.ts";
import { homesOf, localAddress, siteUrl, withinSite } from "./pageLinks.ts";
import { siteGroup } from "../siteGroup.ts";

/** Whether a value of `partOf` names a menu entry, or is wrong in a way that another rule tells. */
export function isMenuEntry(value: string, context: Context): boolean {
  // Unusable addresses and full URLs of the site are told by other rules.
  if (value.includes("{") || !isUsable(value) || withinSite(value, siteUrl(context)) !== undefined) return true;
  const entries = menuAddresses(context);
  if (entries.length === 0 || entries.includes(tidyHref(value))) return true;
  // The address in the menu may be the wrong one of the two.
  const { pages } = homesOf(context);
  const isLost = (href: string) =>
    href.startsWith("#") ? !isOnEachPage(href.slice(1), context) : href.startsWith("/") && !pages.has(pathnameOf(href));
  return pages.has(value) && entries.some((href) => isLost(href) || !isUsable(href));
}

/**
 * Whether a page has taken the route of a menu entry that belongs to another page, and has its own address in `partOf`:
 * the two were swapped.
 */
export function isPartForRoute({ route, data }: Document, context: Context): boolean {
  const partOf = data?.["partOf"];
  const { isContested, living } = homesOf(context);
  if (typeof partOf !== "string" || route === undefined || !isContested(route)) return false;
  const isFree = /^\/[\w/-]*$/.test(partOf) && living(partOf) === undefined && !isMenuEntry(partOf, context);
  return isFree && menuAddresses(context).includes(route);
}

/** Whether all pages have an anchor, as a menu entry that links to it needs. */
function isOnEachPage(place: string, context: Context): boolean {
  const anchors = anchorsOf(context);
  const pages = context.documents.filter(({ role }) => role === "page");
  return !anchors || pages.every((page) => hasPlace(anchors.of(page), place));
}

/**
 * The addresses of all menu entries and the links below them, "" for an entry without any. Empty if the menu has
 * mistakes.
 */
export const menuAddresses = perContext(findAddresses);

function findAddresses(context: Context): readonly string[] {
  return findEntries(context).flatMap(({ href, links }) =>
    typeof href === "string" ? [localAddress(tidyHref(href), context)] : links ? [] : [""],
  );
}

function findEntries(context: Context): readonly Record<string, unknown>[] {
  const site = siteDocument(context);
  const menu = siteGroup(context, "header")?.["menu"];
  if (!site || !Array.isArray(menu) || !context.isSound(site, ["header", "menu"])) return [];
  return menu.flatMap((entry) => (isGroup(entry) ? [entry, ...linksBelow(entry["links"])] : []));
}

/**
 * The fix for a text that is no address: the entry with this label or a similar one, or else all entries. Undefined if
 * there are none.
 * @param at Where it is named; undefined for several pages.
 */
export function entryMeant(
  words: string,
  at: Pick<Place, "document"> | undefined,
  context: Context,
): string | undefined {
  const called = entryCalled(words, at, context);
  if (called !== undefined) return called;
  const all = findEntries(context);
  const [near, ...others] = nearest(words, [...new Set(all.map(({ label }) => String(label)))]);
  const meant = near !== undefined && others.length === 0 ? entryCalled(near, at, context) : undefined;
  return meant ?? oneAddress(addressesOf(all, context));
}

/** The same for the entry whose label differs at most in spelling; undefined if there is none. */
export function entryCalled(
  words: string,
  at: Pick<Place, "document"> | undefined,
  context: Context,
): string | undefined {
  const name = fold(words.replace(/^[/#]+/, ""));
  const same = findEntries(context).filter(({ label }) => typeof label === "string" && fold(label) === name);
  const addresses = addressesOf(same, context);
  const [only, ...others] = addresses;
  const label = quote(String(same[0]?.["label"]));
  if (only !== undefined)
    return others.length === 0 ? `write "${only}", the address of ${label} in the menu.` : oneAddress(addresses);
  // An entry without an address only opens its submenu.
  const below = addressesOf(
    same.flatMap(({ links }) => linksBelow(links)),
    context,
  );
  if (below.includes(at?.document.route ?? ""))
    return `${TAKE_IT_OUT}: this page stands below ${label} in the menu already, so that ${label} is marked by itself.`;
  return below.length < 2 ? oneAddress(below) : `write ${oneOf(below)}: each of them marks ${label}. Or leave it out.`;
}

/** The distinct addresses that are usable. */
function addressesOf(entries: readonly Record<string, unknown>[], context: Context): string[] {
  const all = entries.flatMap(({ href }) => (typeof href === "string" ? [localAddress(tidyHref(href), context)] : []));
  return [...new Set(all)].filter(isUsable);
}

function oneAddress(addresses: readonly string[]): string | undefined {
  if (addresses.length === 0) return undefined;
  return `write ${oneOf(addresses)}, or leave it out.`;
}

function linksBelow(links: unknown): Record<string, unknown>[] {
  return Array.isArray(links) ? links.filter(isGroup) : [];
}
