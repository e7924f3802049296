import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { filesBelow } from "../../src/node/filesBelow.mjs";

/** What a host may think of an address beside looking for its file. */
export interface Habits {
  /** `/A` is answered with the file of `/a`, as on Windows and macOS. */
  ignoresCapitals?: boolean;
  /** `/a` is answered with `a/index.html`, where there is one, sooner than with `a.html`. */
  prefersFolders?: boolean;
  /** Another spelling of every path, which it redirects to first. */
  redirects?(path: string): string;
  /** Has no files but the not-found page. */
  isEmpty?: boolean;
}

const TYPES: Record<string, string> = {
  ".html": "text/html;charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".css": "text/css",
  ".svg": "image/svg+xml",
};

/** Serves a folder as the plainest of hosts do: the file, or it with `.html`, or the folder's index, or 404.html. */
export async function startPlainHost(folder: string, habits: Habits = {}) {
  const plain = (path: string) => (habits.ignoresCapitals ? path.toLowerCase() : path);
  const files = new Map(filesBelow(folder).map((file) => [plain(`/${file}`), join(folder, file)]));
  const find = (path: string) => {
    const bare = path.replace(/\/$/, "");
    // Whoever adds slashes knows them again.
    const page = [`${habits.redirects ? bare : path}.html`, `${bare}/index.html`];
    const candidates = [path, ...(habits.prefersFolders ? page.toReversed() : page)];
    const found = candidates.find((candidate) => extname(candidate) && files.has(plain(candidate)));
    return found && !(habits.isEmpty && found.endsWith(".html")) ? files.get(plain(found)) : undefined;
  };

  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(`http://localhost${request.url}`);
    asked.push(pathname);
    const other = extname(pathname) ? pathname : (habits.redirects?.(pathname) ?? pathname);
    if (other !== pathname) return void response.writeHead(301, { Location: other + search }).end();
    const file = find(decodeURIComponent(pathname));
    const type = TYPES[extname(file ?? "404.html")] ?? "application/octet-stream";
    response.writeHead(file ? 200 : 404, { "Content-Type": type }).end(readFileSync(file ?? join(folder, "404.html")));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Every path that was asked for, in order. */
    asked,
    stop: () => new Promise((done) => (server.close(done), server.closeAllConnections())),
  };
}
