import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { PageData, SiteData } from "../views.ts";
import type { PageDocument, SiteSource } from "../renderer/documents.ts";
import type { Resources } from "../renderer/resolvePage.ts";
import type { RenderedPage } from "../server.tsx";
import type { Assets } from "./assets.ts";
import { compactTemplate, escapeHtml, fillDocument, securityPolicy } from "./document.ts";
import { notFoundDocument } from "./notFound.ts";
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

/** "/" -> "index", "/contact" -> "contact": the name of a page's files without extension. */
export function fileStem(route: string): string {
  return route === "/" ? "index" : route.slice(1);
}

/** Writes every page as flat HTML with its data, the not-found page, the sitemap, robots.txt and redirects. */
export async function prerender(options: PrerenderOptions): Promise<void> {
  const { engine, outDir, source, assets, resources, renderPage } = options;
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

  let siteData: SiteData | undefined;
  for (const [route, document] of source.pages) {
    const rendered = await renderNamed(document, options);
    const data: PageData = { version, head: rendered.head, page: rendered.page };
    siteData ??= { site: rendered.site, quoteBehaviour: resources.behaviour("quote")! };
    write(`${fileStem(route)}.html`, toHtml(rendered));
    write(`data/${fileStem(route)}.json`, JSON.stringify(data));
  }
  const notFound = await renderPage(notFoundDocument, source, resources);
  const robotsTag = { tag: "meta", attributes: { name: "robots", content: "noindex" } } as const;
  const kept = notFound.head.filter(({ attributes }) => attributes["rel"] !== "canonical" && attributes["property"] !== "og:url");
  write("404.html", toHtml({ ...notFound, head: [...kept, robotsTag] }));
  write("data/site.json", JSON.stringify(siteData));
  const { url } = notFound.site;
  write("sitemap.xml", sitemap(url, [...source.pages.keys()]));
  write("robots.txt", robots(url));
  write("_redirects", redirectsFile(source.pages.values()));
}

async function renderNamed(document: PageDocument, { renderPage, source, resources }: PrerenderOptions): Promise<RenderedPage> {
  try {
    return await renderPage(document, source, resources);
  } catch (error) {
    throw new Error(`The page "${document.route}" could not be rendered: ${(error as Error).message}`, { cause: error });
  }
}
