/** What browsers of the dev server are told of: that a file was saved, and what is wrong with the site then. */
import { relative } from "node:path";
import type { ViteDevServer } from "vite";
import type { DevSite } from "./devSite.ts";
import { urgent } from "./devTrouble.ts";
import { type Places, SITE_FOLDERS, watchedFolders } from "./places.ts";
import { watchFolders } from "./watchFolders.ts";

/** Gives how many saves browsers were told of. */
export function tellSaves(server: ViteDevServer, dev: DevSite, { engine, site }: Places): () => number {
  let saves = 0;

  const { hot } = server.environments.client;
  // A document says how new it is as soon as it listens: what was saved between would be missed.
  hot.on("blockwright:opened", ({ seen }: { seen: string }, client) => {
    if (seen !== String(saves)) client.send("blockwright:saved", { report: reportNow() });
  });

  const stop = watchFolders(watchedFolders(site), (path) => server.watcher.emit("all", "change", path));
  server.httpServer?.once("close", stop);
  server.watcher.on("all", (_event, file) => {
    const [inEngine, inSite] = [engine, site].map((place) => relative(place, file).replaceAll("\\", "/"));
    if (inEngine!.startsWith("src/")) return dev.forgetComponents();
    const isOfSite = SITE_FOLDERS.some((folder) => inSite!.startsWith(`${folder}/`));
    if (!isOfSite && !inEngine!.startsWith("schema/")) return;
    const report = reportNow(inSite);
    saves++;
    hot.send("blockwright:saved", { report });
  });
  return () => saves;

  /** @param saved The file that was, from the folder of the site. */
  function reportNow(saved?: string): string {
    try {
      if (saved !== undefined) dev.takeUp(saved);
      return urgent(dev.content(), saved);
    } catch (error) {
      // Perhaps a schema that is read while an editor writes it. The next change asks again.
      const { message } = error as Error;
      server.config.logger.error(message);
      return message;
    }
  }
}
