import type { ViteDevServer } from "vite";
import { devAnswers } from "./answers.ts";
import { tellSaves } from "./saves.ts";
import { openDevSite } from "./site.ts";
import type { Places } from "../site/places.ts";

/** Renders pages on request, and notifies browsers of saved files. */
export function serveDev(server: ViteDevServer, places: Places): () => void {
  const dev = openDevSite(places);
  const saves = tellSaves(server, dev, places);
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
