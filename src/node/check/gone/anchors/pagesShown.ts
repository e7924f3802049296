/** Chooses which of the pages with an anchor are suggested, and the words for them. */
import { pathnameOf } from "../../../../model/spelling.ts";
import { byName, countsOf } from "../../byName.ts";
import { linksOf } from "../../gathered/links/links.ts";
import { perContext } from "../../perContext.ts";
import type { Context } from "../../rule.ts";

/** Authors can choose between so many pages. */
const FEW = 3;

interface PagesShown {
  shown: readonly string[];
  have: string;
  /** The words before the suggested pages. */
  before?: string;
}

/** The suggested ones of the pages with the anchor, and why. @param own The page of the link. */
export function pagesShown(pages: readonly string[], own: string | undefined, context: Context): PagesShown {
  const idle = pages.filter((route) => !linkCounts(context).has(route));
  // The part was most likely moved to that page.
  if (pages.length > 1 && idle.length === 1) return { shown: idle, have: "that page has it, and no link leads there" };
  if (pages.length === 1 && pages[0] === own) return { shown: pages, have: "this page has it" };
  if (pages.length <= FEW) return { shown: pages, have: pages.length > 1 ? "those pages have it" : "that page has it" };
  const before = "the address of a page before it, for example ";
  return { shown: [mostLinked(pages, context)], have: `${pages.length} pages have it`, before };
}

function mostLinked(routes: readonly string[], context: Context): string {
  const counts = linkCounts(context);
  const countOf = (route: string) => counts.get(route) ?? 0;
  return routes.reduce((most, route) => (countOf(route) > countOf(most) ? route : most));
}

/** The number of files with links to each page; facts do not tell how many links a page has. */
const linkCounts = perContext((context): ReadonlyMap<string, number> => {
  const quiet = context.documents.flatMap(({ facts }) => (facts ? [facts.links] : []));
  const open = byName(linksOf(context), ({ document }) => document.file);
  const lists = [...quiet, ...Array.from(open.values(), (links) => links.map(({ href }) => href))];
  return countsOf(lists.flatMap((hrefs) => [...new Set(hrefs.map(pathnameOf))]));
});
