import type { Addressed } from "../../model/spelling.ts";

interface Redirect {
  from: string;
  to: string;
}

// The most rules that Cloudflare Pages reads. Vercel takes hardly more and rejects a longer file.
const LIMIT = 2000;

/** The other addresses of a page that get a rule or a file: its aliases, and all its addresses in lower case. */
export function otherAddresses({ route, aliases = [] }: Addressed): string[] {
  return [...new Set([...aliases, ...[route, ...aliases].map((address) => address.toLowerCase())])].filter(
    (address) => address !== route,
  );
}

/**
 * Redirects for hosts that need a rule for every address, the most important first: aliases, then aliases and routes in
 * lower case, then those with a trailing space, as copied links may have. Limited to what these hosts take: the 404 page
 * redirects from all others.
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
