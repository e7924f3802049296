/** One small server for all pages that are compared: the same headers, compression and latency for each. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { compressible, contentTypes, UNKNOWN_TYPE } from "../../../src/node/hosting/contentTypes.ts";
import { cachingOf, everywhere } from "../../../src/node/hosting/headers.ts";

export interface Served {
  origin: string;
  /** Milliseconds that each answer waits. */
  latency: number;
  close(): void;
}

/** @param folders Searched in this order. */
export async function serve(folders: readonly string[]): Promise<Served> {
  const known = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const [path = "/"] = request.url!.split("?");
    const names = path === "/" ? ["index.html"] : [path, `${path}.html`];
    const places = folders.flatMap((folder) => names.map((name) => join(folder, name)));
    const file = places.find((place) => existsSync(place) && statSync(place).isFile());
    setTimeout(() => {
      if (file === undefined) return void response.writeHead(404).end();
      const ending = extname(file).slice(1);
      const isText = compressible.includes(ending);
      const body = known.get(file) ?? (isText ? brotliCompressSync(readFileSync(file)) : readFileSync(file));
      known.set(file, body);
      // The headers of `npm start`, as they take up a part of the first round trip.
      response.removeHeader("connection");
      for (const [name, value] of Object.entries(everywhere)) response.setHeader(name, value);
      response.setHeader("content-type", contentTypes[ending] ?? UNKNOWN_TYPE);
      response.setHeader("cache-control", cachingOf(path));
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
