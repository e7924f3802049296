/** Where links may lead, and what is wrong with those that lead nowhere. */
import { blockSchema, isGroup, type Schemas } from "../../model/fields.ts";
import { placeShared } from "../../model/placeShared.ts";
import { shortSlug } from "../../model/slug.ts";
import { untaken } from "../../model/untaken.ts";
import { isSafeHref, tidyHref } from "../../model/urls.ts";
import { withCountry } from "../../node/check/addresses/withCountry.ts";
import { rootOf } from "../../node/check/lookup.ts";
import type { Group } from "../../node/check/site.ts";
import { anchorsIn } from "../document/anchors.ts";
import { sharedBlockOf, type SiteData, type SitePage, text } from "../site/siteData.ts";
import { stockOf } from "../site/stock.ts";
import { isFound } from "../ui/isFound.ts";

export type LinkKind = "page" | "email" | "phone" | "outside";

export interface AnchorChoice {
  anchor: string;
  words: string;
  /** For a block without an anchor of its own: the pointer where one would be written. */
  unnamed?: { pointer: string; name: string };
}

/** A name that a block gets, so that a link finds it wherever it stands. */
export interface NewAnchor {
  file: string;
  pointer: string;
  name: string;
  /** What the block is called. */
  words: string;
}

/** What kind of link an address is. One that is none yet is meant to lead to a page. */
export function kindOfLink(href: string): LinkKind {
  if (href.startsWith("mailto:")) return "email";
  if (href.startsWith("tel:")) return "phone";
  return href === "" || /^[/#]/.test(href) ? "page" : "outside";
}

/** The page that an address leads to; `own` is the one that it stands on. Nothing written is no address yet, and leads nowhere. */
export function pageOfLink(site: SiteData, href: string, own: string | undefined): SitePage | undefined {
  if (href === "") return undefined;
  const path = href.replace(/[?#].*$/, "");
  const route = path === "" ? own : stockOf(site).leadsTo(path);
  return site.pages.find((page) => page.route === route);
}

/** The pages that have the words of a search in their title or their address. */
export function pagesFound(pages: readonly SitePage[], search: string): readonly SitePage[] {
  return pages.filter(({ route, data }) => isFound(search, route, text(data["title"])));
}

/** The page to be selected among those listed: the one chosen before, or the only result of the search. */
export function pageTaken(
  found: readonly SitePage[],
  search: string,
  chosen: SitePage | undefined,
): SitePage | undefined {
  if (chosen && found.includes(chosen)) return chosen;
  return search !== "" && found.length === 1 ? found[0] : undefined;
}

/** The places on a page that links can lead to, from top to bottom: its blocks, and what has a name of its own in them. */
export function placesOn(schemas: Schemas, site: SiteData, { data }: SitePage): AnchorChoice[] {
  const blocks = Array.isArray(data["blocks"]) ? data["blocks"] : [];
  const taken = anchorsIn(schemas, rootOf(schemas, "page"), data);
  return blocks.filter(isGroup).flatMap((written, position) => {
    const shared = written["type"] === "shared" ? sharedBlockOf(site, written["use"]) : undefined;
    const block = shared ? placeShared(written, shared) : written;
    const type = String(block["type"]);
    const own = String(block["id"] ?? `${type}-${position + 1}`);
    const at = blockSchema(schemas, type);
    const inner = at ? [...anchorsIn(schemas, at, block)].filter((anchor) => anchor !== own) : [];
    const words = nameOf(schemas, type, block);
    const unnamed = { pointer: `/blocks/${position}/id`, name: freshName(taken, text(block["heading"]) || type) };
    return [
      { anchor: own, words, ...(block["id"] === undefined && { unnamed }) },
      ...inner.map((anchor) => ({ anchor, words: anchor })),
    ];
  });
}

/** The first words of a heading as a name for links that nothing on the page has: "before-you-write". */
function freshName(taken: ReadonlySet<string>, heading: string): string {
  const stem = shortSlug(heading).replace(/^[\d-]+/, "") || "place";
  return untaken(stem, (name) => taken.has(name));
}

function nameOf(schemas: Schemas, type: string, { heading }: Group): string {
  const title = blockSchema(schemas, type)?.schema.title ?? type;
  return typeof heading === "string" ? `${heading} (${title})` : title;
}

/** A phone link without the signs that people put between groups of digits, and no phone dials. */
export function asPhone(href: string): string {
  return href.replaceAll(/\s*[/.]\s*/g, " ");
}

function wrongPhone(href: string): string | undefined {
  const isNumber = isSafeHref(tidyHref(href)) && /^tel:\+?[\d ()-]{3,}$/.test(href);
  // Of the site's own number, only that it has a country counts here.
  const lacksCountry = isNumber ? withCountry(href, "+") !== undefined : !href.startsWith("tel:+");
  if (lacksCountry) return "Write the number with its country, such as +91 98765 43210.";
  return isNumber ? undefined : "Write only digits behind the +, such as +91 98765 43210.";
}

/** What is wrong with an address, in a sentence; undefined when it may be used. */
export function wrongWith(kind: LinkKind, href: string): string | undefined {
  switch (kind) {
    case "email":
      return /^mailto:[^@\s]+@[^@\s.]+\.[^@\s]+$/.test(href) ? undefined : "Write an address such as name@example.com.";
    case "phone":
      return wrongPhone(asPhone(href));
    case "outside":
      if (isSafeHref(href) && href.startsWith("https:")) return undefined;
      return /^https:\/\/[^/?#@\s]/.test(href)
        ? "There is a space, a quotation mark or another character in this address that no address has."
        : "Write a whole address that starts with https://.";
    default:
      return undefined;
  }
}
