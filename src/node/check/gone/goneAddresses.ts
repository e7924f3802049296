/** Addresses at which no page lives, each with all places that name it: links, and lists of pages. */
import { byName } from "../byName.ts";
import { isGone } from "./elsewhere.ts";
import { isLikePage } from "./likePage.ts";
import { pagesMeant } from "./meantPage.ts";
import { type MovedFolder, movedFolders } from "./movedFolders.ts";
import { idlePage, movedFrom } from "./movedPage.ts";
import { homesOf, isServed, type PageLink, pageLinks } from "../gathered/pageLinks.ts";
import { perContext } from "../perContext.ts";
import type { Context } from "../rule.ts";
import type { Path } from "../../../model/fields.ts";
import type { Document } from "../document/document.ts";

/** A place that names an address at which no page lives. */
interface Naming {
  document: Document;
  path: Path;
  route: string;
}

interface Lost {
  /** In lists of pages, for example of articles. */
  entries: readonly Naming[];
  links: readonly PageLink[];
  /** It must be the page that is not there: so many places do not have the same slip, nor two where nothing is near. */
  isGone: boolean;
  /** The page that must have had this address: it has another one now, which nothing names. */
  moved?: Document;
  /** The only page that nothing names, where only this address is near to no other one, and says something of it: most likely it is the page that is meant. */
  idle?: Document;
  /** The folder of this address, where that has another name now: it is told of all its addresses together. */
  folder?: MovedFolder;
}

/** By the address that is named. */
export const lostAddresses = perContext(findLost);

function findLost(context: Context): ReadonlyMap<string, Lost> {
  const homes = homesOf(context);
  const links = pageLinks(context).filter(({ page, route }) => !page && !isServed(route, context));
  const entries = context
    .fields("page")
    .flatMap(({ document, path, value }) =>
      typeof value === "string" && !homes.pages.has(value) ? [{ document, path, route: value }] : [],
    );
  const linksTo = byName(links, ({ route }) => route);
  const entriesFor = byName(entries, ({ route }) => route);
  const routes = [...new Set([...linksTo.keys(), ...entriesFor.keys()])];
  const found = routes
    .filter((route) => !context.unpublished.has(route))
    .map((route): [string, Lost] => {
      const places = { links: linksTo.get(route) ?? [], entries: entriesFor.get(route) ?? [] };
      const all = [...places.links, ...places.entries];
      const isLost = homes.behind(route) === undefined && all.length > 1;
      const moved = all.length > 1 ? movedFrom(route, { places: all, links: places.links, context }) : undefined;
      const isMissing = isLost && (isGone(all) || pagesMeant(route, context).length === 0);
      return [route, { ...places, isGone: isMissing, ...(moved && { moved }) }];
    });
  const adrift = found.filter(([route, { moved }]) => !moved && homes.behind(route) === undefined);
  const idle = adrift.length > 0 ? idlePage(context) : undefined;
  if (idle && !found.some(([, { moved }]) => moved === idle)) {
    const isOf = ([route]: [string, Lost]) => pagesMeant(route, context).every((meant) => meant === idle.route);
    const [first, ...others] = adrift.filter(isOf);
    // A new page to which nothing leads so far has nothing to do with an address that was lost before.
    if (first && others.length === 0) {
      const [route, only] = first;
      if (isLikePage({ route, links: only.links }, idle, context)) only.idle = idle;
    }
  }
  const all = new Map(found);
  const unserved = found.flatMap(([route]) => (homes.behind(route) === undefined ? [route] : []));
  for (const folder of movedFolders(unserved, context))
    for (const route of folder.routes) all.get(route)!.folder = folder;
  return all;
}
