/** The pages that a wrong link is taken for, by the same functions as in the rules that tell of it. */
import { pointerOf } from "../../../../model/pointer.ts";
import { pathnameOf } from "../../../../model/spelling.ts";
import { pagesLike } from "../../addresses/adviceOnUnsafe.ts";
import { addressMeant } from "../../addresses/repairUrl.ts";
import { twoAddresses } from "../../addresses/twoAddresses.ts";
import { isUsable } from "../../addresses/usableUrl.ts";
import type { Document } from "../../document/document.ts";
import type { Link } from "../../gathered/links/links.ts";
import { homesOf, isServed, localAddress } from "../../gathered/links/pageLinks.ts";
import { isSwappedLink } from "../../gathered/swapped.ts";
import type { Context } from "../../rule.ts";
import { bare } from "../../wording/words.ts";
import { brokenPlaces } from "../anchors/brokenPlaces.ts";
import { lostAddresses } from "./goneAddresses.ts";
import { pageBeginning, pageShortened, pagesMeant } from "./meantPage.ts";
import { placeInPath } from "./noPage.ts";
import { pageBehindSign, placeIn } from "../anchors/placeMeant.ts";

/** The routes; for a link that is right, that of its page. */
export function pagesOfLink(link: Link, context: Context): readonly string[] {
  const { document, path, href, label } = link;
  if (href.startsWith("#")) return pagesBehindSign(link, context);
  const isTurned = label?.path === path && isSwappedLink(href, label.words);
  const written = isTurned ? label.words : href;
  const two = twoAddresses(bare(written));
  return (two.length > 0 ? two : [written]).flatMap((each) => pagesOfAddress(each, document, context));
}

/** For "#" in place of "/", or before it. */
function pagesBehindSign({ document, path, link }: Link, context: Context): readonly string[] {
  const broken = brokenPlaces(context).find(
    (each) => each.document === document && each.link === link && pointerOf(each.path) === pointerOf(path),
  );
  const place = broken && placeIn(broken);
  const meant = place !== undefined && homesOf(context).pages.has(place) ? place : undefined;
  return [meant ?? (broken && pageBehindSign(broken, context)) ?? []].flat();
}

export function pagesOfAddress(href: string, document: Document, context: Context): readonly string[] {
  const isOwn = (address: string) => localAddress(address, context).startsWith("/");
  if (isUsable(href) && !isOwn(href)) return [];
  const meant = addressMeant(href, document, context);
  if (!isOwn(meant)) return pagesLike(meant, context);
  const route = pathnameOf(localAddress(meant, context));
  const home = homesOf(context).behind(route);
  return home === undefined ? pagesLost(route, context) : [home];
}

/** The routes that an address without a page may mean. */
export function pagesLost(route: string, context: Context): readonly string[] {
  const { moved, idle, folder, isGone } = lostAddresses(context).get(route) ?? {};
  if (isServed(route, context) || context.unpublished.has(route)) return [];
  if (folder) return [folder.to + route.slice(folder.from.length)];
  if (moved) return [moved.route!];
  const meant = pagesMeant(route, context);
  if (meant.length > 0) return meant;
  const likely = idle?.route ?? placeInPath(route, context)?.page;
  // Nothing else is said of an address that many links have.
  const begun = isGone ? undefined : (pageBeginning(route, context) ?? pageShortened(route, context));
  return [likely ?? begun ?? []].flat();
}
