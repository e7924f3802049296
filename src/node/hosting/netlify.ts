import { keptFolders } from "../../model/routes.ts";
import type { Addressed } from "../../model/spelling.ts";
import { caching, everywhere } from "./headers.ts";
import { listedRedirects } from "./redirects.ts";

/** The most bytes that Cloudflare Pages reads. A rule that is truncated there could redirect to a part of an address. */
const MOST_BYTES = 100_000;

/**
 * `_headers` for Netlify and Cloudflare Pages. No header is in two rules, because these hosts would join the values. So
 * files that are revalidated have no rule: that is the default of these hosts.
 */
export function headersFile(): string {
  const kept = keptFolders.map((folder) => rule(`/${folder}/*`, { "Cache-Control": caching.kept }));
  return [rule("/*", everywhere), ...kept].join("\n");
}

function rule(path: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join("")}`;
}

/**
 * `_redirects` for Netlify and Cloudflare Pages: `address route 301` per line. There are no rules for trailing slashes and
 * `.html`: these hosts remove them by themselves, and some ignore a slash in a rule, which would be a redirect loop.
 */
export function redirectsFile(pages: Iterable<Addressed>): string {
  let text = "";
  for (const { from, to } of listedRedirects(pages)) {
    const line = `${from} ${to} 301\n`;
    // Addresses are ASCII, so characters are bytes.
    if (text.length + line.length > MOST_BYTES) break;
    text += line;
  }
  return text;
}
