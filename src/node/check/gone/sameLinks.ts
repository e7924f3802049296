/** The same that is too much in all links of a file, such as ".html": whoever wrote it so takes it for right. */
import { linksOf } from "../gathered/links.ts";
import { homesOf } from "../gathered/pageLinks.ts";
import { pathnameOf } from "../../../model/spelling.ts";
import { perContext } from "../perContext.ts";
import type { Context } from "../rule.ts";
import type { Document } from "../document/document.ts";
import { quote } from "../wording/words.ts";
import { allPlaces } from "./elsewhere.ts";
import type { Cause } from "./toldOnce.ts";

/** Fewer may be slips of their own. */
const FEWEST = 3;

/**
 * What the links of a file to pages have in common, if none of them is right.
 * @param extra What is to be taken away.
 * @param route Of the page to which the link leads.
 */
export function sameExtra(
  { document, context }: { document: Document; context: Context },
  extra: string,
  route: string,
): Cause | undefined {
  if (extra === "" || withRightLinks(context).has(document)) return undefined;
  return {
    name: `${document.file} ${extra}`,
    fewest: FEWEST,
    all: "links have it.",
    fix: (places) => `take ${quote(extra)} away in ${allPlaces(places)}: write ${quote(route)} here.`,
    areTogether: true,
  };
}

/** The home page is always written the same. */
const withRightLinks = perContext((context): ReadonlySet<Document> => {
  const { pages } = homesOf(context);
  const isRight = (route: string) => route !== "/" && pages.has(route);
  return new Set(linksOf(context).flatMap(({ document, href }) => (isRight(pathnameOf(href)) ? [document] : [])));
});
