import type { Addressed } from "../../model/spelling.ts";

interface Redirect {
  from: string;
  to: string;
}

// Cloudflare Pages reads so many. Vercel takes hardly more and refuses a file with too many.
const LIMIT = 2000;

/** The other addresses of a page that are worth a rule or a file: its aliases, and all of its addresses in lower case. */
export function otherAddresses({ route, aliases = [] }: Addressed): string[] {
  return [...new Set([...aliases, ...[route, ...aliases].map((address) => address.toLowerCase())])].filter(
    (address) => address !== route,
  );
}

/**
 * Redirects for hosts that want every address named, the most needed first: what authors list, then these and routes in
 * lower case, then with the space that a copied link may end with. At most as many as these hosts take: the not-found page
 * leads on from all others.
 */
export function listedRedirects(pages: Iterable<Addressed>): Redirect[] {
  const others = [...pages].map((page) => ({ to: page.route, aliases: page.aliases ?? [], all: otherAddresses(page) }));
  const lead = (to: string, addresses: readonly string[]) => addresses.map((from) => ({ from, to }));
  const rules = [
    ...others.flatMap(({ to, all, aliases }) =>
      lead(
        to,
        all.filter((address) => aliases.includes(address)),
      ),
    ),
    ...others.flatMap(({ to, all, aliases }) =>
      lead(
        to,
        all.filter((address) => !aliases.includes(address)),
      ),
    ),
    ...others.flatMap(({ to, all }) =>
      lead(
        to,
        [to, ...all].map((address) => `${address}%20`),
      ),
    ),
  ];
  return rules.slice(0, LIMIT);
}
