/** Pages whose route was changed while all links still have the old one: one mistake, of the page. */
import type { Place } from "../../place.ts";
import { byName } from "../../byName.ts";
import { isGone } from "../../wording/elsewhere.ts";
import { aliasesOf, isReadable, isReadWhole } from "../../facts/facts.ts";
import { linksOf } from "../../gathered/links/links.ts";
import { addressKey, pathnameOf } from "../../../../model/spelling.ts";
import { NOT_FOUND } from "../../../../model/routes.ts";
import { hasSureRoute, hasWrongRoute, homesOf, type PageLink } from "../../gathered/links/pageLinks.ts";
import { perContext } from "../../perContext.ts";
import { type Context, siteData } from "../../rule.ts";
import type { Document } from "../../document/document.ts";
import { fold } from "../../wording/suggest.ts";

interface NamedAddress {
  /** All places that name the address. */
  places: readonly Place[];
  links: readonly PageLink[];
  context: Context;
}

/** The page that lived at an address; undefined if that is not certain. */
export function movedFrom(route: string, { places, links, context }: NamedAddress): Document | undefined {
  const homes = homesOf(context);
  const behind = homes.behind(route);
  const page = homes.pages.get(behind ?? byFile(route, context) ?? byWords(links, context) ?? "");
  if (!page || !isSettled(page, context) || aliasesOf(page).includes(route)) return undefined;
  if (behind === undefined) {
    if (places.length < 2) return undefined;
  } else {
    const isSame = (address: string) => address.toLowerCase() === route.toLowerCase();
    // If only capitals differ, a few places may share a slip. Not if the page's file has the name in the places: then
    // the route was changed.
    const isByFile = page.name === route.slice(1);
    const isAlias = places.length > 1 && aliasesOf(page).some(isSame);
    if (isSame(behind) ? !isGone(places) && !isByFile : !isAlias) return undefined;
  }
  return namesIn(context).named.has(page.route!) ? undefined : page;
}

/**
 * The only page without a link, the home page aside: it lived at the only missing address. Undefined if some links are
 * unknown.
 */
export function idlePage(context: Context): Document | undefined {
  const { documents, open, isSpoilt, unpublished } = context;
  if (homesOf(context).unknown.length > 0 || !documents.every(isReadable) || !siteData(context)) return undefined;
  const named = new Set(Array.from(namesIn(context).named, addressKey));
  const isIdle = ({ role, route }: Document) =>
    role === "page" && route !== undefined && route !== "/" && route !== NOT_FOUND && !named.has(addressKey(route));
  const [page, ...others] = documents.filter(isIdle);
  if (!page || others.length > 0 || page.isAstray || !isSettled(page, context)) return undefined;
  const mayName = (each: Document) => each !== page && isSpoilt(each) && each.text.includes(page.route!);
  return unpublished.mentions(page.route!) || open.some(mayName) ? undefined : page;
}

/** Whether the route of a page is certain and has no finding. */
function isSettled(page: Document, context: Context): boolean {
  return isSureOf(page, context) && !hasWrongRoute(page, context);
}

/**
 * Whether the route of a page is certain: not wrong, not guessed from an unparsed text, and not that of another page
 * too.
 */
export function isSureOf(page: Document, context: Context): boolean {
  return isReadWhole(page) && hasSureRoute(page, context) && !homesOf(context).isContested(page.route!);
}

/** The route of the only page whose file has the name of the missing address. */
function byFile(route: string, context: Context): string | undefined {
  return onlyPage(context, route === "/" ? ["index"] : [fold(route.slice(1))]);
}

/** The route of the only page whose file name is the label of many links. */
function byWords(links: readonly PageLink[], context: Context): string | undefined {
  if (!isGone(links)) return undefined;
  const words = links.flatMap(({ label }) => (label ? [fold(label.words)] : []));
  return onlyPage(context, words);
}

function onlyPage(context: Context, names: readonly string[]): string | undefined {
  const { byFile: pages } = namesIn(context);
  const [page, ...others] = new Set(names.flatMap((name) => pages.get(name) ?? []));
  return others.length === 0 ? page?.route : undefined;
}

interface NamesOfSite {
  /** Pages by their normalised file names. */
  byFile: ReadonlyMap<string, readonly Document[]>;
  /** All addresses that something names. */
  named: ReadonlySet<string>;
}

const namesIn = perContext(findNames);

function findNames(context: Context): NamesOfSite {
  const named = new Set<string>();
  // A page's links to itself do not count.
  const add = ({ route }: Document, address: string) => address !== route && named.add(address);
  for (const { document, href } of linksOf(context)) add(document, pathnameOf(href));
  for (const { document, value } of context.fields("page")) add(document, String(value));
  for (const document of context.documents) {
    const { facts } = document;
    for (const href of facts?.links ?? []) add(document, pathnameOf(href));
    for (const route of facts?.pages ?? []) add(document, route);
  }
  const pages = context.documents.filter(({ role }) => role === "page");
  return { byFile: byName(pages, ({ name }) => fold(name)), named };
}
