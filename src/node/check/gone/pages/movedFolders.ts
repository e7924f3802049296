/** Renamed folders in addresses: all links into them break in the same way, which is one mistake. */
import type { Place } from "../../place.ts";
import { byName } from "../../byName.ts";
import { allPlaces, whereElse } from "../../wording/elsewhere.ts";
import { homesOf } from "../../gathered/links/pageLinks.ts";
import { perContext } from "../../perContext.ts";
import type { Context } from "../../rule.ts";
import type { Finding } from "../../finding.ts";
import { quote } from "../../wording/words.ts";
import { lastPart } from "../../pathParts.ts";

/** Two addresses may each have a slip. */
const FEWEST = 3;

/** The start of the addresses in links, and that of the pages' routes; both end with a slash. */
export interface MovedFolder {
  from: string;
  to: string;
  /** The addresses without a page. */
  routes: readonly string[];
}

/** Groups the addresses that differ from routes only in their first parts, by that difference. */
export function movedFolders(lost: readonly string[], context: Context): MovedFolder[] {
  if (lost.length < FEWEST) return [];
  const { byLastPart, folders } = known(context);
  const moves = lost.flatMap((route) => {
    const [page, ...others] = byLastPart.get(lastPart(route)) ?? [];
    return page !== undefined && others.length === 0 ? [{ route, ...difference(route, page) }] : [];
  });
  return Array.from(byName(moves, ({ from, to }) => `${from} ${to}`).values()).flatMap((alike) => {
    const [{ from, to }] = alike as [(typeof moves)[number]];
    // If the folder still has other pages, these may be new pages that do not exist yet.
    const isTaken = from !== "/" && folders.has(from);
    return alike.length < FEWEST || isTaken ? [] : [{ from, to, routes: alike.map(({ route }) => route) }];
  });
}

/** @param places All places that name one of these addresses. */
export function sayMovedFolder({ from, to, routes }: MovedFolder, places: readonly Place[]): Finding {
  const [{ document, path, link }] = places as [Place];
  const count = routes.length - 1;
  const more = `${count} other addresses that start with ${quote(from)}`;
  const message = `no page lives at ${quote(routes[0]!)}, nor at ${more}. The addresses of these pages start with ${quote(to)}.`;
  const fix = `write ${quote(to)} in the place of ${quote(from)} at the start of these addresses in ${allPlaces(places)}, or give the ${routes.length} pages addresses that start with ${quote(from)}.`;
  return { document, path, link, point: "value", message, ...whereElse(places, "places name them."), fix };
}

/** The different parts before the common end of two addresses. */
function difference(route: string, page: string): { from: string; to: string } {
  const one = route.split("/");
  const other = page.split("/");
  while (one.length > 1 && other.length > 1 && one.at(-1) === other.at(-1)) {
    one.pop();
    other.pop();
  }
  return { from: `${one.join("/")}/`, to: `${other.join("/")}/` };
}

const known = perContext((context) => {
  const routes = [...homesOf(context).pages.keys()].filter((route) => route !== "/");
  const folders = new Set<string>();
  for (const route of routes)
    for (let end = route.indexOf("/", 1); end > 0; end = route.indexOf("/", end + 1))
      folders.add(route.slice(0, end + 1));
  return { byLastPart: byName(routes, lastPart), folders };
});
