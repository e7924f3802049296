/** Pages as they are composed: which headings and anchors stand on them, and which JSON each of them comes from. */
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
  /** In order; undefined for a block that is not sound, about which nothing is known. */
  blocks: readonly (PlacedBlock | undefined)[];
  /** The same, and those that are not sound as `putRight` makes them: of these only what is written (see written.ts) counts. */
  drawn: readonly (PlacedBlock | undefined)[];
}

/** What the rules about composed pages ask. */
export interface Outlines {
  /** Every open page that can be read. */
  pages: readonly PageOutline[];
  pageOf(document: Document): PageOutline | undefined;
  /**
   * The same for a page that is not to be remembered.
   * @param ends Of the ways through its blocks, if they are known.
   */
  drawPage(document: Document, ends?: readonly (Step | undefined)[]): PageOutline | undefined;
  /** Where the way through a block at a position starts. */
  startOf(position: number): Step;
  /** The anchors in header, footer and dialogs. */
  frame: ReadonlySet<string>;
  /** Those in dialogs: a link to them leads nowhere, because only a button opens a dialog. */
  inDialogs: ReadonlySet<string>;
  /** Whether a shared block is called so, and no type of block. */
  isShared(name: string): boolean;
  /** What is in the file of a shared block. */
  sharedBlock(name: unknown): Group | undefined;
  /** The anchors of a block exactly as they are rendered with its words, in the order of its outline. */
  rendered(placed: PlacedBlock): readonly string[];
}

/** Undefined when nobody renders, or when pages/_site.json is not sound enough. */
export const outlinesOf = perContext((context): Outlines | undefined => {
  const site = siteDocument(context);
  const { render } = context;
  const data = render && site?.data && drawable(context, site, render);
  return data ? new DrawnPages(context, new BlockDrawing(context, render, { text: site.text, data })) : undefined;
});

/** What pages share, without the mistakes in it that are told. */
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
