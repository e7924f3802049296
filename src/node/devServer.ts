import { existsSync, readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { join, relative } from "node:path";
import { isRunnableDevEnvironment, type ViteDevServer } from "vite";
import type { PageData, SiteData } from "../views.ts";
import type { PageDocument } from "../renderer/documents.ts";
import { loadContent, type Content } from "./content.ts";
import { escapeHtml, fillDocument } from "./document.ts";
import { createImageStore } from "./images/describe.ts";
import { notFoundDocument } from "./notFound.ts";
import type { Places } from "./places.ts";
import { behaviourFiles, prepareResources, siteSource, type Sprite } from "./resources.ts";

type Server = typeof import("../server.tsx");

/** Serves pages as they are asked for, by the same rendering as the build, and tells browsers when a file was saved. */
export function serveDev(server: ViteDevServer, places: Places): () => void {
  const { engine: root, site } = places;
  const images = createImageStore({ root: site, cacheDir: places.cache });
  const behaviours = behaviourFiles(root);
  let content: Content | undefined;
  let prepared: ReturnType<typeof prepareResources> | undefined;
  let sprite: Sprite | undefined;
  const current = () => (content ??= loadContent(places));

  server.watcher.add(join(site, "pages")).on("all", (_event, file) => {
    const path = relative(site, file).replaceAll("\\", "/");
    if (!/^(pages|schema|images)\//.test(path)) return;
    content = prepared = undefined;
    try {
      server.environments.client.hot.send("blockwright:saved", { report: current().report });
    } catch (error) {
      // A schema that is read while an editor writes it. The next change asks again.
      server.config.logger.error((error as Error).message);
    }
  });

  // After Vite's own middlewares: they serve modules, this serves what is left.
  return () => {
    server.middlewares.use((request, response, next) => {
      const path = (request.url ?? "/").split("?")[0]!;
      answer(path, response).catch((error: Error) => {
        server.ssrFixStacktrace(error);
        next(error);
      });
    });
  };

  async function answer(path: string, response: ServerResponse): Promise<void> {
    if (path === sprite?.path) return send(response, 200, "image/svg+xml", sprite.svg);
    if (path.startsWith("/images/")) {
      const file = await images.file(path);
      return file ? send(response, 200, file.type, file.body) : send(response, 404, "text/plain", `There is no picture at ${path}.`);
    }
    const data = /^\/data\/(.+)\.json$/.exec(path)?.[1];
    if (data === "site") return send(response, 200, "application/json", JSON.stringify(await siteData()));
    const route = data === undefined ? decodeURIComponent(path) : data === "index" ? "/" : `/${data}`;
    const document = pageAt(route);
    if (data !== undefined) {
      if (!document || !renderable()) return send(response, 404, "application/json", "{}");
      const { head, page } = await render(document);
      return send(response, 200, "application/json", JSON.stringify({ version: "dev", head, page } satisfies PageData));
    }
    const html = await documentFor(document, path);
    send(response, document || !renderable() ? 200 : 404, "text/html;charset=utf-8", html);
  }

  /** Whether header, footer and the pages without problems can be shown. */
  function renderable(): boolean {
    return !current().problems.some(({ severity, file }) => severity === "error" && !/^pages\/(?!_)/.test(file));
  }

  /** The page at a route; a page with problems is not shown half. */
  function pageAt(route: string): PageDocument | undefined {
    const found = current().site.pages.find(({ data }) => (data as unknown as PageDocument | undefined)?.route === route);
    const broken = current().problems.some(({ severity, file }) => severity === "error" && file === found?.file);
    return broken ? undefined : (found?.data as unknown as PageDocument | undefined);
  }

  async function render(document: PageDocument) {
    const ssr = server.environments.ssr;
    if (!isRunnableDevEnvironment(ssr)) throw new Error("The ssr environment cannot run modules.");
    const { renderPage } = await ssr.runner.import<Server>("/src/server.tsx");
    const behaviour = (name: string) => (Object.hasOwn(behaviours, name) && existsSync(join(root, behaviours[name]!)) ? `/${behaviours[name]}` : undefined);
    prepared ??= images.load(["not-found.svg"]).then(() => prepareResources(current(), { site, images, behaviour }));
    const { resources, ...files } = await prepared;
    ({ sprite } = files);
    return renderPage(document, siteSource(current()), resources);
  }

  async function siteData(): Promise<SiteData> {
    const { site } = await render(notFoundDocument);
    return { site, quoteBehaviour: `/${behaviours["quote"]}` };
  }

  async function documentFor(document: PageDocument | undefined, url: string): Promise<string> {
    const template = readFileSync(join(root, "index.html"), "utf8");
    const report = `<script type="application/json" id="report">${JSON.stringify(current().report).replaceAll("<", "\\u003c")}</script>`;
    const scripts = `${report}<script type="module" src="/src/browser/dev.ts"></script>`;
    if (!renderable()) {
      const html = `<pre>${escapeHtml(current().report)}</pre>`;
      return server.transformIndexHtml(url, fillDocument(template, { language: "en", data: {}, head: [], links: "<title>Problems</title>", html, scripts }));
    }
    const { html, head, site } = await render(document ?? notFoundDocument);
    const data = { app: "/src/client.tsx", motion: "/src/browser/motion.ts", version: "dev", ...(document && { page: "" }) };
    return server.transformIndexHtml(url, fillDocument(template, { language: site.language ?? "en", data, head, links: styleLinks(), html, scripts }));
  }

  /** CSS that the rendering has loaded, so that the page is dressed before its scripts run. */
  function styleLinks(): string {
    const modules = [...server.environments.ssr.moduleGraph.idToModuleMap.keys()].filter((id) => id.endsWith(".css"));
    return modules.map((id) => `<link rel="stylesheet" href="/${relative(root, id)}">`).join("");
  }
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.writeHead(status, { "Content-Type": type, "Cache-Control": "no-store" }).end(body);
}
