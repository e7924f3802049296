/** Makes the files of a page: its HTML, its data, and the documents at its other addresses. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { aliasFile, dataPath, documentFile, siteDataPath } from "../../model/routes.ts";
import { plainSpelling } from "../../model/spelling.ts";
import type { PageDocument, SiteSource } from "../../renderer/documents.ts";
import type { HeadTag } from "../../renderer/head.ts";
import type { RenderedPiece, RenderedPage, RenderPage } from "../../server.tsx";
import type { PageData } from "../../views.ts";
import type { Assets } from "./assets.ts";
import { compactTemplate, documentPieces, escapeHtml, languageAttributes, securityPolicy } from "../document.ts";
import { type AddressList, redirectMarkup, movedDocument } from "../site/fallbacks.ts";
import { otherAddresses } from "../hosting/redirects.ts";
import { notFoundPage } from "../notFound.ts";
import { BuildStopped } from "./buildStopped.ts";
import type { Files } from "./tree.ts";

/**
 * Speculation rules: browsers that support them prefetch the document of a link that a visitor points at. See
 * docs/decisions/0020.
 */
const FETCHED_AHEAD = '{"prefetch":[{"where":{"href_matches":"/([^.]*)"},"eagerness":"moderate"}]}';

interface PageFilesOptions {
  engine: string;
  assets: Assets;
  source: SiteSource;
  renderPage: RenderPage;
}

export interface PageFiles {
  /** The HTML and the data of a page, and the documents that redirect to it from its other addresses. */
  page(document: PageDocument): Promise<Files>;
  /** The 404 page, and the data of the site. */
  notFound(addresses: AddressList["told"]): Promise<Files>;
}

export function createPageFiles({ engine, assets, source, renderPage }: PageFilesOptions): PageFiles {
  const template = compactTemplate(readFileSync(join(engine, "index.html"), "utf8"));
  const ownScripts = `<script type="module">${assets.boot}</script><script type="speculationrules">${FETCHED_AHEAD}</script>`;
  const render = (document: PageDocument) => renderNamed(document, renderPage);
  const root: RenderedPiece = { html: languageAttributes(source.site.language ?? "en") };

  /** @param addresses Of all pages; given for the 404 page, which sends visitors on from another spelling of an address. */
  async function toFiles(
    path: string,
    { pieces, head, page, site }: RenderedPage,
    addresses?: AddressList["told"],
  ): Promise<Files> {
    const { inlined, late } = assets.styles(
      page.blocks.map(({ type }) => type),
      [root, ...pieces],
    );
    const connect = site.delivery.kind === "endpoint" && site.delivery.url ? [new URL(site.delivery.url).origin] : [];
    const redirect = addresses === undefined ? "" : redirectMarkup(addresses, assets.redirect);
    const scripts = [assets.boot, FETCHED_AHEAD, ...(redirect ? [assets.redirect] : [])];
    const policy = securityPolicy({ scripts, styles: [inlined] }, connect);
    const text = documentPieces(template, {
      language: site.language ?? "en",
      data: { app: assets.app, motion: assets.motion, late: late.path },
      head: [{ tag: "meta", attributes: { "http-equiv": "Content-Security-Policy", content: policy } }, ...head],
      links: `${redirect}<link rel="preload" href="${escapeHtml(assets.font)}" as="font" type="font/woff2" crossorigin><style>${inlined}</style>${lateStyles(late.path)}${shownAfter(pieces)}`,
      html: pieces.map(({ html }) => html),
      scripts: ownScripts,
    });
    return { [path]: text, [late.path.slice(1)]: late.css };
  }

  return {
    async page(document) {
      const { route } = document;
      const path = documentFile(route);
      const rendered = await render(document);
      const files = await toFiles(path, rendered);
      const moved: Record<string, Files[string]> = {};
      for (const alias of otherAddresses(document)) {
        const { language = "en", url } = rendered.site;
        // On a case-insensitive file system this file is also served at the route, so it has to be the page itself.
        const isRoute = plainSpelling(alias) === plainSpelling(route);
        const leadsOn = { alias, route, title: rendered.page.title, language, url };
        moved[aliasFile(alias)] = isRoute ? files[path]! : movedDocument(template, leadsOn, assets.redirect);
      }
      const data: PageData = { app: assets.app, head: rendered.head, page: rendered.page };
      return { ...moved, ...files, [dataPath(route).slice(1)]: JSON.stringify(data) };
    },
    async notFound(addresses) {
      const rendered = await render(notFoundPage(source));
      const files = await toFiles("404.html", { ...rendered, head: unlisted(rendered.head) }, addresses);
      return { ...files, [siteDataPath.slice(1)]: JSON.stringify(rendered.site) };
    },
  };
}

async function renderNamed(document: PageDocument, renderPage: RenderPage): Promise<RenderedPage> {
  try {
    return await renderPage(document);
  } catch (error) {
    if (error instanceof BuildStopped) throw error;
    throw new Error(`The page "${document.route}" could not be rendered: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/** The head of a page that search engines do not list: without the tags that name its address. */
function unlisted(head: readonly HeadTag[]): HeadTag[] {
  const kept = head.filter(
    ({ tag, attributes }) =>
      tag !== "script" && attributes["rel"] !== "canonical" && attributes["property"] !== "og:url",
  );
  return [...kept, { tag: "meta", attributes: { name: "robots", content: "noindex" } }];
}

/** Link for browsers without scripts. In all others the boot script loads these styles. */
function lateStyles(path: string): string {
  return `<noscript><link rel="stylesheet" href="${path}"></noscript>`;
}

/**
 * Delays the first paint until the first id after the first block has been parsed, so that this block is complete.
 * Otherwise it would be painted in part and then shift: the text of a hero is centred on the height of its picture. See
 * docs/decisions/0032.
 */
function shownAfter([, , next]: RenderedPage["pieces"]): string {
  const [, id] = / id="([^"]*)"/.exec(next?.html ?? "") ?? [];
  return id ? `<link rel="expect" href="#${id}" blocking="render">` : "";
}
