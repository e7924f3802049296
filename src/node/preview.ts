import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { PreviewServer } from "vite";
import { canonicalAddress } from "../model/spelling.ts";
import { PlainError } from "./failure.ts";
import { spellingsIn } from "./fallbacks.ts";
import { everywhere } from "./hosting/headers.ts";
import { fileServer } from "./hosting/serveFiles.ts";
import type { Places } from "./places.ts";
import { redirect } from "./redirect.ts";
import { isMissing } from "./systemErrors.ts";

/** Serves `dist` as a good static host would: clean addresses, redirects, compression, a not-found page with status 404. */
export function servePreview(server: PreviewServer, { dist: folder }: Places): void {
  if (!existsSync(join(folder, "404.html")))
    throw new PlainError('There is nothing to serve yet. Run "npm run build" first.');
  const current = whenReplaced(folder, () => openBuild(folder));

  server.middlewares.use((request, response) => {
    // What HTTP/1.1 does anyway need not be said: these bytes are of the first round trip, with the page.
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

/** What is known of a finished build. Its files are never written to: the next build comes in another folder. */
function openBuild(folder: string) {
  const read = (path: string) => readFileSync(join(folder, path), "utf8");
  return { serveFile: fileServer(folder), known: spellingsIn(read("404.html"), read) };
}

/** What is made of a folder, anew whenever another folder has taken its place. Until that is there, the last one stands. */
function whenReplaced<T>(folder: string, make: () => T): () => T {
  const identity = () => {
    const stats = statSync(folder, { throwIfNoEntry: false });
    // Two folders take turns, so after two builds it is the same one again. The last of these times is set when it gets its name.
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
