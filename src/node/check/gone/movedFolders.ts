/** Folders of addresses that have another name now: all links into them break in the same way, and that is one mistake. */
import type { Place } from "../place.ts";
import { byName } from "../byName.ts";
import { allPlaces, whereElse } from "./elsewhere.ts";
import { homesOf } from "../gathered/pageLinks.ts";
import { perContext } from "../perContext.ts";
import type { Context } from "../rule.ts";
import type { Finding } from "../finding.ts";
import { quote } from "../wording/words.ts";
import { lastPart } from "../pathParts.ts";

/** Two pages may each have an address with a slip. */
const FEWEST = 3;

/** What addresses start with in links, and what those of the pages start with; both with a slash at the end. */
export interface MovedFolder {
  from: string;
  to: string;
  /** The addresses at which no page lives. */
  routes: readonly string[];
}

/** Those of the lost addresses that differ from addresses of pages only in their first parts, all of them in the same way. */
export function movedFolders(lost: readonly string[], context: Context): MovedFolder[] {
  if (lost.length < FEWEST) return [];
  const { byLastPart, folders } = known(context);
  const moves = lost.flatMap((route) => {
    const [page, ...others] = byLastPart.get(lastPart(route)) ?? [];
    return page !== undefined && others.length === 0 ? [{ route, ...difference(route, page) }] : [];
  });
  return Array.from(byName(moves, ({ from, to }) => `${from} ${to}`).values()).flatMap((alike) => {
    const [{ from, to }] = alike as [(typeof moves)[number]];
    // Where other pages are in that folder, these may be pages that are still to be written.
    const isTaken = from !== "/" && folders.has(from);
    return alike.length < FEWEST || isTaken ? [] : [{ from, to, routes: alike.map(({ route }) => route) }];
  });
}

/** @param places All that name one of these addresses. */
export function sayMovedFolder({ from, to, routes }: MovedFolder, places: readonly Place[]): Finding {
  const [{ document, path, link }] = places as [Place];
  const count = routes.length - 1;
  const more = `${count} other addresses that start with ${quote(from)}`;
  const message = `no page lives at ${quote(routes[0]!)}, nor at ${more}. The addresses of these pages start with ${quote(to)}.`;
  const fix = `write ${quote(to)} in the place of ${quote(from)} at the start of these addresses in ${allPlaces(places)}, or give the ${routes.length} pages addresses that start with ${quote(from)}.`;
  return { document, path, link, point: "value", message, ...whereElse(places, "places name them."), fix };
}

/** The parts in front of what two addresses have in common at their ends. */
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
