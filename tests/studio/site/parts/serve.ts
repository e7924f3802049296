/** `tsx tests/studio/site/parts/serve.ts <port>`: bundles parts of the studio and serves them over this site, under the policy of the studio. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { placesOf } from "../../../../src/node/places.ts";
import { studioParts } from "../../../../src/node/studio/parts.ts";
import { studioPictures } from "../../../../src/node/studio/resources.ts";
import type { SiteSnapshot } from "../../../../src/studio/store/store.ts";

const ROOT = resolve(".");
const OUT = join(ROOT, ".cache/studio-parts");
const PAGES: Record<string, string> = {
  "/": "tests/studio/site/parts/parts.html",
  "/preview.html": "src/studio/preview.html",
};
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";
const TYPES: Record<string, string> = {
  ".html": "text/html;charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
  ".webp": "image/webp",
};

await build({
  root: ROOT,
  configFile: false,
  logLevel: "warn",
  publicDir: false,
  plugins: [react(), ...studioParts(ROOT)],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: Object.values(PAGES).map((page) => join(ROOT, page)) },
  },
});

const pictures = await studioPictures(placesOf(ROOT));

function snapshot(): SiteSnapshot {
  const files = readdirSync("pages", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".json"));
  return {
    id: "parts",
    files: files.map((file) => ({ file: `pages/${file}`, text: readFileSync(`pages/${file}`, "utf8"), etag: file })),
    unreadable: [],
    images: pictures.resources.files.map((name) => {
      const { width = 0, height = 0, base = "", widths = [] } = pictures.resources.images[name]?.shown ?? {};
      const thumbnail = widths.length > 0 ? `${base}-${widths[0]}.webp` : base;
      return { name, width, height, bytes: statSync(join("images", name)).size, thumbnail };
    }),
    resources: pictures.resources,
  } as SiteSnapshot;
}

createServer(async (request, response) => {
  const path = new URL(request.url ?? "/", "http://localhost").pathname;
  const send = (status: number, type: string, body: string | Buffer) =>
    response.writeHead(status, { "Content-Type": type, "Content-Security-Policy": POLICY }).end(body);
  if (path === "/snapshot.json") return send(200, "application/json", JSON.stringify(snapshot()));
  const picture = path.startsWith("/images/") ? await pictures.file(path) : undefined;
  if (picture) return send(200, picture.type, picture.body);
  try {
    const file = PAGES[path] ?? path;
    send(200, TYPES[extname(file)] ?? "application/octet-stream", readFileSync(join(OUT, file)));
  } catch {
    send(404, "text/plain", `There is nothing at ${path}.`);
  }
}).listen(Number(process.argv[2]), "127.0.0.1");
