/** Pages as they are composed: which headings and anchors stand on them, and which JSON each of them comes from. */
import type { Place } from "../place.ts";
import { placeShared } from "../../../model/placeShared.ts";
import { blockSchema, type Json, type Path, type Schemas } from "../../../model/fields.ts";
import { endOfWay } from "../document/walk.ts";
import { isGroup } from "../json.ts";
import { perContext } from "../perContext.ts";
import { type Context, siteDocument } from "../rule.ts";
import type { Document } from "../document/document.ts";
import type { Group, Renderer } from "../site.ts";
import { anchorsIn, type BlockOutline, outlineOf } from "./blockOutline.ts";
import { skeletonOf } from "./skeleton.ts";
import { Step } from "./way.ts";

interface Placement {
  document: Document;
  /** From 0. */
  position: number;
  /** What stands there in the page's file. */
  written: Group;
  /** The file of the shared block that it is, if it is one. */
  from: Document | undefined;
}

/** One block of a page, shared ones in the words of the page. */
export class PlacedBlock {
  readonly position: number;
  /** What its component gets: without a shared block's `use`. */
  readonly block: Group;
  readonly blockId: string;
  readonly #at: Placement;

  constructor(
    at: Placement,
    block: Group,
    readonly outline: BlockOutline,
  ) {
    this.position = at.position;
    this.block = block;
    this.blockId = String(block["id"] ?? `${String(block["type"])}-${at.position + 1}`);
    this.#at = at;
  }

  /** Where a value of `block` is written. */
  sourceOf(inner: Path): Place {
    const { document, position, written, from } = this.#at;
    const path = ["blocks", position];
    const [name] = inner;
    const own = written["with"];
    if (from && isGroup(own) && typeof name === "string" && Object.hasOwn(own, name))
      return { document, path: [...path, "with", ...inner] };
    if (!from || name === undefined || (name === "id" && "id" in written))
      return { document, path: [...path, ...inner] };
    return { document: from, path: ["block", ...inner] };
  }
}

export interface PageOutline {
  document: Document;
  /** In order; undefined for a block that is not sound, about which nothing is known. */
  blocks: readonly (PlacedBlock | undefined)[];
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
  /** What is in the file of a shared block, where that is sound. */
  sharedBlock(name: unknown): Group | undefined;
  /** The anchors of a block exactly as they are rendered with its words, in the order of its outline. */
  rendered(placed: PlacedBlock): readonly string[];
}

/** Undefined when nobody renders, or when pages/_site.json is not sound enough. */
export const outlinesOf = perContext((context): Outlines | undefined => {
  const site = siteDocument(context);
  const { render } = context;
  return render && site?.data && isDrawable(site, context, render) ? drawOutlines(context, render, site) : undefined;
});

/** What stands around the blocks of pages, and is nothing to them. */
const AROUND: ReadonlySet<string> = new Set(["header", "footer", "social"]);

/** Whether what pages share can be drawn: all of it is sound, or a mistake is only in what stands around them and does not stop anybody. */
function isDrawable(site: Document, context: Context, render: Renderer): boolean {
  if (!context.isSpoilt(site)) return true;
  if (!Object.keys(site.data!).every((name) => AROUND.has(name) || context.isSound(site, [name]))) return false;
  try {
    render.frame(site.data!);
    return true;
  } catch {
    return false;
  }
}

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
const drawn = new WeakMap<Renderer, Drawn>();

function drawnBy(render: Renderer, schemas: Schemas, { text }: Document): Drawn {
  const known = drawn.get(render);
  if (known?.site === text && known.schemas === schemas) return known;
  const fresh: Drawn = { schemas, site: text, first: new Step(), later: new Step() };
  drawn.set(render, fresh);
  return fresh;
}

const DIALOG = /<dialog\b.*?<\/dialog>/gs;

function frameOf(html: string): Pick<Outlines, "frame" | "inDialogs"> {
  return { frame: new Set(anchorsIn(html)), inDialogs: new Set((html.match(DIALOG) ?? []).flatMap(anchorsIn)) };
}

function drawOutlines(context: Context, render: Renderer, siteFile: Document): Outlines {
  const { schemas } = context.lookup;
  const site = siteFile.data!;
  const known = drawnBy(render, schemas, siteFile);
  const startOf = (position: number) => (position === 0 ? known.first : known.later);
  // Most shared blocks stand on pages as they are.
  const asTheyAre = new Map<Step, Map<Group, Step>>([
    [known.first, new Map()],
    [known.later, new Map()],
  ]);
  const endOfShared = (block: Group, { position, from }: Placement) => {
    const start = startOf(position);
    if (block !== from?.data!["block"]) return endOfWay(schemas, block, start);
    const ends = asTheyAre.get(start)!;
    const end = ends.get(block) ?? endOfWay(schemas, block, start);
    ends.set(block, end);
    return end;
  };
  const isWhole = (block: Group) => {
    const own = blockSchema(schemas, String(block["type"]));
    return own !== undefined && context.validate(own.file, block).length === 0;
  };
  const outline = (placement: Placement, block: Group, end?: Step) => {
    const { position, from } = placement;
    const step = end ?? endOfShared(block, placement);
    if (step.end) return step.end;
    // The words of the page in a shared block may not fit. Of what is written twice, nothing else is told.
    const isSure = !from && !context.isSpoilt(placement.document);
    if (!isSure && !isWhole(block)) return undefined;
    return (step.end = outlineOf({ schemas, render, site }, skeletonOf(schemas, block), position));
  };
  const drawnPages = new Map<Document, PageOutline | undefined>();
  function pageOf(document: Document): PageOutline | undefined {
    if (!drawnPages.has(document)) drawnPages.set(document, drawPage(document));
    return drawnPages.get(document);
  }
  function drawPage(document: Document, ends: readonly (Step | undefined)[] = []): PageOutline | undefined {
    const blocks = document.role === "page" ? document.data?.["blocks"] : undefined;
    if (!Array.isArray(blocks)) return undefined;
    return {
      document,
      blocks: blocks.map((written, position) => place({ document, position, written }, ends[position])),
    };
  }
  /** Also by a name with a slip in it, which is told: links to places in the block are not to blame. */
  function sharedFrom(name: unknown): Document | undefined {
    return typeof name === "string" ? (context.lookup.sharedMeant?.(name) ?? context.shared.get(name)) : undefined;
  }
  function sharedBlock(name: unknown): Group | undefined {
    const from = sharedFrom(name);
    const block = from?.data?.["block"];
    return from && isGroup(block) && context.isSound(from, ["block"]) ? block : undefined;
  }
  function place({ document, position, written }: Omit<Placement, "from" | "written"> & { written: Json }, end?: Step) {
    if (!isGroup(written) || (context.isSpoilt(document) && !context.isSound(document, ["blocks", position])))
      return undefined;
    if (written["type"] !== "shared") return placed({ document, position, written, from: undefined }, written, end);
    const from = sharedFrom(written["use"]);
    const shared = sharedBlock(written["use"]);
    if (!shared) return undefined;
    const block = "with" in written || "id" in written ? placeShared(written, shared) : shared;
    // A shared block cannot be made from another one, nor can a page make it one of another type, and rules say so.
    if (shared["type"] === "shared" || block["type"] !== shared["type"]) return undefined;
    return placed({ document, position, written, from }, block);
  }
  function placed(placement: Placement, block: Group, end?: Step): PlacedBlock | undefined {
    const found = outline(placement, block, end);
    return found && new PlacedBlock(placement, block, found);
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
