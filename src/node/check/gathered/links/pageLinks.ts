/** Links within the site, resolved to pages and anchors. */
import { addressKey, knownSpellings, pathnameOf, plainSpelling, type Spellings } from "../../../../model/spelling.ts";
import { isSafeHref } from "../../../../model/urls.ts";
import { aliasesOf, sharedUses } from "../../facts/facts.ts";
import { type Link, linksOf } from "./links.ts";
import { perContext } from "../../perContext.ts";
import { type Context, siteData } from "../../rule.ts";
import type { Document } from "../../document/document.ts";
import { folderFault } from "../../addresses/folderFault.ts";
import { lacksSlash } from "../../document/withSlash.ts";

/** A resolved address within the site. */
interface Target {
  /** The path of the address; empty for a link within the page. */
  route: string;
  /** The page with exactly this route. */
  page?: Document;
  /** The fragment without "#". */
  anchor?: string;
  /** Written as a full URL of the site. */
  isFull: boolean;
}

/** A resolved link. For a link within a page, `page` is the page itself. */
export type PageLink = Link & Target;

/** The pages by their routes, valid or not. */
export interface Homes {
  /** By the exact route. */
  pages: ReadonlyMap<string, Document>;
  /** The route of the page that a differently spelt address or an alias leads to. */
  behind(route: string): string | undefined;
  /** The page with an address in any spelling; of several, the last one. */
  living(address: string): Document | undefined;
  /** Whether several pages have this route, so that some of them belong elsewhere. */
  isContested(route: string): boolean;
  /** The pages with an unknown or wrong route, and those that have one in common: a broken link may be meant for one of them. */
  unknown: readonly Document[];
}

/**
 * The links within the site that may be wrong: all but those that are exactly the route of a page. Unsafe addresses are
 * told by another rule.
 */
export const pageLinks = perContext((context): readonly PageLink[] => [...findPageLinks(context)]);

function* findPageLinks(context: Context): Generator<PageLink> {
  const targetOf = targetsIn(context);
  let within: ReadonlyMap<Document, readonly Document[]> | undefined;
  for (const link of linksOf(context)) {
    const target = targetOf(link.href);
    // The `partOf` of a page is checked by another rule.
    if (!target || (isPartOf(link) && !target.isFull)) continue;
    if (target.route !== "") yield { ...link, ...target };
    else {
      within ??= pagesWith(context);
      const around = link.document.role === "page" ? [link.document] : (within.get(link.document) ?? []);
      for (const page of around) yield { ...link, ...target, page };
    }
  }
}

function isPartOf({ document, path }: Link): boolean {
  return document.role === "page" && path.length === 1 && path[0] === "partOf";
}

type TargetOf = (href: string) => Target | undefined;

/** Resolves addresses; undefined for those that `pageLinks` leaves out. */
export const targetsIn = perContext(createTargets);

function createTargets(context: Context): TargetOf {
  const { pages } = homesOf(context);
  const origin = siteUrl(context);
  // Cached, because most pages share the same few addresses.
  const targets = new Map<string, Target | null>();
  return (href) => {
    const known = targets.get(href);
    if (known !== undefined) return known ?? undefined;
    const target = findTarget(href, pages, origin);
    targets.set(href, target ?? null);
    return target;
  };
}

function findTarget(href: string, pages: Homes["pages"], origin: string | undefined): Target | undefined {
  const inner = withinSite(href, origin);
  const isFull = inner !== undefined;
  const local = inner ?? href;
  if (!/^[/#]/.test(local) || !isSafeHref(local) || local.includes("{")) return undefined;
  const route = pathnameOf(local);
  const page = pages.get(route);
  const [, anchor] = /#(.*)$/s.exec(local) ?? [];
  if (page && anchor === undefined && !isFull) return undefined;
  return { route, isFull, ...(page && { page }), ...(anchor !== undefined && { anchor }) };
}

/**
 * The path behind the URL of the site, if an address starts with that in any spelling that browsers treat as equal, or
 * with "www.".
 */
export function withinSite(href: string, origin: string | undefined): string | undefined {
  if (origin === undefined || !href.startsWith("https://")) return undefined;
  const bare = href.replace(HOST, "https://$1");
  const own = origin.replace(HOST, "https://$1");
  const inner = bare.slice(0, own.length).toLowerCase() === own.toLowerCase() ? bare.slice(own.length) : "-";
  return /^(?:[/?#]|$)/.test(inner) ? inner.replace(/^(?!\/)/, "/") : undefined;
}

/** Also with a dot at the end of the host, and with the default port. */
const HOST = /^https:\/\/(?:www\.)?([^/?#]*?)\.?(?::443)?(?=[/?#]|$)/i;

export const homesOf = perContext(findHomes);

function findHomes(context: Context): Homes {
  const pages = new Map<string, Document>();
  const addressed: { route: string; document: Document }[] = [];
  const taken = new Map<string, Document>();
  const contested = new Set<string>();
  const unknown = new Set<Document>();
  for (const document of context.documents) {
    if (document.role !== "page") continue;
    const { route } = document;
    if (route === undefined) {
      unknown.add(document);
      continue;
    }
    const key = addressKey(route);
    // One of two pages with the same route belongs elsewhere.
    const other = taken.get(key);
    if (other) {
      contested.add(key);
      unknown.add(other);
    }
    if (other || hasWrongRoute(document, context)) unknown.add(document);
    taken.set(key, document);
    if (!pages.has(route)) pages.set(route, document);
    addressed.push({ route, document });
  }
  let spellings: Spellings | undefined;
  const behind = (route: string) => (spellings ??= spellingsOf(addressed))[plainSpelling(straight(route)) ?? ""];
  const isContested = (route: string) => contested.has(addressKey(route));
  const living = (address: string) => taken.get(addressKey(address));
  return { pages, behind, living, isContested, unknown: [...unknown] };
}

/** Whether a page has a route at which no page can live. */
export function hasWrongRoute(page: Document, { isWrong }: Context): boolean {
  return isWrong(page, ["route"]) || folderFault(page.route ?? "") !== undefined;
}

/** Whether the route of a page is certain; one that only lacks its slash is. */
export function hasSureRoute(page: Document, context: Context): boolean {
  if (!hasWrongRoute(page, context)) return true;
  const written = page.data?.["route"];
  return typeof written === "string" && lacksSlash(written);
}

/** Resolves "." and ".." in a path, as browsers do: "/contact" for "/blog/../contact". */
export function straight(route: string): string {
  const hasPoints = /^\/(?!\/)/.test(route) && /\/\.{1,2}(?:\/|$)/.test(route);
  if (!hasPoints) return route;
  const { origin, href } = new URL(route, "https://site.example");
  return pathnameOf(href.slice(origin.length));
}

function spellingsOf(addressed: readonly { route: string; document: Document }[]): Spellings {
  return knownSpellings(addressed.map(({ route, document }) => ({ route, aliases: aliasesOf(document) })));
}

/** The pages that show the content of a shared block or of pages/_site.json. */
function pagesWith(context: Context): ReadonlyMap<Document, readonly Document[]> {
  const { documents, shared } = context;
  const pages = documents.filter(({ role }) => role === "page");
  const found = new Map<Document, Document[]>();
  for (const document of documents) if (document.role === "site") found.set(document, pages);
  for (const { document, name } of sharedUses(context)) {
    const from = shared.get(name);
    if (!from || document.role !== "page") continue;
    const users = found.get(from);
    if (!users) found.set(from, [document]);
    else if (users.at(-1) !== document) users.push(document);
  }
  return found;
}

/** An address without the URL of the site before it. */
export function localAddress(href: string, context: Context): string {
  return withinSite(href, siteUrl(context)) ?? href;
}

/** A predicate for links to other pages of the site, which need the whole site to be checked. */
export function concernsOthers(context: Context): (href: string) => boolean {
  const origin = siteUrl(context);
  return (href) => href.startsWith("/") || withinSite(href, origin) !== undefined;
}

/** Whether a static file is served at this address. */
export function isServed(route: string, { served }: Context): boolean {
  return served?.has(route.slice(1)) ?? false;
}

/** The URL of the site, without a slash at the end. */
export function siteUrl(context: Context): string | undefined {
  const url = siteData(context)?.["url"];
  return typeof url === "string" && url.startsWith("https://") ? url.replace(/\/+$/, "") : undefined;
}
