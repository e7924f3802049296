/** Invalid routes. They are told at the pages, together with the links to them. */
import { perContext } from "../../perContext.ts";
import type { Context } from "../../rule.ts";
import { keyOf } from "../lost/linksWritten.ts";
import { routeMeant } from "../../shape/values/meant/routeMeant.ts";

/** The corrected routes by the keys of the invalid ones. */
const wrongRoutes = perContext(({ documents, isWrong }): ReadonlyMap<string, string | undefined> => {
  const pages = documents.filter((document) => document.role === "page" && isWrong(document, ["route"]));
  return new Map(
    pages.flatMap(({ data }) => {
      const written = data?.["route"];
      return typeof written === "string" ? [[keyOf(written), routeMeant(written)]] : [];
    }),
  );
});

/** Whether a link leads to an invalid route, in any spelling; not if the link has further mistakes. */
export function isToldOfRoute(href: string, context: Context): boolean {
  return /^\/(?!\/)[^\\]*$/.test(href) && href.trim() === href && splitAt(href, context) !== undefined;
}

/** The same link to the corrected route. */
export function leadingToMeant(href: string, context: Context): string | undefined {
  const { route, rest } = splitAt(href, context) ?? {};
  const meant = route === undefined ? undefined : wrongRoutes(context).get(keyOf(route));
  return meant === undefined ? undefined : meant + rest!;
}

function splitAt(href: string, context: Context): { route: string; rest: string } | undefined {
  const end = /[?#]|$/.exec(href)!.index;
  const whole = [href, href.slice(0, end)].find((route) => wrongRoutes(context).has(keyOf(route)));
  return whole === undefined ? undefined : { route: whole, rest: href.slice(whole.length) };
}
