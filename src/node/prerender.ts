import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { dataPath, fileStem } from "../model/routes.ts";
import { knownSpellings, plainSpelling, type Spellings } from "../model/spelling.ts";
import type { PageData, SiteData } from "../views.ts";
import type { PageDocument, SiteSource } from "../renderer/documents.ts";
import type { Resources } from "../renderer/resolvePage.ts";
import type { HeadTag } from "../renderer/head.ts";
import type { RenderedPage, RenderPage } from "../server.tsx";
import type { Assets } from "./assets.ts";
import { compactTemplate, escapeHtml, fillDocument, securityPolicy } from "./document.ts";
import { leadOnMarkup, movedDocument } from "./fallbacks.ts";
import { filesInSite } from "./hosting/hostFiles.ts";
import { otherAddresses } from "./hosting/redirects.ts";
import { listedPages, notFoundPage } from "./notFound.ts";
import { manifest, robots, sitemap } from "./siteFiles.ts";

export interface PrerenderOptions {
  engine: string;
  outDir: string;
  assets: Assets;
  source: SiteSource;
  resources: Resources;
  renderPage: RenderPage;
}

/** Writes every page as flat HTML with its data, what leads to it from other addresses, the not-found page, the sitemap and robots.txt. */
export async function prerender(options: PrerenderOptions): Promise<void> {
  const { engine, outDir, source, assets, resources } = options;
  const template = compactTemplate(readFileSync(join(engine, "index.html"), "utf8"));
  const version = createHash("sha256").update(assets.app).digest("hex").slice(0, 8);
  const write = (path: string, text: string) => {
    const file = join(outDir, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const toHtml = ({ html, head, page, site }: RenderedPage, spellings?: Spellings): string => {
    const { inlined: css, late } = assets.styles(
      page.blocks.map(({ type }) => type),
      html,
    );
    write(late.path, late.css);
    const connect = site.delivery.kind === "endpoint" && site.delivery.url ? [new URL(site.delivery.url).origin] : [];
    const leadOn = spellings ? leadOnMarkup(spellings, assets.leadOn) : "";
    const scripts = [assets.boot, ...(leadOn ? [assets.leadOn] : [])];
    const policy = securityPolicy({ scripts, styles: [css] }, connect);
    return fillDocument(template, {
      language: site.language ?? "en",
      data: { app: assets.app, motion: assets.motion, version },
      head: [{ tag: "meta", attributes: { "http-equiv": "Content-Security-Policy", content: policy } }, ...head],
      links: `${leadOn}<link rel="preload" href="${escapeHtml(assets.font)}" as="font" type="font/woff2" crossorigin><style>${css}</style>${lateStyles(late.path)}`,
      html,
      scripts: `<script type="module">${assets.boot}</script>`,
    });
  };

  const pages = listedPages(source);
  for (const page of pages) {
    const { route } = page;
    const rendered = await renderNamed(page, options);
    const html = toHtml(rendered);
    const data: PageData = { version, head: rendered.head, page: rendered.page };
    for (const alias of otherAddresses(page)) {
      const { language = "en", url } = rendered.site;
      const moved = { alias, route, title: rendered.page.title, language, url };
      // Where capitals make no difference, this file answers for the route as well: only the page itself is right there.
      const isRoute = plainSpelling(alias) === plainSpelling(route);
      write(`${fileStem(alias)}/index.html`, isRoute ? html : movedDocument(template, moved, assets.leadOn));
    }
    write(`${fileStem(route)}.html`, html);
    write(dataPath(route), JSON.stringify(data));
  }
  const notFound = await renderNamed(notFoundPage(source), options);
  write("404.html", toHtml({ ...notFound, head: unlisted(notFound.head) }, knownSpellings(pages)));
  const siteData: SiteData = { site: notFound.site, quoteBehaviour: resources.behaviour("quote")! };
  write("data/site.json", JSON.stringify(siteData));
  const { url } = notFound.site;
  const routes = pages.map(({ route }) => route);
  write("sitemap.xml", sitemap(url, routes));
  write("robots.txt", robots(url));
  write("manifest.webmanifest", manifest(source.site));
  for (const [path, text] of Object.entries(filesInSite(pages))) write(path, text);
}

async function renderNamed(document: PageDocument, { renderPage }: PrerenderOptions): Promise<RenderedPage> {
  try {
    return await renderPage(document);
  } catch (error) {
    throw new Error(`The page "${document.route}" could not be rendered: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/** A head that search engines do not list, without an address of its own and what is told of that address. */
function unlisted(head: readonly HeadTag[]): HeadTag[] {
  const kept = head.filter(
    ({ tag, attributes }) =>
      tag !== "script" && attributes["rel"] !== "canonical" && attributes["property"] !== "og:url",
  );
  return [...kept, { tag: "meta", attributes: { name: "robots", content: "noindex" } }];
}

/** Styles that nothing waits for: at first they are for paper and for visitors without scripts; then the boot script shows them. */
function lateStyles(path: string): string {
  return `<link rel="stylesheet" href="${path}" media="print,(scripting:none)" fetchpriority="high">`;
}
