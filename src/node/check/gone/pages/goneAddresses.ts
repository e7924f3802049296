/** Addresses without a page, each with all places that name it: links, and lists of pages. */
import { byName } from "../../byName.ts";
import { isGone } from "../../wording/elsewhere.ts";
import { isLikePage } from "../lost/likePage.ts";
import { pagesMeant } from "./meantPage.ts";
import { type MovedFolder, movedFolders } from "./movedFolders.ts";
import { idlePage, movedFrom } from "./movedPage.ts";
import { homesOf, isServed, type PageLink, pageLinks } from "../../gathered/links/pageLinks.ts";
import { perContext } from "../../perContext.ts";
import type { Context } from "../../rule.ts";
import type { Path } from "../../../../model/fields.ts";
import type { Document } from "../../document/document.ts";

/** An entry in a list of pages whose address has no page. */
interface NamingPlace {
  document: Document;
  path: Path;
  route: string;
}

interface Lost {
  /** The entries in lists of pages, for example of articles. */
  entries: readonly NamingPlace[];
  links: readonly PageLink[];
  /** The page itself must be missing: many places name it, or at least two and no other address is similar. */
  isGone: boolean;
  /** The page that must have had this address; it has a new one, which nothing names. */
  moved?: Document;
  /**
   * The only page that nothing names, which is most likely meant. Set only if this is the only address without a
   * similar one, and if it has a word in common with the page.
   */
  idle?: Document;
  /** Set if the first parts of the address were renamed, which is told once for all addresses below them. */
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
      const moved = movedFrom(route, { places: all, links: places.links, context });
      const isMissing = isLost && (isGone(all) || pagesMeant(route, context).length === 0);
      return [route, { ...places, isGone: isMissing, ...(moved && { moved }) }];
    });
  const adrift = found.filter(([route, { moved }]) => !moved && homes.behind(route) === undefined);
  const idle = adrift.length > 0 ? idlePage(context) : undefined;
  if (idle && !found.some(([, { moved }]) => moved === idle)) {
    const isOf = ([route]: [string, Lost]) => pagesMeant(route, context).every((meant) => meant === idle.route);
    const [first, ...others] = adrift.filter(isOf);
    // The unlinked page may also be a new one that has nothing to do with the address.
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
