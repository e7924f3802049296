/** The page that was meant by an address at which none lives. */
import { homesOf } from "../gathered/pageLinks.ts";
import { pageFor } from "./repairUrl.ts";
import type { Context } from "../rule.ts";
import { nearest } from "../suggest.ts";

/** The addresses of the pages that an address may be meant for, or none when nobody can tell. */
export function pagesMeant(route: string, context: Context): string[] {
  const { pages, hasUnknown } = homesOf(context);
  const sound = [...pages].filter(([, page]) => !context.isWrong(page, ["route"]));
  const near = nearest(
    route,
    sound.map(([address]) => address),
  );
  // Where addresses are not sure, neither is that of the page in a file.
  const named = near.length > 0 || hasUnknown ? undefined : pageFor(route, context);
  return named === undefined ? near : [named];
}
