import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { App } from "./App.tsx";
import { registry } from "./blocks/registry.ts";
import type { SiteContent } from "./model/content.ts";
import type { Words } from "./model/words.ts";
import { headTags, type HeadTag } from "./renderer/head.ts";
import { compactMarkup } from "./renderer/compactMarkup.ts";
import { joinStructuredData } from "./renderer/joinStructuredData.ts";
import { loadComponents, PageRenderer, type Components } from "./renderer/PageRenderer.tsx";
import type { PageDocument, SiteSource } from "./renderer/documents.ts";
import {
  isSharedAsIs,
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

interface RenderOptions {
  /** The browser hydrates the HTML, so it has to be just as React writes it. */
  isHydrated?: boolean;
}

/**
 * Renders the checked pages of one site to HTML, one at a time; what they share is rendered once. Called by the build for
 * every page and by the dev server for the one asked for.
 */
export function pageRenderer(
  source: SiteSource,
  resources: Resources,
  { isHydrated = false }: RenderOptions = {},
): RenderPage {
  const site = resolveSite(source, resources);
  const toHtml = isHydrated ? renderToString : compactHtml;
  const around = aroundPages(site, toHtml);
  const resolve = pageResolver(source, resources);
  const components: Components = {};
  const write = blockWriter({ components, words: site.words, toHtml });
  return async (document) => {
    const page = resolve(document);
    if (page.blocks.some(({ type }) => !components[type]))
      Object.assign(components, await loadComponents(page, registry));
    const [before, after] = around(page);
    const blocks = page.blocks.map((block, i) => write(block, isSharedAsIs(document.blocks[i]!)));
    const pieces = [before, ...(isHydrated ? blocks : joinStructuredData(blocks)), after];
    return { pieces, head: headTags(page, site), page, site };
  };
}

type ToHtml = (elements: ReactElement) => string;

/** HTML of the same elements without what browsers do not need. */
function compactHtml(elements: ReactElement): string {
  return writeMarkup(elements) ?? compactMarkup(renderToString(elements));
}

/** Gives the function that writes a block. One that many pages have is written once. */
function blockWriter({ components, words, toHtml }: { components: Components; words: Words; toHtml: ToHtml }) {
  const known = new WeakMap<ResolvedBlock, RenderedPiece>();
  return (block: ResolvedBlock, isOnMany: boolean): RenderedPiece => {
    const before = isOnMany ? known.get(block) : undefined;
    if (before !== undefined) return before;
    const piece = { html: toHtml(<PageRenderer page={{ blocks: [block] }} components={components} words={words} />) };
    if (isOnMany) known.set(block, piece);
    return piece;
  };
}

/** What stands before and after the blocks of a page: the same for all but those that header or footer lead to. */
function aroundPages(site: SiteContent, toHtml: ToHtml) {
  const said = JSON.stringify(site);
  const known = new Map<string, [before: RenderedPiece, after: RenderedPiece]>();
  return (page: ResolvedPage): [before: RenderedPiece, after: RenderedPiece] => {
    const own = page.route === "/" || said.includes(JSON.stringify(page.route)) ? page.route : "";
    const key = `${own} ${page.partOf ?? ""}`;
    const parts =
      known.get(key) ?? cutAtBlocks(toHtml(<App site={site} page={{ ...page, blocks: [] }} components={{}} />));
    known.set(key, parts);
    return parts;
  };
}

function cutAtBlocks(html: string): [before: RenderedPiece, after: RenderedPiece] {
  const end = html.indexOf("</main>");
  return [{ html: html.slice(0, end) }, { html: html.slice(end) }];
}
