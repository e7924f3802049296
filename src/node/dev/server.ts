import type { Connect, ViteDevServer } from "vite";
import { pathnameOf } from "../../model/spelling.ts";
import { devAnswers } from "./answers.ts";
import { tellSaves } from "./saves.ts";
import { type DevSite, openDevSite } from "./site.ts";
import { isInWords } from "./trouble.ts";
import { contentTypeOf } from "../hosting/contentTypes.ts";
import { sendFile } from "../hosting/serveFiles.ts";
import type { Places } from "../site/places.ts";

/** Renders pages on request, and notifies browsers of saved files. */
export function serveDev(server: ViteDevServer, places: Places): () => void {
  const dev = openDevSite(places);
  const saves = tellSaves(server, dev, places);
  // Before Vite's own middlewares, which serve the files of the program's folder.
  server.middlewares.use(sendPublic(dev));
  const answer = devAnswers(server, { dev, engine: places.engine, saves });

  // Runs after Vite's own middlewares, which serve modules.
  return () => {
    server.middlewares.use((request, response, next) => {
      answer(request.url ?? "/", response).catch((error: Error) => {
        server.ssrFixStacktrace(error);
        next(error);
      });
    });
  };
}

/** Sends files in `public` as they are now. */
function sendPublic(dev: DevSite): Connect.NextHandleFunction {
  return (request, response, next) => {
    if (request.method !== "GET" && request.method !== "HEAD") return next();
    try {
      const path = dev.publicFile(pathnameOf(request.url));
      const headers = path && { "Content-Type": contentTypeOf(path), "Cache-Control": "no-store" };
      if (headers && sendFile(request, response, { path, headers })) return;
    } catch (error) {
      // The pages cannot be read: what answers for pages says so.
      if (!isInWords(error)) return next(error);
    }
    next();
  };
}
