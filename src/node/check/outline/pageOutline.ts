/** The outlines of pages: their headings and anchors, and the JSON that each of them comes from. */
import { perContext } from "../perContext.ts";
import { type Context, siteDocument } from "../rule.ts";
import type { Document } from "../document/document.ts";
import type { Group, Renderer } from "../site.ts";
import { ROOTS } from "../lookup.ts";
import { BlockDrawing } from "./blockDrawing.ts";
import { DrawnPages } from "./drawnPages.ts";
import type { PlacedBlock } from "./placedBlock.ts";
import { putRight } from "./putRight.ts";
import type { Step } from "./way.ts";

export interface PageOutline {
  document: Document;
  /** In order; undefined for an invalid block, of which nothing is known. */
  blocks: readonly (PlacedBlock | undefined)[];
  /**
   * The same, with invalid blocks as `putRight` repairs them. Of those, only what is really written counts, see
   * written.ts.
   */
  drawn: readonly (PlacedBlock | undefined)[];
}

/** What rules ask about rendered pages. */
export interface Outlines {
  /** Of every open page that can be parsed. */
  pages: readonly PageOutline[];
  pageOf(document: Document): PageOutline | undefined;
  /**
   * Like `pageOf`, but without a cache.
   * @param ends The ends of its blocks in the trie, if they are known.
   */
  drawPage(document: Document, ends?: readonly (Step | undefined)[]): PageOutline | undefined;
  /** The start of a block at a position in the trie, see way.ts. */
  startOf(position: number): Step;
  /** The anchors in header, footer and dialogs. */
  frame: ReadonlySet<string>;
  /** Those in dialogs: a link to them leads nowhere, because only a button opens a dialog. */
  inDialogs: ReadonlySet<string>;
  /** Whether this is the name of a shared block and no block type. */
  isShared(name: string): boolean;
  /** The block in the file of a shared block. */
  sharedBlock(name: unknown): Group | undefined;
  /** The anchors of a block rendered with its real texts, in the order of its outline. */
  rendered(placed: PlacedBlock): readonly string[];
}

/** Undefined if there is no renderer, or if pages/_site.json has mistakes that cannot be repaired. */
export const outlinesOf = perContext((context): Outlines | undefined => {
  const site = siteDocument(context);
  const { render } = context;
  const data = render && site?.data && drawable(context, site, render);
  return data ? new DrawnPages(context, new BlockDrawing(context, render, { text: site.text, data })) : undefined;
});

/** The data of pages/_site.json, repaired if it has mistakes; undefined if it cannot be rendered. */
function drawable(context: Context, site: Document, render: Renderer): Group | undefined {
  if (!context.isSpoilt(site)) return site.data;
  try {
    const data = putRight(context, { document: site, path: [] }, ROOTS.site) as Group | undefined;
    if (data) render.frame(data);
    return data;
  } catch {
    return undefined;
  }
}
