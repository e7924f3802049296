import { keptFolders } from "../../model/routes.ts";
import type { Addressed } from "../../model/spelling.ts";
import { caching, everywhere } from "./headers.ts";
import { listedRedirects } from "./redirects.ts";

/** Cloudflare Pages reads so many bytes. A rule that is cut off there could lead to a part of an address. */
const MOST_BYTES = 100_000;

/**
 * `_headers` for Netlify and Cloudflare Pages. No two rules name the same header, because these hosts would join them;
 * so nothing is said of files that are asked for anew, which is what these hosts do by themselves.
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
 * `_redirects` for Netlify and Cloudflare Pages: `address route 301` per line. It is silent about slashes and `.html`:
 * these hosts drop them by themselves, and some take no notice of a slash in a rule, which would lead it to itself.
 */
export function redirectsFile(pages: Iterable<Addressed>): string {
  let text = "";
  for (const { from, to } of listedRedirects(pages)) {
    const line = `${from} ${to} 301\n`;
    // Addresses have no letter that takes more than a byte.
    if (text.length + line.length > MOST_BYTES) break;
    text += line;
  }
  return text;
}
