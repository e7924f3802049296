import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { dataPath, fileStem } from "../model/routes.ts";
import type { PageData, SiteData } from "../views.ts";
import type { PageDocument, SiteSource } from "../renderer/documents.ts";
import type { Resources } from "../renderer/resolvePage.ts";
import type { HeadTag } from "../renderer/head.ts";
import type { RenderedPage } from "../server.tsx";
import type { Assets } from "./assets.ts";
import { compactTemplate, escapeHtml, fillDocument, securityPolicy } from "./document.ts";
import { NOT_FOUND, notFoundPage } from "./notFound.ts";
import { redirectsFile, robots, sitemap } from "./siteFiles.ts";

type RenderPage = (document: PageDocument, source: SiteSource, resources: Resources) => Promise<RenderedPage>;

export interface PrerenderOptions {
  engine: string;
  outDir: string;
  assets: Assets;
  source: SiteSource;
  resources: Resources;
  renderPage: RenderPage;
}

/** Writes every page as flat HTML with its data, the not-found page, the sitemap, robots.txt and redirects. */
export async function prerender(options: PrerenderOptions): Promise<void> {
  const { engine, outDir, source, assets, resources } = options;
  const template = compactTemplate(readFileSync(join(engine, "index.html"), "utf8"));
  const version = createHash("sha256").update(assets.app).digest("hex").slice(0, 8);
  const write = (path: string, text: string) => {
    const file = join(outDir, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const toHtml = ({ html, head, page, site }: RenderedPage): string => {
    const css = assets.css(new Set(page.blocks.map((block) => block.type)));
    const connect = site.delivery.kind === "endpoint" && site.delivery.url ? [new URL(site.delivery.url).origin] : [];
    const policy = securityPolicy({ scripts: [assets.boot], styles: [css] }, connect);
    return fillDocument(template, {
      language: site.language ?? "en",
      data: { app: assets.app, motion: assets.motion, version },
      head: [{ tag: "meta", attributes: { "http-equiv": "Content-Security-Policy", content: policy } }, ...head],
      links: `<link rel="preload" href="${escapeHtml(assets.font)}" as="font" type="font/woff2" crossorigin><style>${css}</style>`,
      html,
      scripts: `<script type="module">${assets.boot}</script>`,
    });
  };

  const routes = [...source.pages.keys()].filter((route) => route !== NOT_FOUND);
  for (const route of routes) {
    const rendered = await renderNamed(source.pages.get(route)!, options);
    const data: PageData = { version, head: rendered.head, page: rendered.page };
    write(`${fileStem(route)}.html`, toHtml(rendered));
    write(dataPath(route), JSON.stringify(data));
  }
  const notFound = await renderNamed(notFoundPage(source), options);
  write("404.html", toHtml({ ...notFound, head: unlisted(notFound.head) }));
  const siteData: SiteData = { site: notFound.site, quoteBehaviour: resources.behaviour("quote")! };
  write("data/site.json", JSON.stringify(siteData));
  const { url } = notFound.site;
  write("sitemap.xml", sitemap(url, routes));
  write("robots.txt", robots(url));
  write("_redirects", redirectsFile(source.pages.values()));
}

async function renderNamed(
  document: PageDocument,
  { renderPage, source, resources }: PrerenderOptions,
): Promise<RenderedPage> {
  try {
    return await renderPage(document, source, resources);
  } catch (error) {
    throw new Error(`The page "${document.route}" could not be rendered: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/** A head that search engines do not list, without an address of its own. */
function unlisted(head: readonly HeadTag[]): HeadTag[] {
  const kept = head.filter(
    ({ attributes }) => attributes["rel"] !== "canonical" && attributes["property"] !== "og:url",
  );
  return [...kept, { tag: "meta", attributes: { name: "robots", content: "noindex" } }];
}
