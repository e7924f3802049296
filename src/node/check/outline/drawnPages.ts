/** Renders pages: each block at its place, shared blocks with the page's overrides. */
import { placeShared } from "../../../model/placeShared.ts";
import { blockSchema, type Json, type Schemas } from "../../../model/fields.ts";
import { oncePer } from "../../../model/once.ts";
import type { Document } from "../document/document.ts";
import { isGroup } from "../json.ts";
import type { Context } from "../rule.ts";
import { typeMeant } from "../shape/block/blockType.ts";
import type { Group } from "../site.ts";
import type { BlockDrawing } from "./blockDrawing.ts";
import type { Outlines, PageOutline } from "./pageOutline.ts";
import { PlacedBlock, type BlockPlace } from "./placedBlock.ts";
import { putRight } from "./putRight.ts";
import type { Step } from "./way.ts";

type WrittenBlock = Pick<BlockPlace, "document" | "position"> & { written: Json };

export class DrawnPages implements Outlines {
  readonly pages: readonly PageOutline[];
  readonly #context: Context;
  readonly #drawing: BlockDrawing;
  readonly pageOf = oncePer((document: Document) => this.drawPage(document));

  constructor(context: Context, drawing: BlockDrawing) {
    this.#context = context;
    this.#drawing = drawing;
    this.pages = context.open.flatMap((document) => this.pageOf(document) ?? []);
  }

  get frame(): ReadonlySet<string> {
    return this.#drawing.frame.frame;
  }

  get inDialogs(): ReadonlySet<string> {
    return this.#drawing.frame.inDialogs;
  }

  startOf(position: number): Step {
    return this.#drawing.startOf(position);
  }

  rendered(placed: PlacedBlock): readonly string[] {
    return this.#drawing.rendered(placed);
  }

  drawPage(document: Document, ends: readonly (Step | undefined)[] = []): PageOutline | undefined {
    const blocks = document.role === "page" ? document.data?.["blocks"] : undefined;
    if (!Array.isArray(blocks)) return undefined;
    const sound = blocks.map((written, position) => this.#place({ document, position, written }, ends[position]));
    const drawn = sound.map(
      (each, position) => each ?? this.#draft({ document, position, written: blocks[position]! }),
    );
    return { document, blocks: sound, drawn };
  }

  isShared(name: string): boolean {
    return this.#context.shared.has(name) && !blockSchema(this.#context.lookup.schemas, name);
  }

  sharedBlock(name: unknown): Group | undefined {
    const block = this.#sharedFrom(name)?.data?.["block"];
    return isGroup(block) ? block : undefined;
  }

  /**
   * A misspelt name counts as the one that it means: the slip is told, and links to anchors in the block are not to
   * blame.
   */
  #sharedFrom(name: unknown): Document | undefined {
    const { lookup, shared } = this.#context;
    return typeof name === "string" ? (lookup.sharedMeant?.(name) ?? shared.get(name)) : undefined;
  }

  /** A valid block; undefined for an invalid one. */
  #place({ document, position, written }: WrittenBlock, end?: Step): PlacedBlock | undefined {
    const context = this.#context;
    if (!isGroup(written) || (context.isSpoilt(document) && !context.isSound(document, ["blocks", position])))
      return undefined;
    if (written["type"] !== "shared")
      return this.#placed({ document, position, written, from: undefined }, written, end);
    const from = this.#sharedFrom(written["use"]);
    const shared = this.sharedBlock(written["use"]);
    if (!from || !shared || !context.isSound(from, ["block"])) return undefined;
    const block = "with" in written || "id" in written ? placeShared(written, shared) : shared;
    // A shared block may not be a reference itself, and a page may not change its type; rules tell both.
    if (shared["type"] === "shared" || block["type"] !== shared["type"]) return undefined;
    return this.#placed({ document, position, written, from }, block);
  }

  #placed(placement: BlockPlace, block: Group, end?: Step): PlacedBlock | undefined {
    const outline = this.#drawing.placed(placement, block, end);
    return outline && new PlacedBlock(placement, block, outline);
  }

  /** An invalid block in a repaired version; undefined if that fails. */
  #draft({ document, position, written }: WrittenBlock): PlacedBlock | undefined {
    if (!isGroup(written)) return undefined;
    const { schemas } = this.#context.lookup;
    const from = typeMeant(schemas, written) === "shared" ? this.#sharedFrom(written["use"]) : undefined;
    const own = withType(schemas, from ? this.sharedBlock(written["use"]) : written);
    const words = isGroup(written["with"]) ? written["with"] : {};
    const block = own && from ? placeShared({ ...written, with: words }, own) : own;
    const file = block && block["type"] === own!["type"] && blockSchema(schemas, String(block["type"]))?.file;
    if (!file || block["type"] === "shared") return undefined;
    const alone: Document = { ...document, data: { blocks: [block] } };
    const whole = putRight(this.#context, { document: alone, path: ["blocks", 0] }, file);
    if (!isGroup(whole)) return undefined;
    try {
      const placement = { document, position, written, from };
      return new PlacedBlock(placement, whole, this.#drawing.draft(placement, whole));
    } catch {
      // The repaired block may still be invalid for its component.
      return undefined;
    }
  }
}

/** The block with the type that its `type` means. */
function withType(schemas: Schemas, block: Json | undefined): Group | undefined {
  const type = isGroup(block) ? typeMeant(schemas, block) : undefined;
  return type === undefined ? undefined : { ...(block as Group), type };
}
