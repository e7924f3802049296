/** Pages as they are composed: which headings and anchors stand on them, and which JSON each of them comes from. */
import { placeShared } from "../../../model/placeShared.ts";
import { blockSchema, type Json, type Schemas } from "../../../model/fields.ts";
import { endOfWay } from "../document/walk.ts";
import { isGroup } from "../json.ts";
import { perContext } from "../perContext.ts";
import { type Context, siteDocument } from "../rule.ts";
import type { Document } from "../document/document.ts";
import type { Group, Renderer } from "../site.ts";
import { ROOTS } from "../lookup.ts";
import { typeMeant } from "../shape/block/blockType.ts";
import { anchorsIn, outlineOf } from "./blockOutline.ts";
import { PlacedBlock, type Placement } from "./placedBlock.ts";
import { putRight } from "./putRight.ts";
import { skeletonOf } from "./skeleton.ts";
import { Step } from "./way.ts";

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
  return data ? drawOutlines(context, render, { ...site, data }) : undefined;
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

type Written = Pick<Placement, "document" | "position"> & { written: Json };

interface Drawn {
  schemas: Schemas;
  /** The text of pages/_site.json: its forms have a say in what blocks have. */
  site: string;
  /** Where the ways through blocks start: through the first one of a page, and through all others. */
  first: Step;
  later: Step;
  frame?: Pick<Outlines, "frame" | "inDialogs">;
}

/** What has been drawn by a renderer last: most checks follow another one of the same site. */
const lastDrawn = new WeakMap<Renderer, Drawn>();

function drawnBy(render: Renderer, schemas: Schemas, { text }: Document): Drawn {
  const known = lastDrawn.get(render);
  if (known?.site === text && known.schemas === schemas) return known;
  const fresh: Drawn = { schemas, site: text, first: new Step(), later: new Step() };
  lastDrawn.set(render, fresh);
  return fresh;
}

const DIALOG = /<dialog\b.*?<\/dialog>/gs;

function frameOf(html: string): Pick<Outlines, "frame" | "inDialogs"> {
  return { frame: new Set(anchorsIn(html)), inDialogs: new Set((html.match(DIALOG) ?? []).flatMap(anchorsIn)) };
}

/** A block of the type that is meant. */
function withType(schemas: Schemas, block: Json | undefined): Group | undefined {
  const type = isGroup(block) ? typeMeant(schemas, block) : undefined;
  return type === undefined ? undefined : { ...(block as Group), type };
}

function drawOutlines(context: Context, render: Renderer, siteFile: Document): Outlines {
  const { schemas } = context.lookup;
  const site = siteFile.data!;
  const known = drawnBy(render, schemas, siteFile);
  const startOf = (position: number) => (position === 0 ? known.first : known.later);
  // By what is written where they stand, or for shared blocks that stand there as they are, by these.
  const endsOf = new Map([known.first, known.later].map((start) => [start, new WeakMap<Group, Step>()]));
  const endOfPlaced = (block: Group, { position, written, from }: Placement) => {
    const start = startOf(position);
    const ends = endsOf.get(start)!;
    const key = block === from?.data!["block"] ? block : written;
    const end = ends.get(key) ?? endOfWay(schemas, block, start);
    ends.set(key, end);
    return end;
  };
  const isWhole = (block: Group) => {
    const own = blockSchema(schemas, String(block["type"]));
    return own !== undefined && context.validate(own.file, block).length === 0;
  };
  /** @param isSure Whether it is known to fit its schema, or cannot be made to fit it better. */
  const outline = (
    placement: Placement,
    block: Group,
    { end, isSure }: { end?: Step | undefined; isSure: boolean },
  ) => {
    const step =
      end ?? (isSure ? endOfWay(schemas, block, startOf(placement.position)) : endOfPlaced(block, placement));
    if (step.end) return step.end;
    // The words of the page in a shared block may not fit. Of what is written twice, nothing else is told.
    if (!isSure && !isWhole(block)) return undefined;
    return (step.end = outlineOf({ schemas, render, site }, skeletonOf(schemas, block), placement.position));
  };
  const drawnPages = new Map<Document, PageOutline | undefined>();
  function pageOf(document: Document): PageOutline | undefined {
    if (!drawnPages.has(document)) drawnPages.set(document, drawPage(document));
    return drawnPages.get(document);
  }
  function drawPage(document: Document, ends: readonly (Step | undefined)[] = []): PageOutline | undefined {
    const blocks = document.role === "page" ? document.data?.["blocks"] : undefined;
    if (!Array.isArray(blocks)) return undefined;
    const sound = blocks.map((written, position) => place({ document, position, written }, ends[position]));
    const drawn = sound.map((each, position) => each ?? draft({ document, position, written: blocks[position]! }));
    return { document, blocks: sound, drawn };
  }
  /** Also by a name with a slip in it, which is told: links to places in the block are not to blame. */
  function sharedFrom(name: unknown): Document | undefined {
    return typeof name === "string" ? (context.lookup.sharedMeant?.(name) ?? context.shared.get(name)) : undefined;
  }
  function sharedBlock(name: unknown): Group | undefined {
    const from = sharedFrom(name);
    const block = from?.data?.["block"];
    return isGroup(block) ? block : undefined;
  }
  function place({ document, position, written }: Written, end?: Step) {
    if (!isGroup(written) || (context.isSpoilt(document) && !context.isSound(document, ["blocks", position])))
      return undefined;
    if (written["type"] !== "shared") return placed({ document, position, written, from: undefined }, written, end);
    const from = sharedFrom(written["use"]);
    const shared = sharedBlock(written["use"]);
    if (!from || !shared || !context.isSound(from, ["block"])) return undefined;
    const block = "with" in written || "id" in written ? placeShared(written, shared) : shared;
    // A shared block cannot be made from another one, nor can a page make it one of another type, and rules say so.
    if (shared["type"] === "shared" || block["type"] !== shared["type"]) return undefined;
    return placed({ document, position, written, from }, block);
  }
  function placed(placement: Placement, block: Group, end?: Step): PlacedBlock | undefined {
    const isSure = !placement.from && !context.isSpoilt(placement.document);
    const found = outline(placement, block, { end, isSure });
    return found && new PlacedBlock(placement, block, found);
  }
  function draft({ document, position, written }: Written): PlacedBlock | undefined {
    if (!isGroup(written)) return undefined;
    const from = typeMeant(schemas, written) === "shared" ? sharedFrom(written["use"]) : undefined;
    const own = withType(schemas, from ? sharedBlock(written["use"]) : written);
    const words = isGroup(written["with"]) ? written["with"] : {};
    const block = own && from ? placeShared({ ...written, with: words }, own) : own;
    const file = block && block["type"] === own!["type"] && blockSchema(schemas, String(block["type"]))?.file;
    if (!file || block["type"] === "shared") return undefined;
    const alone: Document = { ...document, data: { blocks: [block] } };
    const whole = putRight(context, { document: alone, path: ["blocks", 0] }, file);
    if (!isGroup(whole)) return undefined;
    try {
      const placement = { document, position, written, from };
      return new PlacedBlock(placement, whole, outline(placement, whole, { isSure: true })!);
    } catch {
      // What is left may be more than its component can do with.
      return undefined;
    }
  }
  const pages = context.open.flatMap((document) => pageOf(document) ?? []);
  return {
    pages,
    pageOf,
    drawPage,
    startOf,
    sharedBlock,
    isShared: (name) => context.shared.has(name) && !blockSchema(schemas, name),
    get frame() {
      return (known.frame ??= frameOf(render.frame(site))).frame;
    },
    get inDialogs() {
      return (known.frame ??= frameOf(render.frame(site))).inDialogs;
    },
    rendered: ({ block, blockId, position }) => anchorsIn(render.block({ ...block, id: blockId }, position, site)),
  };
}
