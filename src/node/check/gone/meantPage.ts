/** The page that was meant by an address at which none lives. */
import { homesOf } from "../gathered/pageLinks.ts";
import { perContext } from "../perContext.ts";
import { pageFor } from "./repairUrl.ts";
import type { Context } from "../rule.ts";
import { nearest } from "../suggest.ts";

/** The addresses of the pages that an address may be meant for, or none when nobody can tell. */
export function pagesMeant(route: string, context: Context): readonly string[] {
  const all = known(context);
  const found = all.get(route) ?? findMeant(route, context);
  all.set(route, found);
  return found;
}

// What is meant by an address is asked several times, and in a big site each answer takes long.
const known = perContext(() => new Map<string, readonly string[]>());

function findMeant(route: string, context: Context): readonly string[] {
  const near = nearest(route, soundRoutes(context));
  // Where addresses are not sure, neither is that of the page in a file.
  if (near.length > 0 || homesOf(context).hasUnknown) return near;
  const named = pageFor(route, context);
  return named === undefined ? inFilesLike(route, context) : [named];
}

/** The addresses of the pages whose files are nearly called so. */
function inFilesLike(route: string, context: Context): readonly string[] {
  const named = namedPages(context);
  return nearest(route.slice(1), [...named.keys()]).map((name) => named.get(name)!);
}

const namedPages = perContext(
  ({ documents }) =>
    new Map(
      documents.flatMap(({ role, name, route }) => (role === "page" && route !== undefined ? [[name, route]] : [])),
    ),
);

const soundRoutes = perContext((context): readonly string[] =>
  [...homesOf(context).pages].flatMap(([route, page]) => (context.isWrong(page, ["route"]) ? [] : [route])),
);
