/** Pages that no link leads to, other than by a mistake that is told. */
import { NOT_FOUND } from "../../../model/routes.ts";
import { isReadWhole } from "../facts/facts.ts";
import { namingsOf, usersOfShared } from "../facts/namings.ts";
import { linksOf } from "../gathered/links.ts";
import { homesOf, pageLinks, targetsIn } from "../gathered/pageLinks.ts";
import { lostAddresses } from "./goneAddresses.ts";
import { pagesMeant } from "./meantPage.ts";
import { perContext } from "../perContext.ts";
import { pageFor } from "../addresses/repairUrl.ts";
import { type Context, siteData } from "../rule.ts";
import type { Document } from "../document/document.ts";
import { fold, nearest } from "../wording/suggest.ts";

/** In the order of the files. */
export const lonelyPages = perContext(findLonely);

/** The home page has the best address of all, and to the page for wrong addresses nobody links. */
const EXEMPT: ReadonlySet<string> = new Set(["/", NOT_FOUND]);
/** Comparing each with all pages takes time, and a site with more of them has other cares. */
const MOST_LOST = 100;

function findLonely(context: Context): readonly Document[] {
  // The links of a file that does not parse are not known, nor are those of a menu that is not there.
  const [unread, ...more] = context.documents.filter((document) => !isReadWhole(document));
  if (!siteData(context) || more.length > 0) return [];
  const lonely = new Map<string, Document>();
  for (const document of context.documents) {
    const { role, route, isAstray } = document;
    if (
      role === "page" &&
      !isAstray &&
      // A link of a page to itself brings nobody there.
      (!unread || (unread === document && document.data !== undefined)) &&
      route !== undefined &&
      !EXEMPT.has(route) &&
      !context.isWrong(document, ["route"])
    )
      lonely.set(route.toLowerCase(), document);
  }
  const adrift = markReached(context, lonely);
  // A page that a misspelt link is meant for waits for that link.
  const routes = [...lonely.keys()];
  for (const address of lonely.size > 0 ? adrift : []) {
    lonely.delete(pageFor(address, context)?.toLowerCase() ?? "");
    for (const route of [...nearest(address, routes), ...pagesMeant(address, context)])
      lonely.delete(route.toLowerCase());
  }
  // A page whose address has changed has been told.
  if (lonely.size > 0)
    for (const { moved, idle } of lostAddresses(context).values())
      lonely.delete((moved ?? idle)?.route?.toLowerCase() ?? "");
  const lost = lonely.size > 0 ? wordsOfLost(context) : [];
  return [...lonely.values()].filter(
    (document) =>
      !context.unpublished.mentions(document.route!) &&
      // So does one that links to another address speak of: it has moved.
      !isSpokenOf(document, lost),
  );
}

/** The words of links to addresses at which no page lives and which are near to none. */
function wordsOfLost(context: Context): readonly string[] {
  const { behind } = homesOf(context);
  const lost = [...lostAddresses(context)].slice(0, MOST_LOST);
  const words = lost.flatMap(([route, { links }]) => {
    if (behind(route) !== undefined || pagesMeant(route, context).length > 0) return [];
    return links.flatMap(({ label }) => (label ? [fold(label.words)] : []));
  });
  return [...new Set(words)].filter((each) => each.length > 2);
}

/** Whether links with some of these words may be meant for a page, by the name of its file. */
function isSpokenOf({ name }: Document, lost: readonly string[]): boolean {
  if (lost.length === 0) return false;
  const file = fold(name.replace(/^.*\//, ""));
  return file.length > 2 && lost.some((words) => words.includes(file) || file.includes(words));
}

/** What stands alone in quotation marks and is no name of a field. */
const QUOTED = /"([\w/-]+)"(?!\s*:)/g;

/** Takes every page out of `lonely` that something leads to, and gives the addresses at which no page lives. */
function markReached(context: Context, lonely: Map<string, Document>): Set<string> {
  const homes = homesOf(context);
  const showing = usersOfShared(context);
  const adrift = new Set<string>();
  const reach = (from: Document, route: string) => {
    const page = homes.pages.get(route) ?? homes.pages.get(homes.behind(route) ?? "");
    if (!page) adrift.add(route);
    else if (from.role === "shared" ? showing.get(from.name)?.some((user) => user !== page) : from !== page)
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
  // A field with a wrong name or value may hold the link, also as the name of a file.
  for (const document of context.open.filter(context.isSpoilt)) {
    // So may what was taken out to read on.
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
