import type { ViteDevServer } from "vite";
import { devAnswers } from "./devAnswers.ts";
import { tellSaves } from "./devSaves.ts";
import { openDevSite } from "./devSite.ts";
import type { Places } from "./places.ts";

/** Serves pages as they are asked for, and tells browsers when a file was saved. */
export function serveDev(server: ViteDevServer, places: Places): () => void {
  const dev = openDevSite(places);
  const saves = tellSaves(server, dev, places);
  const answer = devAnswers(server, { dev, engine: places.engine, saves });

  // After Vite's own middlewares: they serve modules, this serves what is left.
  return () => {
    server.middlewares.use((request, response, next) => {
      answer(request.url ?? "/", response).catch((error: Error) => {
        server.ssrFixStacktrace(error);
        next(error);
      });
    });
  };
}
