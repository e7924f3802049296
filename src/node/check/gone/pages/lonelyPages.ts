/** Pages without a link to them; not if the link is there but broken, which is told. */
import { NOT_FOUND } from "../../../../model/routes.ts";
import { isReadWhole } from "../../facts/facts.ts";
import { namingsOf, usersOfShared } from "../../facts/namings.ts";
import { linksOf } from "../../gathered/links/links.ts";
import { hasWrongRoute, homesOf, pageLinks, targetsIn } from "../../gathered/links/pageLinks.ts";
import { lostAddresses } from "./goneAddresses.ts";
import { mayHaveLostLink, pagesWithLostAliases } from "../lost/lostValues.ts";
import { pagesMeant } from "./meantPage.ts";
import { isMisplacedNotFound } from "./misplacedNotFound.ts";
import { perContext } from "../../perContext.ts";
import { pageFor } from "../../addresses/repairUrl.ts";
import { type Context, siteData } from "../../rule.ts";
import type { Document } from "../../document/document.ts";
import { fold, nearest } from "../../wording/suggest.ts";

/** In the order of the files. */
export const lonelyPages = perContext(findLonely);

/** Nobody needs a link to the home page, and nobody links to the page for missing addresses. */
const EXEMPT: ReadonlySet<string> = new Set(["/", NOT_FOUND]);
/** Each comparison with all pages takes time, and a site with more broken links has other worries. */
const MOST_LOST = 100;

function findLonely(context: Context): readonly Document[] {
  // In an unparsed file, a lost value or a missing menu, there may be more links.
  const [unread, ...more] = context.documents.filter((each) => !isReadWhole(each) || mayHaveLostLink(each, context));
  if (!siteData(context) || more.length > 0) return [];
  const lonely = new Map<string, Document>();
  for (const document of context.documents) {
    const { role, route, isAstray } = document;
    if (
      role === "page" &&
      !isAstray &&
      // That file may be the page itself: its own links do not count.
      (!unread || (unread === document && document.data !== undefined)) &&
      route !== undefined &&
      !EXEMPT.has(route) &&
      !hasWrongRoute(document, context) &&
      !isMisplacedNotFound(document, context)
    )
      lonely.set(route.toLowerCase(), document);
  }
  const adrift = markReached(context, lonely);
  // A page that a broken link is meant for gets its link when that is fixed.
  const routes = [...lonely.keys()];
  for (const address of lonely.size > 0 ? adrift : []) {
    lonely.delete(pageFor(address, context)?.toLowerCase() ?? "");
    for (const route of [...nearest(address, routes), ...pagesMeant(address, context)])
      lonely.delete(route.toLowerCase());
  }
  if (adrift.size > 0) for (const { route } of pagesWithLostAliases(context)) lonely.delete(route?.toLowerCase() ?? "");
  // A page with a new route is told of at that route.
  if (lonely.size > 0)
    for (const { moved, idle } of lostAddresses(context).values())
      lonely.delete((moved ?? idle)?.route?.toLowerCase() ?? "");
  const lost = lonely.size > 0 ? wordsOfLost(context) : [];
  return [...lonely.values()].filter(
    (document) =>
      !context.unpublished.mentions(document.route!) &&
      // A page that broken links name in their words has moved.
      !isSpokenOf(document, lost),
  );
}

/** The words of links to addresses without a page and without a similar address. */
function wordsOfLost(context: Context): readonly string[] {
  const { behind } = homesOf(context);
  const lost = [...lostAddresses(context)].slice(0, MOST_LOST);
  const words = lost.flatMap(([route, { links }]) => {
    if (behind(route) !== undefined || pagesMeant(route, context).length > 0) return [];
    return links.flatMap(({ label }) => (label ? [fold(label.words)] : []));
  });
  return [...new Set(words)].filter((each) => each.length > 2);
}

/** Whether some of these words may mean a page, by its file name. */
function isSpokenOf({ name }: Document, lost: readonly string[]): boolean {
  if (lost.length === 0) return false;
  const file = fold(name.replace(/^.*\//, ""));
  return file.length > 2 && lost.some((words) => words.includes(file) || file.includes(words));
}

/** A string that is no property name. */
const QUOTED = /"([\w/-]+)"(?!\s*:)/g;

/** Removes every page from `lonely` that a link leads to, and returns the addresses without a page. */
function markReached(context: Context, lonely: Map<string, Document>): Set<string> {
  const homes = homesOf(context);
  const showing = usersOfShared(context);
  // A place with a wrong name may be meant for a shared block that no other place shows.
  const isShown = [...showing.keys()].some((name) => !context.shared.has(name));
  const adrift = new Set<string>();
  const reach = (from: Document, route: string) => {
    const page = homes.pages.get(route) ?? homes.pages.get(homes.behind(route) ?? "");
    if (!page) adrift.add(route);
    else if (
      from.role === "shared" ? (showing.get(from.name)?.some((user) => user !== page) ?? isShown) : from !== page
    )
      lonely.delete(page.route!.toLowerCase());
  };
  for (const { document, href } of linksOf(context)) if (homes.pages.has(href)) reach(document, href);
  for (const { document, route } of pageLinks(context)) if (route !== "") reach(document, route);
  for (const { document, value } of context.fields("page")) if (typeof value === "string") reach(document, value);
  const targetOf = targetsIn(context);
  const { links, pages } = namingsOf(context);
  for (const [href, givers] of links) {
    const { route } = targetOf(href) ?? { route: homes.pages.has(href) ? href : "" };
    if (route !== "") for (const giver of givers) reach(giver, route);
  }
  for (const [route, givers] of pages) for (const giver of givers) reach(giver, route);
  const named = new Map([...lonely.values()].map((page) => [page.name, page]));
  // A field with a wrong name or value may contain the link, also as a file name.
  for (const document of context.open.filter(context.isSpoilt)) {
    // Includes the parts of the text that were removed to repair it.
    const text = document.mended?.written ?? document.text;
    for (const [word] of text.matchAll(/\/[\w/-]*/g)) reach(document, word);
    for (const [, name] of text.matchAll(/"([\w/-]+)\.json"/g)) reach(document, `/${name}`);
    for (const [, name] of text.matchAll(QUOTED)) {
      const page = named.get(name!);
      if (page && page !== document) lonely.delete(page.route!.toLowerCase());
    }
  }
  return adrift;
}
