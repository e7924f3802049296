/** The message and fix for a link to a page by an alias, or by a spelling that hosts treat as the same. */
import { addressKey, plainSpelling, standsForHome } from "../../../../model/spelling.ts";
import type { Document } from "../../document/document.ts";
import { aliasesOf } from "../../facts/facts.ts";
import { hrefEdit } from "../../gathered/links/hrefEdit.ts";
import type { PageLink } from "../../gathered/links/pageLinks.ts";
import { isGroup, valueAt } from "../../json.ts";
import type { Context } from "../../rule.ts";
import { quote } from "../../wording/words.ts";
import { lacksPlace } from "../anchors/brokenPlaces.ts";
import { isSureOf } from "./movedPage.ts";
import { type Lost, placeLacking, type LackingAnswer } from "./pageLacking.ts";
import { placeMeant } from "../anchors/placeMeant.ts";
import { sameExtra } from "./sameLinks.ts";

/** For a link to the page at `route` by another address. Undefined if the link may be right and the route wrong. */
export function sayOtherSpelling(lost: Lost, route: string): LackingAnswer | undefined {
  const { link, homes, context } = lost;
  const page = homes.pages.get(route)!;
  if (standsForHome(route) || mayBeRight(link.route, page, context)) return undefined;
  const isOld = isOldAddress(link.route, page);
  const message = isOld
    ? `${quote(link.route)} is an old address.`
    : `the page that is meant has the address ${quote(route)}, not ${quote(link.route)}.`;
  return (isOld ? sayOwnOld(lost, page) : undefined) ?? { message, ...mend(lost, page, isOld) };
}

/** Whether an address that leads to a page by another spelling may be right, because the route of the page may be wrong. */
export function mayBeRight(written: string, page: Document, context: Context): boolean {
  return !isSureOf(page, context) || isLeftOut(written, page.route!);
}

/**
 * Whether the route has a redundant ending, such as "/index", which the link does not have: then the mistake is told at
 * the page.
 */
function isLeftOut(written: string, route: string): boolean {
  return plainSpelling(route) === written && route.toLowerCase() !== written.toLowerCase();
}

function isOldAddress(written: string, page: Document): boolean {
  const key = addressKey(written);
  return key !== addressKey(page.route!) && aliasesOf(page).some((alias) => addressKey(alias) === key);
}

/** A page that replaced another one still has the link to it. */
function sayOwnOld({ link }: Lost, page: Document): LackingAnswer | undefined {
  if (page !== link.document || link.anchor !== undefined) return undefined;
  return {
    message: `${quote(link.route)} is an old address of the page that this link stands on.`,
    fix: "take the link out, or write the address of another page.",
  };
}

function mend({ link, context, leadingTo }: Lost, page: Document, isOld: boolean): Omit<LackingAnswer, "message"> {
  const { document } = link;
  const route = page.route!;
  const better = leadingTo(route);
  const target = { ...link, route, page, href: better };
  if (lacksPlace(target, context))
    return { fix: placeMeant(target, context) ?? `write "${better}".${placeLacking(link, page, context)}` };
  // A link whose page was removed may be one too many if there is another link to the new page.
  if (isOld && isLinkedBeside(link, better))
    return {
      fix: `if the link is to go with its page, take it out, from its { to its }, with a comma beside it: another one here leads to "${better}" already. Else write "${better}".`,
    };
  const end = !isOld && link.route.startsWith(route) ? link.route.slice(route.length) : "";
  const cause = sameExtra({ document, context }, end, better);
  const edit = () => hrefEdit(link, better);
  return { fix: `write "${better}".`, edit, ...(cause && { cause }) };
}

/** Whether another entry of the array that contains the link has this address. */
function isLinkedBeside({ document, path }: PageLink, href: string): boolean {
  const list =
    path.at(-1) === "href" && typeof path.at(-2) === "number" ? valueAt(document, path.slice(0, -2)) : undefined;
  return Array.isArray(list) && list.some((entry) => isGroup(entry) && entry["href"] === href);
}
