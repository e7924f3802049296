/** Links to pages of this site and to places on them, each with the page that it leads to. */
import { addressKey, knownSpellings, pathnameOf, plainSpelling, type Spellings } from "../../../model/spelling.ts";
import { isSafeHref } from "../../../model/urls.ts";
import { aliasesOf, sharedUses } from "../facts/facts.ts";
import { type Link, linksOf } from "./links.ts";
import { perContext } from "../perContext.ts";
import { type Context, siteData } from "../rule.ts";
import type { Document } from "../document/document.ts";
import { lacksSlash } from "../document/routeOf.ts";

/** Where an address within the site leads. */
interface Target {
  /** The address up to its query and anchor; empty for a link within a page. */
  route: string;
  /** The page that lives exactly there. */
  page?: Document;
  /** What follows the "#". */
  anchor?: string;
  /** Written with the address of the whole site before it. */
  isFull: boolean;
}

/** A link with what it leads to. Of a link within a page, the page is the one that it stands on. */
export type PageLink = Link & Target;

/** Where pages live, whatever is wrong with them. */
export interface Homes {
  /** By the exact route. */
  pages: ReadonlyMap<string, Document>;
  /** The route of the page that another spelling of an address, or an old address, leads to. */
  behind(route: string): string | undefined;
  /** The page that wants an address, however it is spelt; of several, the last one. */
  living(address: string): Document | undefined;
  /** Whether several pages want an address, so that one of them belongs somewhere else. */
  isContested(route: string): boolean;
  /** A page has no address that can be known, or a wrong one: nearly any link may be meant for it. */
  hasUnknown: boolean;
}

/**
 * The links within the site about which there may be something to say: all but those that lead to the top of a page by
 * exactly its route. Those that are no safe address are another rule's matter.
 */
export const pageLinks = perContext((context): readonly PageLink[] => [...findPageLinks(context)]);

function* findPageLinks(context: Context): Generator<PageLink> {
  const targetOf = targetsIn(context);
  let within: ReadonlyMap<Document, readonly Document[]> | undefined;
  for (const link of linksOf(context)) {
    const target = targetOf(link.href);
    // To which entry of the menu a page belongs is another rule's matter.
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

/** Where addresses lead; undefined for those about which there is nothing to say, see `pageLinks`. */
export const targetsIn = perContext(createTargets);

function createTargets(context: Context): TargetOf {
  const { pages } = homesOf(context);
  const origin = siteUrl(context);
  // The same few addresses stand on most pages.
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

/** What follows the address of the whole site, where an address starts with that, in any of the ways that browsers take for it, or with "www.". */
export function withinSite(href: string, origin: string | undefined): string | undefined {
  if (origin === undefined || !href.startsWith("https://")) return undefined;
  const bare = href.replace(HOST, "https://$1");
  const own = origin.replace(HOST, "https://$1");
  const inner = bare.slice(0, own.length).toLowerCase() === own.toLowerCase() ? bare.slice(own.length) : "-";
  return /^(?:[/?#]|$)/.test(inner) ? inner.replace(/^(?!\/)/, "/") : undefined;
}

/** With a point at its end, and with the port that all such addresses have. */
const HOST = /^https:\/\/(?:www\.)?([^/?#]*?)\.?(?::443)?(?=[/?#]|$)/i;

export const homesOf = perContext(findHomes);

function findHomes({ documents, isWrong }: Context): Homes {
  const pages = new Map<string, Document>();
  const addressed: { route: string; document: Document }[] = [];
  const taken = new Map<string, Document>();
  const contested = new Set<string>();
  let hasUnknown = false;
  for (const document of documents) {
    if (document.role !== "page") continue;
    const { route } = document;
    if (route === undefined) {
      hasUnknown = true;
      continue;
    }
    const key = addressKey(route);
    // One of two pages at the same address belongs somewhere else.
    if (taken.has(key)) contested.add(key);
    if (taken.has(key) || isWrong(document, ["route"])) hasUnknown = true;
    taken.set(key, document);
    if (!pages.has(route)) pages.set(route, document);
    addressed.push({ route, document });
  }
  let spellings: Spellings | undefined;
  const behind = (route: string) => (spellings ??= spellingsOf(addressed))[plainSpelling(straight(route)) ?? ""];
  const isContested = (route: string) => contested.has(addressKey(route));
  const living = (address: string) => taken.get(addressKey(address));
  return { pages, behind, living, isContested, hasUnknown };
}

/** Whether the address of a page is known; one that only lacks its slash is. */
export function hasSureRoute(page: Document, { isWrong }: Context): boolean {
  if (!isWrong(page, ["route"])) return true;
  const written = page.data?.["route"];
  return typeof written === "string" && lacksSlash(written);
}

/** An address as browsers follow its points: "/contact" for "/blog/../contact". */
function straight(route: string): string {
  const hasPoints = /^\/(?!\/)/.test(route) && /\/\.{1,2}(?:\/|$)/.test(route);
  if (!hasPoints) return route;
  const { origin, href } = new URL(route, "https://site.example");
  return pathnameOf(href.slice(origin.length));
}

function spellingsOf(addressed: readonly { route: string; document: Document }[]): Spellings {
  return knownSpellings(addressed.map(({ route, document }) => ({ route, aliases: aliasesOf(document) })));
}

/** The pages that show what a shared block or pages/_site.json says. */
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

/** An address within the site as it should be written: without the address of the whole site. */
export function localAddress(href: string, context: Context): string {
  return withinSite(href, siteUrl(context)) ?? href;
}

/** Whether only the whole site can tell if a link that leads away from its page is right: not when it leads out of the site. */
export function concernsOthers(context: Context): (href: string) => boolean {
  const origin = siteUrl(context);
  return (href) => href.startsWith("/") || withinSite(href, origin) !== undefined;
}

/** Whether a file is served at this address that is no page. */
export function isServed(route: string, { served }: Context): boolean {
  return served?.has(route.slice(1)) ?? false;
}

/** Where the site lives, without a slash at the end. */
export function siteUrl(context: Context): string | undefined {
  const url = siteData(context)?.["url"];
  return typeof url === "string" && url.startsWith("https://") ? url.replace(/\/+$/, "") : undefined;
}
