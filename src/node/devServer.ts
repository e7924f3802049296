import type { ServerResponse } from "node:http";
import { join, relative } from "node:path";
import { isRunnableDevEnvironment, type ViteDevServer } from "vite";
import type { SiteContent } from "../model/content.ts";
import { routeOf, siteDataPath } from "../model/routes.ts";
import { canonicalAddress, pathnameOf } from "../model/spelling.ts";
import type { PageData } from "../views.ts";
import type { PageDocument } from "../renderer/documents.ts";
import type { Content } from "./content.ts";
import { openDevSite } from "./devSite.ts";
import { APP, devDocument, type DevParts } from "./devDocument.ts";
import { troubleAt, troubleParts, UNRENDERED } from "./devTrouble.ts";
import { NOT_FOUND, notFoundPage } from "./notFound.ts";
import { type Places, watchedFolders } from "./places.ts";
import { manifest } from "./siteFiles.ts";
import { redirect } from "./redirect.ts";
import { watchFolders } from "./watchFolders.ts";
import { siteSource, type Sprite } from "./resources.ts";

type Server = typeof import("../server.tsx");

/** Serves pages as they are asked for, by the same rendering as the build, and tells browsers when a file was saved. */
export function serveDev(server: ViteDevServer, places: Places): () => void {
  const { engine: root, site: folder } = places;
  const dev = openDevSite(places);
  const current = dev.content;
  /** Of the document that was rendered last. */
  let sprite: Sprite | undefined;
  /** How many saves browsers were told of. */
  let saves = 0;

  const { hot } = server.environments.client;
  // A document says how new it is as soon as it listens: what was saved between would be missed.
  hot.on("blockwright:opened", ({ seen }: { seen: string }, client) => {
    if (seen !== String(saves)) client.send("blockwright:saved", { report: urgent(current()) });
  });

  const stop = watchFolders(watchedFolders(folder), (path) => server.watcher.emit("all", "change", path));
  server.httpServer?.once("close", stop);
  server.watcher.on("all", (_event, file) => {
    const path = relative(folder, file).replaceAll("\\", "/");
    if (file.startsWith(join(root, "src"))) {
      dev.forgetComponents();
      return;
    }
    if (!/^(pages|images)\//.test(path) && !file.startsWith(join(root, "schema"))) return;
    try {
      dev.takeUp(path);
      const report = urgent(current(), path);
      saves++;
      hot.send("blockwright:saved", { report });
    } catch (error) {
      // A schema that is read while an editor writes it. The next change asks again.
      server.config.logger.error((error as Error).message);
    }
  });

  // After Vite's own middlewares: they serve modules, this serves what is left.
  return () => {
    server.middlewares.use((request, response, next) => {
      answer(request.url ?? "/", response).catch((error: Error) => {
        server.ssrFixStacktrace(error);
        next(error);
      });
    });
  };

  async function answer(url: string, response: ServerResponse): Promise<void> {
    const target = current().renderable && canonicalAddress(url, dev.spellings());
    if (target) return redirect(response, target);
    const path = pathnameOf(url);
    if (path === "/manifest.webmanifest" && current().renderable) {
      const body = manifest(siteSource(current()).site);
      return send(response, 200, { type: "application/manifest+json", body });
    }
    if (path === sprite?.path) return send(response, 200, { type: "image/svg+xml", body: sprite.svg });
    if (path.startsWith("/images/")) {
      await dev.resources();
      const file = await dev.images.file(path);
      const missing = { type: "text/plain", body: `There is no picture at ${path}.` };
      return send(response, file ? 200 : 404, file ?? missing);
    }
    const data = /^\/data\/(.+)\.json$/.exec(path)?.[1];
    const type = "application/json";
    if (path === siteDataPath) {
      const site = await siteContent();
      return send(response, site ? 200 : 404, { type, body: JSON.stringify(site ?? {}) });
    }
    if (data !== undefined) {
      const page = await pageData(routeOf(data));
      return send(response, page ? 200 : 404, { type, body: JSON.stringify(page ?? {}) });
    }
    const [status, body] = await documentAt(path, pageAt(path));
    send(response, status, { type: "text/html;charset=utf-8", body });
  }

  function pageAt(route: string): PageDocument | undefined {
    return current().renderable ? siteSource(current()).pages.get(route) : undefined;
  }

  async function render(document: PageDocument) {
    const ssr = server.environments.ssr;
    if (!isRunnableDevEnvironment(ssr)) throw new Error("The ssr environment cannot run modules.");
    const { pageRenderer } = await ssr.runner.import<Server>("/src/server.tsx");
    const { resources: ready, ...files } = await dev.resources();
    ({ sprite } = files);
    return pageRenderer(siteSource(current()), ready)(document);
  }

  /** What the browser needs to show a page anew; undefined when there is no sound page. */
  async function pageData(route: string): Promise<PageData | undefined> {
    const document = pageAt(route);
    if (!document) return undefined;
    const rendered = await render(document).catch(() => undefined);
    return rendered && { app: APP, head: rendered.head, page: rendered.page };
  }

  /** Undefined while what all pages share is broken. */
  async function siteContent(): Promise<SiteContent | undefined> {
    if (!current().renderable) return undefined;
    const { site } = await render(notFoundPage(siteSource(current())));
    return site;
  }

  async function documentAt(path: string, document: PageDocument | undefined): Promise<[number, string]> {
    const seen = saves;
    const report = urgent(current(), current().routes.get(path));
    const trouble = document ? undefined : troubleAt(current(), path);
    if (trouble) return [500, await filled(NOT_FOUND, { ...troubleParts(trouble, report), seen })];
    try {
      const { pieces, head, site } = await render(document ?? notFoundPage(siteSource(current())));
      const html = pieces.map((piece) => piece.html);
      const parts = { seen, language: site.language, head, styles: stylesLoaded(), html, report };
      return document
        ? [200, await filled(document.route, { ...parts, isPage: true })]
        : [404, await filled(NOT_FOUND, parts)];
    } catch (error) {
      const { message, stack } = error as Error;
      server.config.logger.error(stack ?? message);
      return [500, await filled(NOT_FOUND, { ...troubleParts(UNRENDERED, report || message), seen })];
    }
  }

  /** @param route Never the address that was asked for: Vite decodes it, which not every one allows. */
  function filled(route: string, parts: DevParts): Promise<string> {
    return server.transformIndexHtml(route, devDocument(root, parts));
  }

  /** CSS that the rendering has loaded, so that the page is dressed before its scripts run. */
  function stylesLoaded(): string[] {
    const modules = [...server.environments.ssr.moduleGraph.idToModuleMap.keys()].filter((id) => id.endsWith(".css"));
    return modules.map((id) => relative(root, id));
  }
}

/**
 * What is shown over the page that somebody is writing: nothing as long as there are only warnings.
 * @param file Its file.
 */
function urgent({ problems, shortReport }: Content, file?: string): string {
  return problems.some(({ severity }) => severity === "error") ? shortReport(file) : "";
}

function send(response: ServerResponse, status: number, content: { type: string; body: string | Buffer }): void {
  response.writeHead(status, { "Content-Type": content.type, "Cache-Control": "no-store" }).end(content.body);
}
