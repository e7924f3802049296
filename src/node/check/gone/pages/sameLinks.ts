/** The same superfluous part in all links of a file, such as ".html": the author believes it to be right. */
import { linksOf } from "../../gathered/links/links.ts";
import { homesOf } from "../../gathered/links/pageLinks.ts";
import { pathnameOf } from "../../../../model/spelling.ts";
import { perContext } from "../../perContext.ts";
import type { Context } from "../../rule.ts";
import type { Document } from "../../document/document.ts";
import { quote } from "../../wording/words.ts";
import { allPlaces } from "../../wording/elsewhere.ts";
import type { Cause } from "../../toldOnce.ts";

/** Fewer may be individual slips. */
const FEWEST = 3;

/**
 * The common cause of the wrong links in a file; undefined if some links of the file are right.
 * @param extra The superfluous part.
 * @param route The route of the page that the link leads to.
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

/** Links to the home page tell nothing, because nothing can be appended to "/". */
const withRightLinks = perContext((context): ReadonlySet<Document> => {
  const { pages } = homesOf(context);
  const isRight = (route: string) => route !== "/" && pages.has(route);
  return new Set(linksOf(context).flatMap(({ document, href }) => (isRight(pathnameOf(href)) ? [document] : [])));
});
