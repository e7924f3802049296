/** The page that was meant by an address at which none lives. */
import { homesOf } from "../gathered/pageLinks.ts";
import { perContext } from "../perContext.ts";
import { pageFor } from "./repairUrl.ts";
import type { Context } from "../rule.ts";
import { nearest } from "../suggest.ts";

/** The addresses of the pages that an address may be meant for, or none when nobody can tell. */
export function pagesMeant(route: string, context: Context): string[] {
  const near = nearest(route, soundRoutes(context));
  // Where addresses are not sure, neither is that of the page in a file.
  const named = near.length > 0 || homesOf(context).hasUnknown ? undefined : pageFor(route, context);
  return named === undefined ? near : [named];
}

const soundRoutes = perContext((context): readonly string[] =>
  [...homesOf(context).pages].flatMap(([route, page]) => (context.isWrong(page, ["route"]) ? [] : [route])),
);
