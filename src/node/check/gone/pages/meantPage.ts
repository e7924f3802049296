/** Finds the page that an address without a page means. */
import { hasSureRoute, homesOf } from "../../gathered/links/pageLinks.ts";
import { aliasesOf } from "../../facts/facts.ts";
import { byName } from "../../byName.ts";
import { isRatherLost, mayLiveAt } from "../lost/mayLiveAt.ts";
import { lastPart } from "../../pathParts.ts";
import { perContext, perThing } from "../../perContext.ts";
import { PAGE_ENDING } from "../../addresses/downloads.ts";
import { pageFor, pageSpelt } from "../../addresses/repairUrl.ts";
import type { Context } from "../../rule.ts";
import { sortedLetters } from "../../wording/distance.ts";
import { fold, nearest } from "../../wording/suggest.ts";

/**
 * The routes that an address may mean; empty if there is no likely one. Cached, because several rules ask for the same
 * address, and a search in a big site is slow.
 */
export const pagesMeant = perThing(findMeant);

/** Whether an address without a page may be that of a page without a certain one, so that nothing can be said of it yet. */
export function waitsForPage(route: string, context: Context): boolean {
  const isServed = homesOf(context).behind(route) !== undefined;
  return !isServed && mayLiveAt(route, context).length > 0 && pagesMeant(route, context).length === 0;
}

/** Folders that other programs add: "/blog/a-guide", "/2024/03/a-guide". */
const IN_FOLDER = /^\/(?:[^/]+|(?:[^/]+\/)?\d{4}(?:\/\d{2}){0,2})(\/[^/]+)$/;

function findMeant(route: string, context: Context): readonly string[] {
  const spelt = pageSpelt(route, context);
  if (spelt !== undefined) return [spelt];
  const similar = nearest(route, soundRoutes(context));
  const near = isRatherLost(route, similar, context) ? [] : similar;
  const { pages } = homesOf(context);
  const plain = route.replace(PAGE_ENDING, "");
  if (near.length === 0 && plain !== route && pages.has(plain)) return [plain];
  // If a page without a certain route may live there, a match by file name is uncertain.
  if (near.length > 0 || mayLiveAt(route, context).length > 0) return near;
  const [mixed, ...others] = byLetters(context).get(lettersOf(plain)) ?? [];
  if (mixed !== undefined && others.length === 0) return [mixed];
  const named = pageFor(plain, context);
  if (named !== undefined) return [named];
  const { behind } = homesOf(context);
  const [, last] = IN_FOLDER.exec(plain) ?? [];
  const inFolder = last === undefined ? undefined : behind(last);
  if (inFolder !== undefined) return [inFolder];
  const like = inFilesLike(plain, context);
  if (like.length > 0) return like;
  const inOthers = inOtherFolders(plain, context);
  return inOthers.length > 0 ? inOthers : onceCalled(plain, context);
}

/** The routes of the pages with an old address like this one. */
function onceCalled(route: string, context: Context): readonly string[] {
  const { behind } = homesOf(context);
  const pages = nearest(route, soundAliases(context)).map((alias) => behind(alias));
  return [...new Set(pages)].filter((page) => page !== undefined);
}

/** Always the same array, because `nearest` caches by it. */
const soundAliases = perContext((context): readonly string[] => context.documents.flatMap(aliasesOf));

/**
 * The routes with this last part, for an address without their folder: "/winding" for "/journal/winding"; or the only
 * such route, for one in another folder: "/tours/winding".
 */
function inOtherFolders(route: string, context: Context): readonly string[] {
  const last = lastPart(route.replace(/\/+$/, ""));
  const isAlone = last === route.slice(1);
  if (last === "" || (!isAlone && last.length < FEWEST)) return [];
  const found = byLastPart(context).get(fold(last)) ?? [];
  return found.length <= (isAlone ? MOST_FOLDERS : 1) ? found : [];
}

const byLastPart = perContext((context) => byName(soundRoutes(context), (route) => fold(lastPart(route))));

/** More pages of one name are not told one by one. */
const MOST_FOLDERS = 3;

/** Finds anagrams: "/whoarewe" for "/whoweare". */
const byLetters = perContext((context) => byName(soundRoutes(context), lettersOf));

const FEWEST_MIXED = 8;

/**
 * The letters in alphabetical order. Short names and names with digits are often anagrams of other ones, so they stay
 * as they are.
 */
function lettersOf(route: string): string {
  const folded = fold(route);
  return folded.length < FEWEST_MIXED || /\d/.test(folded) ? folded : sortedLetters(folded);
}

/** The routes of the pages with similar file names. */
function inFilesLike(route: string, context: Context): readonly string[] {
  const { routes, names } = namedPages(context);
  return nearest(route.slice(1), names).map((name) => routes.get(name)!);
}

/** Routes by file name. `names` is always the same array, because `nearest` caches by it. */
const namedPages = perContext(({ documents }) => {
  const pages = documents.filter(({ role, route }) => role === "page" && route !== undefined);
  const routes = new Map(pages.map(({ name, route }) => [name, route!]));
  return { routes, names: [...routes.keys()] };
});

const soundRoutes = perContext((context): readonly string[] =>
  [...homesOf(context).pages].flatMap(([route, page]) => (hasSureRoute(page, context) ? [route] : [])),
);

/** The route of the only page that begins with these letters: "/mobileappdevelopment" for "/mobile-apps". */
export function pageBeginning(route: string, context: Context): string | undefined {
  const written = fold(route);
  if (mayLiveAt(route, context).length > 0) return undefined;
  return [written, written.replace(/s$/, "")].map((start) => onlyBeginning(start, context)).find(Boolean);
}

function onlyBeginning(start: string, context: Context): string | undefined {
  const all = sortedRoutes(context);
  if (start.length <= FEWEST) return undefined;
  const at = startAmong(all, start);
  const [first, next] = all.slice(at, at + 2);
  return first?.folded.startsWith(start) && !next?.folded.startsWith(start) ? first.route : undefined;
}

/** The route of the only page of which the words are shortened: "/web-development-services" for "/web-dev-services". */
export function pageShortened(route: string, context: Context): string | undefined {
  const own = route.split("-");
  const start = own[0]!.slice(0, FEWEST);
  if (own.length < 2 || start.length < FEWEST || mayLiveAt(route, context).length > 0) return undefined;
  const all = sortedRoutes(context);
  const at = startAmong(all, fold(start));
  const near = all.slice(at, at + MOST_NEAR).filter((each) => areShortened(own, each.route.split("-")));
  return near.length === 1 ? near[0]!.route : undefined;
}

/** A big site may have many pages that begin alike. */
const MOST_NEAR = 1000;

function areShortened(own: readonly string[], others: readonly string[]): boolean {
  return (
    own.length === others.length && own.every((word, i) => isShortened(word.toLowerCase(), others[i]!.toLowerCase()))
  );
}

function isShortened(word: string, other: string): boolean {
  const [shorter, longer] = word.length < other.length ? [word, other] : [other, word];
  return word === other || (SHORTENED.test(shorter) && longer.startsWith(shorter) && !/\d/.test(longer));
}

/** Fewer letters are a word of their own. */
const SHORTENED = /^\/?\p{L}{3}/u;

/** Shorter words begin others by chance. */
const FEWEST = 4;

/** The index of the first address that is not before `start` (binary search). */
function startAmong(all: readonly { folded: string }[], start: string): number {
  let [low, high] = [0, all.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (all[middle]!.folded < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Sorted for a binary search, because a big site has many pages. */
const sortedRoutes = perContext((context) =>
  soundRoutes(context)
    .map((route) => ({ route, folded: fold(route) }))
    .toSorted((a, b) => (a.folded < b.folded ? -1 : 1)),
);

/** The fix for the only place that names an address, if there is only one page without a link. */
export function meansIdle(address: string): string {
  return `did you mean "${address}"? No link leads to that page so far.`;
}
