/** Pages as they are composed: which headings and anchors stand on them, and which JSON each of them comes from. */
import { placeShared } from "../../../model/placeShared.ts";
import type { Path } from "../../../model/fields.ts";
import { isGroup } from "../lookup.ts";
import type { Context } from "../rule.ts";
import type { Document, Group, Renderer } from "../site.ts";
import { anchorsIn, type BlockOutline, outlineOf } from "./blockOutline.ts";
import { skeletonOf } from "./skeleton.ts";

/** One block of a page, shared ones in the words of the page. */
export interface PlacedBlock {
  position: number;
  /** What its component gets: without a shared block's `use`. */
  block: Group;
  blockId: string;
  outline: BlockOutline;
  /** Where a value of `block` is written. */
  sourceOf(path: Path): { document: Document; path: Path };
}

export interface PageOutline {
  document: Document;
  /** In order; undefined for a block that is not sound, about which nothing is known. */
  blocks: readonly (PlacedBlock | undefined)[];
}

/** What the rules about composed pages ask. */
export interface Outlines {
  /** Every page that can be read. */
  pages: readonly PageOutline[];
  pageOf(document: Document): PageOutline | undefined;
  /** The anchors in header, footer and dialogs. */
  frame: ReadonlySet<string>;
  /** The anchors of a block exactly as they are rendered with its words, in the order of its outline. */
  rendered(placed: PlacedBlock): readonly string[];
}

const byContext = new WeakMap<Context, Outlines>();

/** Undefined when nobody renders, or when pages/_site.json is not sound. */
export function outlinesOf(context: Context): Outlines | undefined {
  const known = byContext.get(context);
  if (known) return known;
  const site = context.documents.find(({ role }) => role === "site");
  const { render } = context;
  if (!render || !site?.data || context.isSpoilt(site)) return undefined;
  const outlines = drawOutlines(context, render, site);
  byContext.set(context, outlines);
  return outlines;
}

/** What has been drawn by a renderer with the same pages/_site.json; its forms have a say in what blocks have. */
const drawn = new WeakMap<Renderer, { site: string; outlines: Map<string, BlockOutline> }>();

function outlinesBy(render: Renderer, site: string): Map<string, BlockOutline> {
  const known = drawn.get(render);
  if (known?.site === site) return known.outlines;
  const outlines = new Map<string, BlockOutline>();
  drawn.set(render, { site, outlines });
  return outlines;
}

function drawOutlines(context: Context, render: Renderer, { text, data }: Document): Outlines {
  const { schemas } = context.lookup;
  const site = data!;
  const outlines = outlinesBy(render, text);
  const outline = (block: Group, position: number) => {
    const skeleton = skeletonOf(schemas, block);
    const key = (position === 0 ? "first " : "later ") + skeleton;
    const found = outlines.get(key) ?? outlineOf({ schemas, render, site }, skeleton, position);
    outlines.set(key, found);
    return found;
  };
  const pages = context.documents.flatMap((document): PageOutline[] => {
    const blocks = document.role === "page" ? document.data?.["blocks"] : undefined;
    if (!Array.isArray(blocks)) return [];
    return [{ document, blocks: blocks.map((_, position) => place(context, { document, position }, outline)) }];
  });
  const byDocument = new Map(pages.map((page) => [page.document, page]));
  return {
    pages,
    pageOf: (document) => byDocument.get(document),
    frame: new Set(anchorsIn(render.frame(site))),
    rendered: ({ block, blockId, position }) => anchorsIn(render.block({ ...block, id: blockId }, position, site)),
  };
}

function place(
  context: Context,
  { document, position }: { document: Document; position: number },
  outline: (block: Group, position: number) => BlockOutline,
): PlacedBlock | undefined {
  const path: Path = ["blocks", position];
  const written = (document.data!["blocks"] as unknown[])[position] as Group;
  if (!isGroup(written) || !context.isSound(document, path)) return undefined;
  const from = written["type"] === "shared" ? context.shared.get(String(written["use"])) : undefined;
  if (written["type"] === "shared" && (!from || !context.isSound(from, ["block"]))) return undefined;
  const block: Group = from ? placeShared(written, from.data!["block"] as Group) : written;
  const own = written["with"];
  return {
    position,
    block,
    blockId: String(block["id"] ?? `${String(block["type"])}-${position + 1}`),
    outline: outline(block, position),
    sourceOf(inner) {
      const [name] = inner;
      if (!from) return { document, path: [...path, ...inner] };
      if (isGroup(own) && typeof name === "string" && Object.hasOwn(own, name))
        return { document, path: [...path, "with", ...inner] };
      if (name === undefined || (name === "id" && "id" in written)) return { document, path: [...path, ...inner] };
      return { document: from, path: ["block", ...inner] };
    },
  };
}
