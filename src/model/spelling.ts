/** Maps each normalised spelling of an address to the route of its page. Keys start with a slash. */
export type Spellings = Readonly<Record<string, string>>;

/** What a page says about its addresses. */
export interface Addressed {
  route: string;
  aliases?: readonly string[];
}

/** All addresses that pages answer to, normalised. Where an alias is also a page, the page wins. */
export function knownSpellings(pages: Iterable<Addressed>): Spellings {
  const all = [...pages];
  const aliases = all.flatMap(({ route, aliases: old = [] }) => old.map((alias) => [alias, route] as const));
  const routes = all.map(({ route }) => [route, route] as const);
  return Object.fromEntries([...aliases, ...routes].map(([address, route]) => [plainSpelling(address), route]));
}

/** A quick test for addresses that are normalised already, as most are. */
const PLAIN = /^(?:\/(?!index$)[\da-z-]+)+$/;

/**
 * A normalised path: lower case, its parts without spaces around them, no empty parts, no `.html` and no
 * `index` at its end. Undefined when it cannot be decoded.
 */
export function plainSpelling(path: string): string | undefined {
  if (PLAIN.test(path)) return path;
  const decoded = percentDecoded(path);
  if (decoded === undefined) return undefined;
  const parts = decoded.toLowerCase().split("/");
  const names = parts.map((part) => part.trim()).filter(Boolean);
  const last = names.pop()?.replace(/^(.+)\.html$/, "$1");
  return `/${[...names, ...(last && last !== "index" ? [last] : [])].join("/")}`;
}

/** Whether an address is not that of the home page, and leads to it all the same. */
export function standsForHome(route: string): boolean {
  return route !== "/" && plainSpelling(route) === "/";
}

/** A key that is equal for addresses that lead to the same page, also for those that cannot be decoded. */
export function addressKey(address: string): string {
  return plainSpelling(address) ?? address.toLowerCase();
}

/** The route of the page that an address leads to, in any spelling. */
export function routeAt(address: string, known: Spellings): string | undefined {
  return known[plainSpelling(pathnameOf(address)) ?? ""];
}

/**
 * Where another spelling of a page's address leads, with its query and hash. Undefined for the route itself and for
 * addresses that no page answers to. Whatever was asked for, the path of the result is one of our routes.
 */
export function canonicalAddress(address: string, known: Spellings): string | undefined {
  const path = pathnameOf(address);
  const route = known[plainSpelling(path) ?? ""];
  return route === undefined || route === path ? undefined : route + address.slice(path.length);
}

/** An address without its query and hash. */
export function pathnameOf(address = "/"): string {
  return address.split(/[?#]/, 1)[0]!;
}

/** The decoded address; undefined where it is encoded wrongly. */
export function percentDecoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
