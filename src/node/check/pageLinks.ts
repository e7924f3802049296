/** Links to pages of this site and to places on them, each with the page that it leads to. */
import { knownSpellings, pathOf, plainSpelling, type Spellings } from "../../model/spelling.ts";
import { isSafeHref } from "../../model/urls.ts";
import { isGroup } from "./lookup.ts";
import { type Link, linksOf } from "./links.ts";
import { type Context, siteData } from "./rule.ts";
import type { Document } from "./site.ts";

export interface PageLink extends Link {
  /** The address up to its query and anchor; empty for a link within a page. */
  route: string;
  /** The page that lives exactly there. Of a link within a page, the page that it stands on. */
  page?: Document;
  /** What follows the "#". */
  anchor?: string;
  /** Leads to a place on the page that it stands on. */
  isOwn: boolean;
  /** Written with the address of the whole site before it. */
  isFull: boolean;
}

/** Where pages live, whatever is wrong with them. */
export interface Homes {
  /** By the exact route. */
  pages: ReadonlyMap<string, Document>;
  /** Routes by the plain spelling of everything that leads to them, aliases included. */
  spellings: Spellings;
  /** A page has no address that can be known: nearly any link may be meant for it. */
  hasUnknown: boolean;
}

/** The links of a site that stay on it. Those that are no safe address are another rule's matter. */
export function* pageLinks(context: Context): Generator<PageLink> {
  const { pages } = homesOf(context);
  const origin = siteUrl(context);
  let within: ReadonlyMap<Document, readonly Document[]> | undefined;
  for (const link of linksOf(context)) {
    const { href, document } = link;
    const isFull = origin !== undefined && href.startsWith(origin) && /^(?:[/?#]|$)/.test(href.slice(origin.length));
    const local = isFull ? href.slice(origin.length).replace(/^(?!\/)/, "/") : href;
    if (!/^[/#]/.test(local) || !isSafeHref(local) || local.includes("{")) continue;
    const route = pathOf(local);
    const [, anchor] = /#(.*)$/s.exec(local) ?? [];
    const rest = { isFull, ...(anchor !== undefined && { anchor }) };
    if (local.startsWith("#")) {
      within ??= pagesWith(context);
      const around = document.role === "page" ? [document] : (within.get(document) ?? []);
      for (const page of around) yield { ...link, route, page, isOwn: true, ...rest };
    } else {
      const page = pages.get(route);
      yield { ...link, route, isOwn: false, ...rest, ...(page && { page }) };
    }
  }
}

const byContext = new WeakMap<Context, Homes>();

export function homesOf(context: Context): Homes {
  const known = byContext.get(context) ?? findHomes(context);
  byContext.set(context, known);
  return known;
}

function findHomes({ documents }: Context): Homes {
  const pages = new Map<string, Document>();
  const addressed: { route: string; aliases: string[] }[] = [];
  let hasUnknown = false;
  for (const document of documents) {
    if (document.role !== "page") continue;
    const { route, data = {} } = document;
    if (route === undefined) {
      hasUnknown = true;
      continue;
    }
    if (!pages.has(route)) pages.set(route, document);
    const aliases = Array.isArray(data["aliases"]) ? data["aliases"] : [];
    addressed.push({ route, aliases: aliases.filter((alias) => typeof alias === "string") });
  }
  return { pages, spellings: knownSpellings(addressed), hasUnknown };
}

/** The pages that show what a shared block or pages/_site.json says. */
function pagesWith({ documents, shared }: Context): ReadonlyMap<Document, readonly Document[]> {
  const pages = documents.filter(({ role }) => role === "page");
  const found = new Map<Document, Document[]>();
  for (const document of documents) if (document.role === "site") found.set(document, pages);
  for (const page of pages) {
    const blocks = page.data?.["blocks"];
    if (!Array.isArray(blocks)) continue;
    for (const block of blocks) {
      const from = isGroup(block) && block["type"] === "shared" ? shared.get(String(block["use"])) : undefined;
      if (from && found.get(from)?.at(-1) !== page) found.set(from, [...(found.get(from) ?? []), page]);
    }
  }
  return found;
}

/** Where the site lives, without a slash at the end. */
function siteUrl(context: Context): string | undefined {
  const url = siteData(context)?.["url"];
  return typeof url === "string" && url.startsWith("https://") ? url.replace(/\/+$/, "") : undefined;
}

/** The page that another spelling of an address, or an old address, leads to. */
export function routeBehind(route: string, { spellings }: Homes): string | undefined {
  return spellings[plainSpelling(route) ?? ""];
}
