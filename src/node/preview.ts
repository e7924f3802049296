import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { PreviewServer } from "vite";
import { canonicalAddress } from "../model/spelling.ts";
import { PlainError } from "./command/failure.ts";
import { spellingsIn } from "./site/fallbacks.ts";
import { everywhere } from "./hosting/headers.ts";
import { fileServer } from "./hosting/serveFiles.ts";
import type { Places } from "./site/places.ts";
import { redirect } from "./redirect.ts";
import { isMissing } from "./command/systemErrors.ts";

/** Serves `dist` like a good static host: clean URLs, redirects, compression, and a 404 page. */
export function servePreview(server: PreviewServer, { dist: folder }: Places): void {
  if (!existsSync(join(folder, "404.html")))
    throw new PlainError('There is nothing to serve yet. Run "npm run build" first.');
  const current = whenReplaced(folder, () => openBuild(folder));

  server.middlewares.use((request, response) => {
    // Keep-alive is the default of HTTP/1.1, and the header would take bytes of the first round trip.
    response.removeHeader("Connection");
    for (const [name, value] of Object.entries(everywhere)) response.setHeader(name, value);
    if (request.method !== "GET" && request.method !== "HEAD")
      return void response.writeHead(405, { Allow: "GET, HEAD" }).end();
    const { serveFile, known } = current();
    const target = canonicalAddress(request.url ?? "/", known);
    if (target !== undefined) return redirect(response, target);
    serveFile(request, response);
  });
}

/** Loads a build. Its files never change, because the next build is another folder under the same name. */
function openBuild(folder: string) {
  const read = (path: string) => readFileSync(join(folder, path), "utf8");
  return { serveFile: fileServer(folder), known: spellingsIn(read("404.html"), read) };
}

/** Calls `make` again whenever the folder was replaced. While there is no folder, it keeps the last result. */
function whenReplaced<T>(folder: string, make: () => T): () => T {
  const identity = () => {
    const stats = statSync(folder, { throwIfNoEntry: false });
    // Builds alternate between two folders, so the inode repeats. Renaming changes ctime.
    return stats && `${stats.ino} ${stats.birthtimeMs} ${stats.ctimeMs}`;
  };
  let seen = identity();
  let made = make();
  return () => {
    const now = identity();
    if (now === undefined || now === seen) return made;
    try {
      made = make();
      seen = now;
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
    return made;
  };
}
