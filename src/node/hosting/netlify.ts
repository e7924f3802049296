import { keptFolders } from "../../model/routes.ts";
import type { Addressed } from "../../model/spelling.ts";
import { caching, everywhere } from "./headers.ts";
import { listedRedirects } from "./redirects.ts";

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
  return listedRedirects(pages)
    .map(({ from, to }) => `${from} ${to} 301\n`)
    .join("");
}
