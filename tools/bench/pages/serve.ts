/** One small server for all pages that are compared: the same headers, compression and latency for each. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { everywhere } from "../../../src/node/hosting/headers.ts";

const TYPES: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

export interface Served {
  origin: string;
  /** Milliseconds that each answer waits. */
  latency: number;
  close(): void;
}

/** @param folders What is not in the first is looked for in the next one. */
export async function serve(folders: readonly string[]): Promise<Served> {
  const known = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const [path = "/"] = request.url!.split("?");
    const names = path === "/" ? ["index.html"] : [path, `${path}.html`];
    const places = folders.flatMap((folder) => names.map((name) => join(folder, name)));
    const file = places.find((place) => existsSync(place) && statSync(place).isFile());
    setTimeout(() => {
      if (file === undefined) return void response.writeHead(404).end();
      const type = TYPES[extname(file)] ?? "application/octet-stream";
      const isText = !/image\/(?:avif|webp)|font/.test(type);
      const body = known.get(file) ?? (isText ? brotliCompressSync(readFileSync(file)) : readFileSync(file));
      known.set(file, body);
      // What `npm start` says takes its part of the first round trip.
      response.removeHeader("connection");
      for (const [name, value] of Object.entries(everywhere)) response.setHeader(name, value);
      response.setHeader("content-type", type);
      // As the hosts send it: hashed files stay, pages are asked for anew.
      response.setHeader("cache-control", type === "text/html" ? "no-cache" : "public, max-age=31536000, immutable");
      if (isText) response.setHeader("content-encoding", "br");
      response.end(body);
    }, served.latency);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  const served: Served = {
    origin: `http://localhost:${port}`,
    latency: 0,
    close: () => (server.closeAllConnections(), server.close()),
  };
  return served;
}
