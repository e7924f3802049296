/** Responses of the dev server, rendered by the same code as the build. */
import type { ServerResponse } from "node:http";
import { relative } from "node:path";
import type { ViteDevServer } from "vite";
import type { SiteContent } from "../../model/content.ts";
import { NOT_FOUND, routeOf, siteDataPath } from "../../model/routes.ts";
import { canonicalAddress, pathnameOf } from "../../model/spelling.ts";
import type { PageDocument } from "../../renderer/documents.ts";
import type { PageData } from "../../views.ts";
import { APP, devDocument, type DevParts } from "./document.ts";
import type { DevSite } from "./site.ts";
import { isInWords, troubleAt, troubleParts, UNREADABLE, UNRENDERED, urgent } from "./trouble.ts";
import { notFoundPage } from "../notFound.ts";
import { redirect } from "../redirect.ts";
import { siteSource } from "../site/resources.ts";
import { runModule } from "./runModule.ts";
import { manifest } from "../site/siteFiles.ts";

type Server = typeof import("../../server.tsx");

interface Sources {
  dev: DevSite;
  engine: string;
  /** The number of saves that browsers have been notified of. */
  saves(): number;
}

type DevAnswer = (url: string, response: ServerResponse) => Promise<void>;

/** Renders pages on request. Rejects for errors of the program; errors in files are shown as a document. */
export function devAnswers(server: ViteDevServer, { dev, engine, saves }: Sources): DevAnswer {
  const current = dev.content;

  return async (url, response) => {
    try {
      await answer(url, response);
    } catch (error) {
      if (!isInWords(error)) throw error;
      const body = await filled(NOT_FOUND, { ...troubleParts(UNREADABLE, error.message), seen: saves() });
      send(response, 500, { type: HTML, body });
    }
  };

  async function answer(url: string, response: ServerResponse): Promise<void> {
    const target = current().renderable && canonicalAddress(url, dev.spellings());
    if (target) return redirect(response, target);
    const path = pathnameOf(url);
    if (path === "/manifest.webmanifest" && current().renderable) {
      const body = manifest(siteSource(current()).site);
      return send(response, 200, { type: "application/manifest+json", body });
    }
    if (path.startsWith("/images/")) {
      const { sprite } = await dev.resources();
      if (path === sprite.path) return send(response, 200, { type: "image/svg+xml", body: sprite.svg });
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
    send(response, status, { type: HTML, body });
  }

  function pageAt(route: string): PageDocument | undefined {
    return current().renderable ? siteSource(current()).pages.get(route) : undefined;
  }

  async function render(document: PageDocument) {
    const { pageRenderer } = await runModule<Server>(server, "/src/server.tsx");
    const { resources } = await dev.resources();
    return pageRenderer(siteSource(current()), resources, { isHydrated: true })(document);
  }

  /** The data with which the browser renders a page; undefined if there is no page without errors. */
  async function pageData(route: string): Promise<PageData | undefined> {
    const document = pageAt(route);
    if (!document) return undefined;
    const rendered = await render(document).catch(() => undefined);
    return rendered && { app: APP, head: rendered.head, page: rendered.page };
  }

  /** Undefined while `_site.json` or a shared block has errors. */
  async function siteContent(): Promise<SiteContent | undefined> {
    if (!current().renderable) return undefined;
    const { site } = await render(notFoundPage(siteSource(current())));
    return site;
  }

  async function documentAt(path: string, document: PageDocument | undefined): Promise<[number, string]> {
    const seen = saves();
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

  /** @param route A known route, not the requested URL: Vite decodes it, and throws if it is malformed. */
  function filled(route: string, parts: DevParts): Promise<string> {
    return server.transformIndexHtml(route, devDocument(engine, parts));
  }

  /** The CSS that rendering has loaded. Linking it avoids a flash of unstyled content. */
  function stylesLoaded(): string[] {
    const modules = [...server.environments.ssr.moduleGraph.idToModuleMap.keys()].filter((id) => id.endsWith(".css"));
    return modules.map((id) => relative(engine, id));
  }
}

const HTML = "text/html;charset=utf-8";

function send(response: ServerResponse, status: number, content: { type: string; body: string | Buffer }): void {
  response.writeHead(status, { "Content-Type": content.type, "Cache-Control": "no-store" }).end(content.body);
}
