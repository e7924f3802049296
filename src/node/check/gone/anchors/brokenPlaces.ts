/** Links to anchors that their pages do not have. */
import { pageLinks, type PageLink } from "../../gathered/links/pageLinks.ts";
import { isToldOfId } from "./idsMeant.ts";
import { mayHaveLostAnchor } from "../lost/lostValues.ts";
import { wrongIdsOn } from "./wrongIds.ts";
import type { Document } from "../../document/document.ts";
import { isGroup } from "../../json.ts";
import { anchorsOf, leadsNowhere } from "../../outline/anchors.ts";
import { perContext } from "../../perContext.ts";
import type { Context } from "../../rule.ts";
import { anchorMeant } from "../../shape/values/meant/anchorMeant.ts";
import { nearest } from "../../wording/suggest.ts";

/** In the order of the links. */
export const brokenPlaces = perContext((context): readonly PageLink[] =>
  anchorsOf(context)
    ? pageLinks(context).filter((link) => lacksPlace(link, context) && !isToldOfId(link, context))
    : [],
);

/** Whether a link leads to a missing anchor, and the link is where this is told. */
export function lacksPlace(link: PageLink, context: Context): boolean {
  return leadsNowhere(link, context) && !isToldThere(link, context);
}

/** Whether an id on the page becomes this anchor once it is corrected, or may; then the id is where this is told. */
function isToldThere({ page, anchor }: PageLink, context: Context): boolean {
  if (page === undefined) return false;
  const shown = [page, ...sharedOn(page, context)];
  const wrong = shown.flatMap((document) => wrongIdsOn(document, context));
  if (wrong.some(({ id }) => anchorMeant(id) === anchor)) return true;
  // A link with a slip is told all the same.
  const names = () => anchorsOf(context)!.of(page)!.names();
  return shown.some((each) => mayHaveLostAnchor(each, context)) && nearest(anchor!, names()).length === 0;
}

/** The files of the shared blocks on a page. */
function sharedOn({ data }: Document, { shared }: Context): Document[] {
  const { blocks = [] } = data ?? {};
  if (!Array.isArray(blocks)) return [];
  return blocks.flatMap((block) => (isGroup(block) && shared.get(String(block["use"]))) || []);
}
