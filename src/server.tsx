import { renderToString } from "react-dom/server";
import { App, type View } from "./App.tsx";
import { registry } from "./blocks/registry.ts";
import type { SiteContent } from "./model/content.ts";
import type { Words } from "./model/words.ts";
import { headTags, type HeadTag } from "./renderer/head.ts";
import { loadComponents, PageRenderer, type Components } from "./renderer/PageRenderer.tsx";
import type { PageDocument, SiteSource } from "./renderer/documents.ts";
import {
  isAlike,
  pageResolver,
  resolveSite,
  type ResolvedBlock,
  type ResolvedPage,
  type Resources,
} from "./renderer/resolvePage.ts";
import { writeMarkup } from "./renderer/writeMarkup.ts";

/** A part of a page's HTML. One that many pages have is the same object. */
export interface RenderedPiece {
  html: string;
}

/** A page as HTML, and the data that shows the same page in the browser. */
export interface RenderedPage {
  /** What stands before the blocks, each block, and what stands after them. */
  pieces: readonly RenderedPiece[];
  head: HeadTag[];
  page: ResolvedPage;
  site: SiteContent;
}

export type RenderPage = (document: PageDocument) => Promise<RenderedPage>;

/**
 * Renders the checked pages of one site to HTML, one at a time; what they share is rendered once. Called by the build for
 * every page and by the dev server for the one asked for.
 */
export function pageRenderer(source: SiteSource, resources: Resources): RenderPage {
  const site = resolveSite(source, resources);
  const around = aroundPages(site);
  const resolve = pageResolver(source, resources);
  const components: Components = {};
  const write = blockWriter(components, site.words);
  return async (document) => {
    const page = resolve(document);
    if (page.blocks.some(({ type }) => !components[type]))
      Object.assign(components, await loadComponents(page, registry));
    const [before, after] = around(page);
    const blocks = page.blocks.map((block, i) => write(block, isAlike(document.blocks[i]!)));
    const pieces = [before, ...blocks, after];
    return { pieces, head: headTags(page, site), page, site };
  };
}

/** Gives the function that writes a block. One that many pages have is written once. */
function blockWriter(components: Components, words: Words) {
  const known = new WeakMap<ResolvedBlock, RenderedPiece>();
  return (block: ResolvedBlock, isOnMany: boolean): RenderedPiece => {
    const before = isOnMany ? known.get(block) : undefined;
    if (before !== undefined) return before;
    const elements = <PageRenderer page={{ blocks: [block] }} components={components} words={words} />;
    const piece = { html: writeMarkup(elements) ?? renderToString(elements) };
    if (isOnMany) known.set(block, piece);
    return piece;
  };
}

/** What stands before and after the blocks of a page: the same for all but those that header or footer lead to. */
function aroundPages(site: SiteContent) {
  const said = JSON.stringify(site);
  const known = new Map<string, [before: RenderedPiece, after: RenderedPiece]>();
  return (page: ResolvedPage): [before: RenderedPiece, after: RenderedPiece] => {
    const own = page.route === "/" || said.includes(JSON.stringify(page.route)) ? page.route : "";
    const key = `${own} ${page.partOf ?? ""}`;
    const parts = known.get(key) ?? cutAtBlocks({ site, page: { ...page, blocks: [] }, components: {} });
    known.set(key, parts);
    return parts;
  };
}

function cutAtBlocks(empty: View): [before: RenderedPiece, after: RenderedPiece] {
  const html = renderToString(<App {...empty} />);
  const end = html.indexOf("</main>");
  return [{ html: html.slice(0, end) }, { html: html.slice(end) }];
}
