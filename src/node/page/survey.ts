/** A site as the commands see it: its pages, the addresses that lead to them, and what may be hidden. */
import { oncePerText } from "../../model/once.ts";
import { knownSpellings, pathnameOf, routeAt, type Spellings } from "../../model/spelling.ts";
import { survey } from "../check/check.ts";
import { aliasesOf } from "../check/facts/facts.ts";
import { siteUrl, withinSite } from "../check/gathered/links/pageLinks.ts";
import type { Context } from "../check/rule.ts";
import { rules } from "../check/rules.ts";
import type { Document } from "../check/document/document.ts";
import type { Problem } from "../check/finding.ts";
import type { CheckInput } from "../check/site.ts";
import type { PageFacts } from "../check/facts/pageFacts.ts";

export interface Survey extends CheckInput, AddressBook {
  /** The pages that the command concerns are open, and those with mistakes. */
  context: Context;
  problems: readonly Problem[];
}

interface AddressBook {
  /** Pages with a known route. */
  pages: readonly PageOfSite[];
  spellings: Spellings;
  /** The URL of the site, without a slash at the end. */
  url: string | undefined;
}

export type PageOfSite = Document & { route: string };

/** Selects the pages to open by their facts. */
export type Concerned = (book: AddressBook) => (facts: PageFacts) => boolean;

/** @param concerned By default, facts are enough for all pages. */
export function surveyOf(input: CheckInput, concerned: Concerned = () => () => false): Survey {
  const seen = survey(input, (context) => concerned(addressBook(context)));
  return { ...input, ...seen, ...addressBook(seen.context) };
}

function addressBook(context: Context): AddressBook {
  const pages = context.documents.filter(isPage);
  const spellings = knownSpellings(pages.map((page) => ({ route: page.route, aliases: aliasesOf(page) })));
  return { pages, spellings, url: siteUrl(context) };
}

/** Selects the pages with these routes or files, and all pages that lead to them. */
export function leadingTo(...asked: readonly string[]): Concerned {
  return (book) => {
    const meant = new Set(asked.flatMap((name) => routesOf(book, name)));
    const isMeant = oncePerText((href) => {
      const own = ownAddress(book, href);
      return meant.has((own && leadsTo(book, own.address)) ?? "");
    });
    return ({ route, links, pages }) => meant.has(route) || links.some(isMeant) || pages.some(isMeant);
  };
}

function routesOf(book: AddressBook, asked: string): string[] {
  const name = asked.replace(/^\.\//, "");
  const own = ownAddress(book, asked);
  const led = own && leadsTo(book, own.address);
  const called = book.pages.filter(({ route, file }) => route === asked || file === name).map(({ route }) => route);
  return led === undefined ? called : [...called, led];
}

function isPage(document: Document): document is PageOfSite {
  return document.role === "page" && document.route !== undefined;
}

/** The address within this site in a link, and the text before it. Undefined for links to other sites. */
export function ownAddress(
  { url }: Pick<AddressBook, "url">,
  href: string,
): { before: string; address: string } | undefined {
  if (href.startsWith("/")) return { before: "", address: href };
  // A scheme in capitals is a mistake that is told, but leads to the same place.
  const address = withinSite(href.replace(/^https:/i, "https:"), url);
  if (address === undefined) return undefined;
  // `withinSite` may have added the slash at the start.
  const isAsWritten = href.endsWith(address);
  return { before: href.slice(0, href.length - address.length + (isAsWritten ? 0 : 1)), address };
}

/** The route of the page that an address of this site leads to, in any spelling. */
export function leadsTo({ spellings }: Pick<AddressBook, "spellings">, address: string): string | undefined {
  return routeAt(address, spellings);
}

/** Whether a link leads to a file in `public`. */
export function leadsToFile(book: Pick<AddressBook, "url">, href: string, file: string): boolean {
  const own = ownAddress(book, href);
  return own !== undefined && pathnameOf(own.address) === `/${file}`;
}

/**
 * The first problem in each file that may hide links: the file cannot be read as a whole, or has content where nobody
 * looks for it.
 */
export function blindSpots({ problems }: Survey): Problem[] {
  const seen = new Map<string, Problem>();
  for (const problem of problems) if (mayHide(problem) && !seen.has(problem.file)) seen.set(problem.file, problem);
  return [...seen.values()];
}

const ruleCodes: ReadonlySet<string> = new Set(rules.map(({ code }) => code));

// Rules look at fields that were found, so they hide nothing, except the overrides below the name of an unknown shared
// block.
function mayHide({ code, severity }: Problem): boolean {
  return severity === "error" && (!ruleCodes.has(code) || code === "unknown-shared");
}
