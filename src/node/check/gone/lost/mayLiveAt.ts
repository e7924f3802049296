/** Links that cannot be judged, because a page without a certain address may be the one that is meant. */
import { oncePer } from "../../../../model/once.ts";
import type { Document } from "../../document/document.ts";
import { hasSureRoute, homesOf } from "../../gathered/links/pageLinks.ts";
import { pagesWithLostAliases } from "./lostValues.ts";
import { lastPart } from "../../pathParts.ts";
import { perThing } from "../../perContext.ts";
import type { Context } from "../../rule.ts";
import { routeMeant } from "../../shape/values/meant/routeMeant.ts";
import { fold, isSlipOf, nearest } from "../../wording/suggest.ts";
import { isLikePage } from "./likePage.ts";

/**
 * The pages without a certain address that may live at this one, by the names of their files, their titles or what is
 * written as their address. Any may be the home page, as its file and title have no name in common with "/". The pages
 * whose old addresses are lost as well.
 */
export function mayLiveAt(route: string, context: Context): readonly Document[] {
  const old = pagesWithLostAliases(context);
  const now = mayLiveNowAt(route, context);
  return old.length > 0 ? [...new Set([...now, ...old])] : now;
}

function mayLiveNowAt(route: string, context: Context): readonly Document[] {
  const { unknown } = homesOf(context);
  return unknown.length === 0 || unknown.length > MANY || route === "/" ? unknown : pagesMaybeAt(route, context);
}

/** From this number of pages on, something else is wrong than the addresses of single pages. */
const MANY = 50;

const pagesMaybeAt = perThing((route: string, context): readonly Document[] =>
  homesOf(context).unknown.filter((page) => isMaybeAt(route, page, context)),
);

/**
 * Whether an address is rather that of a page without a certain one than one of similar routes: its name is at least as
 * near, or its title has a word of the address, while the routes differ in more than a slip.
 */
export function isRatherLost(route: string, similar: readonly string[], context: Context): boolean {
  if (similar.length === 0) return false;
  const { isContested } = homesOf(context);
  const isSlip = similar.some((each) => isSlipOf(route, each));
  return mayLiveNowAt(route, context).some((page) => {
    const { route: now } = page;
    const isSure = now !== undefined && hasSureRoute(page, context);
    if (isSure && !isContested(now)) return false;
    const own = namesOf(page).map((name) => name.replace(/^(?!\/)/, "/"));
    if (own.some((name) => fold(lastPart(name)) === fold(lastPart(route)))) return true;
    const near = nearest(
      route,
      own.filter((name) => !similar.includes(name)),
    );
    const isNear = near.some((name) => nearest(route, [...similar, name]).includes(name));
    return isNear || (!isSure && !isSlip && isLike(route, page, context));
  });
}

function isLike(route: string, page: Document, context: Context): boolean {
  return isLikePage({ route, links: [] }, page, context);
}

function isMaybeAt(route: string, page: Document, context: Context): boolean {
  return namesOf(page).some((name) => isCalled(route, name) || isInitials(route, name)) || isLike(route, page, context);
}

/** Cached, because the text of a page may be long. */
const namesOf = oncePer(({ name, text }: Document): string[] => {
  const written = Array.from(text.matchAll(WRITTEN), ([, address]) => routeMeant(address!));
  return [name, routeMeant(name), ...written].filter((each) => each !== undefined);
});

/** What stands as an address in a text, even one that is not JSON or has several. */
const WRITTEN = /\broute"?\s*[:=]\s*"?([^"\s,]+)/g;

/** Whether an address differs from a name by a slip, or one of them has the other one in it. */
export function isCalled(route: string, name: string): boolean {
  const [short = "", long = ""] = [fold(lastPart(route)), fold(lastPart(name))].toSorted((a, b) => a.length - b.length);
  return short === long || (short.length >= FEWEST && long.includes(short)) || isNamedAs(route, name);
}

/** Whether one of them has the first letters of the words of the other: "seo" and "search-engine-optimization". */
function isInitials(...paths: [string, string]): boolean {
  const [one, two] = paths.map((path) => lastPart(path).toLowerCase().split(/[-_ ]/)) as [string[], string[]];
  const initials = (words: string[]) => (words.length > 1 ? words.map(([letter = ""]) => letter).join("") : undefined);
  return initials(one) === two.join("") || initials(two) === one.join("");
}

/** Fewer letters are in many names by chance. */
const FEWEST = 3;

/** Whether an address is that name, or differs from it by a slip. */
export function isNamedAs(route: string, name: string): boolean {
  const last = lastPart(route);
  return last === lastPart(name) || nearest(last, [lastPart(name)]).length > 0;
}
