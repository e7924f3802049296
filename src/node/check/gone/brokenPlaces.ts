/** Links to places that their pages do not have. */
import { pageLinks, type PageLink } from "../gathered/pageLinks.ts";
import { isToldOfId } from "./idsMeant.ts";
import { wrongIdsOn } from "./wrongIds.ts";
import type { Document } from "../document/document.ts";
import { isGroup } from "../json.ts";
import { anchorsOf, leadsNowhere } from "../outline/anchors.ts";
import { perContext } from "../perContext.ts";
import type { Context } from "../rule.ts";
import { anchorMeant } from "../shape/values/anchorMeant.ts";

/** In the order of the links. */
export const brokenPlaces = perContext((context): readonly PageLink[] =>
  anchorsOf(context)
    ? pageLinks(context).filter((link) => lacksPlace(link, context) && !isToldOfId(link, context))
    : [],
);

/** Whether a page does not have the place that a link leads to, and that is told of the link. */
export function lacksPlace(link: PageLink, context: Context): boolean {
  return leadsNowhere(link, context) && !isToldThere(link, context);
}

/** Whether something has this name, written as no name can be: that is told where it stands. */
function isToldThere({ page, anchor }: PageLink, context: Context): boolean {
  if (page === undefined) return false;
  const wrong = [page, ...sharedOn(page, context)].flatMap((document) => wrongIdsOn(document, context));
  return wrong.some(({ id }) => anchorMeant(id) === anchor);
}

/** The files of the shared blocks that a page has. */
function sharedOn({ data }: Document, { shared }: Context): Document[] {
  const { blocks = [] } = data ?? {};
  if (!Array.isArray(blocks)) return [];
  return blocks.flatMap((block) => (isGroup(block) && shared.get(String(block["use"]))) || []);
}
