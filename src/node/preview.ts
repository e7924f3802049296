import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import type { PreviewServer } from "vite";
import type { Places } from "./places.ts";

const SECURITY_HEADERS = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
  // What a policy in the page itself cannot say.
  "Content-Security-Policy": "frame-ancestors 'none'",
} as const;

/** Serves `dist` as a good static host would: clean addresses, redirects, compression, a not-found page with status 404. */
export function servePreview(server: PreviewServer, { dist: folder }: Places): void {
  if (!existsSync(folder)) throw new Error('There is nothing to serve yet. Run "npm run build" first.');
  const files = sirv(folder, {
    extensions: ["html"],
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => response.setHeader("Cache-Control", cachePolicy(path)),
  });
  const canonical = canonicalRoutes(folder);

  server.middlewares.use((request, response) => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    const target = redirectFor(request.url ?? "/", canonical);
    if (target !== undefined) return void response.writeHead(301, { Location: target }).end();
    if (/^\/404(?:\.html)?(?:\?|$)/.test(request.url ?? "")) return notFound(request, response, folder);
    files(request, response, () => notFound(request, response, folder));
  });
}

/** Files with a content hash in their name never change; everything else is asked for anew. */
function cachePolicy(path: string): string {
  return /^\/(assets|images)\//.test(path) ? "public, max-age=31536000, immutable" : "no-cache";
}

/** Lower-case spelling -> route, for all pages and aliases in a built folder. */
export function canonicalRoutes(folder: string): Map<string, string> {
  const pages = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".html") && file !== "404.html")
    .map((file) => `/${file.slice(0, -".html".length).replace(/^index$/, "")}`);
  const aliases = readFileSync(join(folder, "_redirects"), "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => line.split(" "));
  return new Map([
    ...aliases.map(([alias, route]) => [alias!.toLowerCase(), route!] as const),
    ...pages.map((page) => [page.toLowerCase(), page] as const),
  ]);
}

/** Where another spelling of a page's address leads: other case, slash or space at the end, `.html`, an alias. */
export function redirectFor(url: string, canonical: ReadonlyMap<string, string>): string | undefined {
  const [path = "/", query] = url.split("?", 2);
  const plain =
    path
      .replace(/\.html$/, "")
      .replace(/(?:\/|%20)+$/, "")
      .replace(/^\/index$/, "") || "/";
  const route = canonical.get(plain.toLowerCase());
  return route === undefined || route === path ? undefined : route + (query ? `?${query}` : "");
}

function notFound(request: IncomingMessage, response: ServerResponse, folder: string): void {
  response.statusCode = 404;
  response.setHeader("Content-Type", "text/html;charset=utf-8");
  response.end(request.method === "HEAD" ? undefined : readFileSync(join(folder, "404.html")));
}
