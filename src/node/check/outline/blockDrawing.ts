/** Renders blocks at their places on pages. */
import { blockSchema, type Schemas } from "../../../model/fields.ts";
import { endOfWay } from "../document/walker.ts";
import type { Context } from "../rule.ts";
import type { Group, Renderer } from "../site.ts";
import { anchorsIn, type BlockOutline, outlineOf } from "./blockOutline.ts";
import type { PlacedBlock, BlockPlace } from "./placedBlock.ts";
import { skeletonOf } from "./skeleton.ts";
import { Step } from "./way.ts";

/** The anchors that every page has, see `Outlines`. */
interface Frame {
  frame: ReadonlySet<string>;
  inDialogs: ReadonlySet<string>;
}

interface Known {
  schemas: Schemas;
  /** The text of pages/_site.json: its forms affect what blocks render. */
  site: string;
  /** The roots of the tries for the first block of a page and for all others. */
  first: Step;
  later: Step;
  frame?: Frame;
}

/** The last results of a renderer, because most checks follow another one of the same site. */
const lastKnown = new WeakMap<Renderer, Known>();

function knownOf(render: Renderer, schemas: Schemas, site: string): Known {
  const known = lastKnown.get(render);
  if (known?.site === site && known.schemas === schemas) return known;
  const fresh: Known = { schemas, site, first: new Step(), later: new Step() };
  lastKnown.set(render, fresh);
  return fresh;
}

const DIALOG = /<dialog\b.*?<\/dialog>/gs;

export class BlockDrawing {
  readonly #context: Context;
  readonly #render: Renderer;
  readonly #site: Group;
  readonly #known: Known;
  /**
   * The ends in the trie by start, and then by the block as written, or by the shared block if that is placed
   * unchanged.
   */
  readonly #ends: ReadonlyMap<Step, WeakMap<Group, Step>>;

  /** @param site The data of pages/_site.json, repaired if it has mistakes. */
  constructor(context: Context, render: Renderer, site: { text: string; data: Group }) {
    this.#context = context;
    this.#render = render;
    this.#site = site.data;
    this.#known = knownOf(render, context.lookup.schemas, site.text);
    const { first, later } = this.#known;
    this.#ends = new Map([first, later].map((start) => [start, new WeakMap()]));
  }

  get frame(): Frame {
    return (this.#known.frame ??= frameOf(this.#render.frame(this.#site)));
  }

  startOf(position: number): Step {
    return position === 0 ? this.#known.first : this.#known.later;
  }

  /** Undefined for an invalid block. */
  placed(placement: BlockPlace, block: Group, end?: Step): BlockOutline | undefined {
    const step = end ?? this.#endOfPlaced(placement, block);
    const isSure = !placement.from && !this.#context.isSpoilt(placement.document);
    // A page's overrides may make a shared block invalid, and in a document with a repeated name, nothing else may be
    // told of it.
    return step.end || isSure || this.#isWhole(block) ? this.#drawn(step, placement, block) : undefined;
  }

  /** The outline of a repaired block; may throw. */
  draft(placement: BlockPlace, block: Group): BlockOutline {
    return this.#drawn(this.#endOf(placement, block), placement, block);
  }

  /** The anchors of a block rendered with its real texts, in the order of its outline. */
  rendered({ block, blockId, position }: PlacedBlock): readonly string[] {
    return anchorsIn(this.#render.block({ ...block, id: blockId }, position, this.#site));
  }

  #drawn(step: Step, { position }: BlockPlace, block: Group): BlockOutline {
    const { schemas } = this.#known;
    const drawing = { schemas, render: this.#render, site: this.#site };
    return (step.end ??= outlineOf(drawing, skeletonOf(schemas, block), position));
  }

  #endOf({ position }: BlockPlace, block: Group): Step {
    return endOfWay(this.#known.schemas, block, this.startOf(position));
  }

  #endOfPlaced(placement: BlockPlace, block: Group): Step {
    const { position, written, from } = placement;
    const ends = this.#ends.get(this.startOf(position))!;
    const key = block === from?.data!["block"] ? block : written;
    const end = ends.get(key) ?? this.#endOf(placement, block);
    ends.set(key, end);
    return end;
  }

  #isWhole(block: Group): boolean {
    const own = blockSchema(this.#known.schemas, String(block["type"]));
    return own !== undefined && this.#context.validate(own.file, block).length === 0;
  }
}

function frameOf(html: string): Frame {
  return { frame: new Set(anchorsIn(html)), inDialogs: new Set((html.match(DIALOG) ?? []).flatMap(anchorsIn)) };
}
