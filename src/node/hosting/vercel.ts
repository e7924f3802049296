import { keptFolders } from "../../model/routes.ts";
import type { Addressed } from "../../model/spelling.ts";
import { caching, everywhere } from "./headers.ts";
import { listedRedirects } from "./redirects.ts";

/** `vercel.json`. Two options remove trailing slashes and `.html`. Addresses are patterns there, but ours have no special characters. */
export function vercelFile(pages: Iterable<Addressed>): string {
  const list = (headers: Readonly<Record<string, string>>) =>
    Object.entries(headers).map(([key, value]) => ({ key, value }));
  const config = {
    $schema: "https://openapi.vercel.sh/vercel.json",
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: "/(.*)", headers: list(everywhere) },
      { source: `/(${keptFolders.join("|")})/(.*)`, headers: list({ "Cache-Control": caching.kept }) },
    ],
    redirects: listedRedirects(pages).map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
