import { escapeHtml } from "./document.ts";
import type { PageDocument } from "../renderer/documents.ts";

/** sitemap.xml for the routes of a site at `url` (no slash at the end). */
export function sitemap(url: string, routes: readonly string[]): string {
  const entries = routes.map((route) => `<url><loc>${escapeHtml(url + route)}</loc></url>\n`).join("");
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</urlset>\n`;
}

/** robots.txt: everything may be read. Page data is for scripts, not for search results. */
export function robots(url: string): string {
  return `User-agent: *\nDisallow: /data/\n\nSitemap: ${url}/sitemap.xml\n`;
}

/** `alias route 301` per line, the format that static hosts (Netlify, Cloudflare Pages) read. */
export function redirectsFile(pages: Iterable<PageDocument>): string {
  return [...pages].flatMap(({ route, aliases = [] }) => aliases.map((alias) => `${alias} ${route} 301\n`)).join("");
}
