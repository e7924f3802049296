import type { ServerResponse } from "node:http";
import { normalizePath, type ViteDevServer } from "vite";
import { blockCatalogue } from "../../model/catalogue.ts";
import { blockRoute, GALLERY } from "../../model/galleryRoutes.ts";
import { percentDecoded, pathnameOf } from "../../model/spelling.ts";
import { loadContent } from "../site/content.ts";
import { isInWords } from "./trouble.ts";
import { exampleFiles } from "./examplePages.ts";
import { galleryDocument } from "./galleryDocument.ts";
import { galleryView } from "./galleryViews.ts";
import { createImageStore } from "../images/describe.ts";
import { STAND_IN, withStandIns } from "../images/standIn.ts";
import { kept } from "../kept.ts";
import { pathFrom } from "../pathFrom.ts";
import type { Places } from "../site/places.ts";
import { forgetSprites, prepareResources, sourceOfBehaviour } from "../site/resources.ts";

/**
 * Serves the block gallery at /blocks in dev: every block with every example of its schema. Pages of the site take
 * precedence.
 */
export function serveGallery(server: ViteDevServer, places: Places): () => void {
  const { engine, site: folder } = places;
  const images = withStandIns(createImageStore({ site: folder, cacheDir: places.cache }));
  // After an error, for example in a schema that is being edited, the next request tries again.
  const prepared = kept(prepare);
  /** The number of changes so far, and the path of the last one. */
  let changes = 0;
  let last = "";

  server.watcher.on("all", (_event, file) => {
    const paths = [engine, folder].map((place) => pathFrom(place, file));
    const path = paths.find((each) => /^(src|schema|pages|images)\//.test(each));
    if (!path) return;
    if (!path.startsWith("src/") || path.endsWith("/enhance.ts")) prepared.forget();
    // Vite does this as well, but later: a browser that is notified now would still get the old module.
    for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.onFileChange(normalizePath(file));
    if (path.startsWith("images/")) forgetSprites();
    changes++;
    last = path;
    server.environments.client.hot.send("blockwright:gallery", { path });
  });
  // A document that connects sends the number it was rendered with. If files have changed since, it missed the event.
  server.environments.client.hot.on("blockwright:listening", ({ made }: { made: number }, client) => {
    if (made !== changes) client.send("blockwright:gallery", { path: last });
  });

  return () => {
    server.middlewares.use((request, response, next) => {
      answer(request.url ?? "/", response).then((answered) => answered || next(), next);
    });
  };

  async function answer(url: string, response: ServerResponse): Promise<boolean> {
    const pathname = pathnameOf(url);
    if (pathname.startsWith("/images/")) return sendPicture(pathname, response);
    const [start, type, number, ...rest] = (percentDecoded(pathname) ?? "").replace(/\/$/, "").slice(1).split("/");
    if (`/${start}` !== GALLERY || rest.length > 0) return false;
    const made = changes;
    const gallery = await prepared.get().catch(inWords);
    // A page of the site has this address.
    if (typeof gallery !== "string" && gallery.content.routes.has(pathname)) return false;
    const view = await galleryView(server, gallery, { type, number });
    const request = {
      view,
      made,
      still: new URLSearchParams(url.slice(pathname.length)).has("still"),
      host: response.req.headers.host ?? "localhost",
    };
    const { html, headers } = galleryDocument(server.environments.ssr, engine, request);
    response.writeHead(view.status, headers).end(html);
    return true;
  }

  function inWords(error: unknown): string {
    if (!isInWords(error)) throw error;
    return error.message;
  }

  async function prepare() {
    const content = loadContent(places, exampleFiles);
    const catalogue = blockCatalogue(content.schemas);
    if (content.routes.has(GALLERY)) {
      const words = `A page has the address "${GALLERY}", so the list of blocks is not shown there.`;
      server.config.logger.warnOnce(`${words} Each block still is, for example at ${blockRoute("hero")}.`);
    }
    if (!content.renderable) return { content, catalogue };
    const options = {
      site: folder,
      cache: places.cache,
      images,
      behaviour: sourceOfBehaviour(engine),
      standIn: STAND_IN,
    };
    return { content, catalogue, ...(await prepareResources(content, options)) };
  }

  /** Sends images that only examples use, and the placeholder of missing ones. */
  async function sendPicture(path: string, response: ServerResponse): Promise<boolean> {
    const gallery = await prepared.known()?.catch(() => undefined);
    const sprite = gallery && "sprite" in gallery ? gallery.sprite : undefined;
    const drawn = sprite?.path === path ? { type: "image/svg+xml", body: sprite.svg } : undefined;
    const picture = drawn ?? (await images.file(path));
    if (!picture) return false;
    response.writeHead(200, { "Content-Type": picture.type, "Cache-Control": "no-store" }).end(picture.body);
    return true;
  }
}
