/** Which of the pages that have a place are named, and what is said of them. */
import { pathnameOf } from "../../../model/spelling.ts";
import { byName, countsOf } from "../byName.ts";
import { linksOf } from "../gathered/links.ts";
import { perContext } from "../perContext.ts";
import type { Context } from "../rule.ts";

/** Of so many pages an author knows which one is meant. */
const FEW = 3;

interface PagesShown {
  shown: readonly string[];
  have: string;
  /** What is said before them. */
  before?: string;
}

/** Of the pages that have the place, those that are named, and why. @param own The page of the link. */
export function pagesShown(pages: readonly string[], own: string | undefined, context: Context): PagesShown {
  const idle = pages.filter((route) => !linkCounts(context).has(route));
  // Who moved the place to a page of its own means that one.
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

/** From how many files links lead to each page: of a page with facts alone nobody knows how many it has. */
const linkCounts = perContext((context): ReadonlyMap<string, number> => {
  const quiet = context.documents.flatMap(({ facts }) => (facts ? [facts.links] : []));
  const open = byName(linksOf(context), ({ document }) => document.file);
  const lists = [...quiet, ...Array.from(open.values(), (links) => links.map(({ href }) => href))];
  return countsOf(lists.flatMap((hrefs) => [...new Set(hrefs.map(pathnameOf))]));
});
