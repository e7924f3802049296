import { escapeHtml } from "../document.ts";
import { DATA } from "../../model/routes.ts";
import { themeColour } from "../../model/theme.ts";
import type { SiteDocument } from "../../renderer/documents.ts";

/** sitemap.xml for the routes of a site at `url`, which has no trailing slash. */
export function sitemap(url: string, routes: readonly string[]): string {
  const entries = routes.map((route) => `<url><loc>${escapeHtml(url + route)}</loc></url>\n`).join("");
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</urlset>\n`;
}

/** robots.txt allows everything but page data, which is for scripts only. */
export function robots(url: string): string {
  return `User-agent: *\nDisallow: /${DATA}/\n\nSitemap: ${url}/sitemap.xml\n`;
}

/** manifest.webmanifest: name, icons and colours for the home screen. The site opens as a browser tab. */
export function manifest({ brand, language = "en" }: SiteDocument): string {
  const icon = (src: string, type: string, sizes: string) => ({ src, type, sizes });
  return JSON.stringify({
    name: brand.name,
    description: brand.description,
    lang: language,
    start_url: "/",
    display: "browser",
    theme_color: themeColour,
    background_color: "#ffffff",
    icons: [
      icon("/favicon.svg", "image/svg+xml", "any"),
      icon("/apple-touch-icon.png", "image/png", "180x180"),
      icon("/icon-512.png", "image/png", "512x512"),
    ],
  });
}
