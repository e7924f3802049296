/** The page that was meant by an address at which none lives. */
import { hasSureRoute, homesOf } from "../gathered/pageLinks.ts";
import { byName } from "../byName.ts";
import { perContext } from "../perContext.ts";
import { pageFor } from "../addresses/repairUrl.ts";
import type { Context } from "../rule.ts";
import { sortedLetters } from "../wording/distance.ts";
import { fold, nearest } from "../wording/suggest.ts";

/** The addresses of the pages that an address may be meant for, or none when nobody can tell. */
export function pagesMeant(route: string, context: Context): readonly string[] {
  const all = known(context);
  const found = all.get(route) ?? findMeant(route, context);
  all.set(route, found);
  return found;
}

/** Pages of other programs end so, and files of this one. */
const ENDING = /\.(?:html?|php|json)$/i;

// What is meant by an address is asked several times, and in a big site each answer takes long.
const known = perContext(() => new Map<string, readonly string[]>());

/** In a folder that other programs have for their pages: "/blog/a-guide", "/2024/03/a-guide". */
const IN_FOLDER = /^\/(?:[^/]+|(?:[^/]+\/)?\d{4}(?:\/\d{2}){0,2})(\/[^/]+)$/;

function findMeant(route: string, context: Context): readonly string[] {
  const near = nearest(route, soundRoutes(context));
  const { pages, hasUnknown } = homesOf(context);
  const plain = route.replace(ENDING, "");
  if (near.length === 0 && plain !== route && pages.has(plain)) return [plain];
  // Where addresses are not sure, neither is that of the page in a file.
  if (near.length > 0 || hasUnknown) return near;
  const [mixed, ...others] = byLetters(context).get(lettersOf(plain)) ?? [];
  if (mixed !== undefined && others.length === 0) return [mixed];
  const named = pageFor(plain, context);
  if (named !== undefined) return [named];
  const { behind } = homesOf(context);
  const [, last] = IN_FOLDER.exec(plain) ?? [];
  const inFolder = last === undefined ? undefined : behind(last);
  return inFolder === undefined ? inFilesLike(plain, context) : [inFolder];
}

/** With all letters in another order: "/whoarewe" for "/whoweare". */
const byLetters = perContext((context) => byName(soundRoutes(context), lettersOf));

const FEWEST_MIXED = 8;

/** Of few letters, and of numbers, other words are made as well: an address of those has the same only with itself. */
function lettersOf(route: string): string {
  const folded = fold(route);
  return folded.length < FEWEST_MIXED || /\d/.test(folded) ? folded : sortedLetters(folded);
}

/** The addresses of the pages whose files are nearly called so. */
function inFilesLike(route: string, context: Context): readonly string[] {
  const { routes, names } = namedPages(context);
  return nearest(route.slice(1), names).map((name) => routes.get(name)!);
}

/** The addresses of pages by the names of their files; the names are always the same list. */
const namedPages = perContext(({ documents }) => {
  const pages = documents.filter(({ role, route }) => role === "page" && route !== undefined);
  const routes = new Map(pages.map(({ name, route }) => [name, route!]));
  return { routes, names: [...routes.keys()] };
});

const soundRoutes = perContext((context): readonly string[] =>
  [...homesOf(context).pages].flatMap(([route, page]) => (hasSureRoute(page, context) ? [route] : [])),
);

/** The address of the only page that begins with what was written: "/mobileappdevelopment" for "/mobile-apps". */
export function pageBeginning(route: string, context: Context): string | undefined {
  const written = fold(route);
  return [written, written.replace(/s$/, "")].map((start) => onlyBeginning(start, context)).find(Boolean);
}

function onlyBeginning(start: string, context: Context): string | undefined {
  const all = sortedRoutes(context);
  if (start.length <= FEWEST || homesOf(context).hasUnknown) return undefined;
  const at = startAmong(all, start);
  const [first, next] = all.slice(at, at + 2);
  return first?.folded.startsWith(start) && !next?.folded.startsWith(start) ? first.route : undefined;
}

/** Shorter words begin others by chance. */
const FEWEST = 4;

/** The place of the first address that does not come before this one. */
function startAmong(all: readonly { folded: string }[], start: string): number {
  let [low, high] = [0, all.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (all[middle]!.folded < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** In order, so that nobody goes through all pages of a big site for each address that is lost. */
const sortedRoutes = perContext((context) =>
  soundRoutes(context)
    .map((route) => ({ route, folded: fold(route) }))
    .toSorted((a, b) => (a.folded < b.folded ? -1 : 1)),
);

/** The fix for the only place that names an address, where only one page is named by nothing. */
export function meansIdle(address: string): string {
  return `did you mean "${address}"? No link leads to that page so far.`;
}
