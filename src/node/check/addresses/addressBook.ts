/** Finds pages by what people call them: by an address as other programs write it, or by a file name. */
import { once } from "../../../model/once.ts";
import { routeWritten } from "../document/routeWritten.ts";
import type { SiteFiles } from "../site.ts";
import { comparable } from "../gathered/pages/pageWords.ts";
import { nearest } from "../wording/suggest.ts";
import { PAGE_ENDING } from "./downloads.ts";
import { LOCAL } from "./usableUrl.ts";

/** Looks up pages. */
export interface AddressBook {
  /** Whether a page has exactly this route. */
  has(route: string): boolean;
  /** The route of the page in a file. */
  routeOf(file: string): string | undefined;
}

/** Names of the home page in other programs. */
const HOME = /^\/(?:home|home-?page|index)(?:\.\w+)?$/i;

/**
 * The address of the page that is meant by `contact`, `./contact.html`, `contact.json` or `/home`; undefined if there
 * is none.
 */
export function addressFor(text: string, { has, routeOf }: AddressBook): string | undefined {
  const plain = `/${text
    .replace(LOCAL, "")
    .replaceAll("\\", "/")
    .replace(/^(?:\.{0,2}\/)*(?:pages\/)?/, "")}`;
  const [path = "", rest = ""] = plain.split(/(?=[?#])(.*)/s);
  if (path === "/" && text !== "/" && !LOCAL.test(text)) return undefined;
  const named = path.replace(PAGE_ENDING, "");
  const address = [path, named].find(has);
  const home = HOME.test(path) && has("/") ? "/" : undefined;
  const route = address ?? routeOf(`pages${named}.json`) ?? home;
  return route === undefined ? undefined : route + rest;
}

/**
 * Finds the page that a text names. Reads the routes from the raw texts of the files, on demand. Undefined if there is
 * none, or more than one.
 */
export function addressFinder(files: SiteFiles): (text: string) => string | undefined {
  const read = once(() => routesIn(files));
  const titles = once(() => byTitle(files, read().byFile));
  const book: AddressBook = { has: (route) => read().has(route), routeOf: (file) => read().byFile.get(file) };
  return (text) => {
    const named = addressFor(text, book);
    if (named !== undefined) return named;
    const near = nearest(text, read().routes);
    if (near.length === 1) return near[0];
    const [titled, ...others] = /\s/.test(text.trim()) ? (titles().get(titleKey(text)) ?? []) : [];
    return others.length === 0 ? titled : undefined;
  };
}

/** A title for comparisons: what is typed again rarely has the same punctuation. */
function titleKey(title: string): string {
  return comparable(title.replace(/[\p{P}\s]+/gu, " "));
}

/** The routes of the pages with each title, which stands before all other titles in its file. */
function byTitle(files: SiteFiles, byFile: ReadonlyMap<string, string>): Map<string, string[]> {
  const routes = new Map<string, string[]>();
  for (const [file, route] of byFile) {
    const title = /"title"\s*:\s*"([^"\\]*)"/.exec(String(files[file]))?.[1];
    const key = title && titleKey(title);
    if (key) routes.set(key, [...(routes.get(key) ?? []), route]);
  }
  return routes;
}

/** The content of an array of aliases, in a raw text. */
export const ALIASES = /"aliases"\s*:\s*\[([^\]]*)\]/g;

/** The routes in the raw texts of the files. */
export function routesIn(files: SiteFiles) {
  const byFile = new Map(Object.keys(files).flatMap((file) => routeIn(files, file)));
  const all = new Set(byFile.values());
  return { byFile, routes: [...byFile.values()], has: (route: string) => all.has(route) };
}

function routeIn(files: SiteFiles, file: string): [string, string][] {
  const text = files[file];
  const route = typeof text === "string" ? routeWritten(text) : undefined;
  return route === undefined ? [] : [[file, route]];
}
