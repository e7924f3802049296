/** Notifies browsers of the dev server when a file was saved, with the problems of the site. */
import type { ViteDevServer } from "vite";
import type { DevSite } from "./site.ts";
import { urgent } from "./trouble.ts";
import { type Places, SITE_FOLDERS, watchedFolders } from "../site/places.ts";
import { pathFrom } from "../pathFrom.ts";
import { watchFolders } from "./watchFolders.ts";

/** @returns A function that gives the number of saves so far. */
export function tellSaves(server: ViteDevServer, dev: DevSite, { engine, site }: Places): () => number {
  let saves = 0;

  const { hot } = server.environments.client;
  // A document that connects sends the number it was rendered with. If files were saved since, it missed the event.
  hot.on("blockwright:opened", ({ seen }: { seen: string }, client) => {
    if (seen !== String(saves)) client.send("blockwright:saved", { report: reportNow() });
  });

  const stop = watchFolders(watchedFolders(site), (path) => server.watcher.emit("all", "change", path));
  server.httpServer?.once("close", stop);
  server.watcher.on("all", (_event, file) => {
    const [inEngine, inSite] = [pathFrom(engine, file), pathFrom(site, file)];
    if (inEngine.startsWith("src/")) return dev.forgetComponents();
    const isOfSite = SITE_FOLDERS.some((folder) => inSite.startsWith(`${folder}/`));
    if (!isOfSite && !inEngine.startsWith("schema/")) return;
    const report = reportNow(inSite);
    saves++;
    hot.send("blockwright:saved", { report });
  });
  return () => saves;

  /** @param saved The saved file, relative to the site's folder. */
  function reportNow(saved?: string): string {
    try {
      if (saved !== undefined) dev.takeUp(saved);
      return urgent(dev.content(), saved);
    } catch (error) {
      // For example a schema that was read while an editor was writing it. The next change tries again.
      const { message } = error as Error;
      server.config.logger.error(message);
      return message;
    }
  }
}
