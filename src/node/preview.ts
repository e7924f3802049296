import { existsSync, readFileSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import type { PreviewServer } from "vite";
import { canonicalAddress, pathOf, plainSpelling } from "../model/spelling.ts";
import { spellingsIn } from "./fallbacks.ts";
import { NOT_FOUND } from "./notFound.ts";
import type { Places } from "./places.ts";
import { redirect } from "./redirect.ts";

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
  const current = whenReplaced(folder, () => openBuild(folder));

  server.middlewares.use((request, response) => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    const { files, notFound, known } = current();
    const url = request.url ?? "/";
    const target = canonicalAddress(url, known);
    if (target !== undefined) return redirect(response, target);
    const answerNotFound = () => sendNotFound(request, response, notFound);
    if (plainSpelling(pathOf(url)) === NOT_FOUND) return answerNotFound();
    files(request, response, answerNotFound);
  });
}

/** What is known of a finished build. Its files are never written to: the next build comes in a folder of its own. */
function openBuild(folder: string) {
  const notFound = readFileSync(join(folder, "404.html"));
  const files = sirv(folder, {
    extensions: ["html"],
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => response.setHeader("Cache-Control", cachePolicy(path)),
  });
  return { files, notFound, known: spellingsIn(notFound.toString()) };
}

/** What is made of a folder, anew whenever another folder has taken its place. Until that is there, the last one stands. */
function whenReplaced<T>(folder: string, make: () => T): () => T {
  const identity = () => {
    const stats = statSync(folder, { throwIfNoEntry: false });
    return stats && `${stats.ino} ${stats.birthtimeMs}`;
  };
  let seen = identity();
  let made = make();
  return () => {
    const now = identity();
    if (now !== undefined && now !== seen) {
      made = make();
      seen = now;
    }
    return made;
  };
}

/** Files with a content hash in their name never change; everything else is asked for anew. */
function cachePolicy(path: string): string {
  return /^\/(assets|images)\//.test(path) ? "public, max-age=31536000, immutable" : "no-cache";
}

function sendNotFound(request: IncomingMessage, response: ServerResponse, page: Buffer): void {
  response.writeHead(404, { "Content-Type": "text/html;charset=utf-8", "Cache-Control": "no-cache" });
  response.end(request.method === "HEAD" ? undefined : page);
}
