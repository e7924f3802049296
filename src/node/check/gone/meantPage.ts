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
  const named = near.length > 0 || homesOf(context).hasUnknown ? undefined : pageFor(route, context);
  return named === undefined ? near : [named];
}

const soundRoutes = perContext((context): readonly string[] =>
  [...homesOf(context).pages].flatMap(([route, page]) => (context.isWrong(page, ["route"]) ? [] : [route])),
);
