/** A block where it stands on a page, and which JSON each part of it comes from. */
import type { Path } from "../../../model/fields.ts";
import type { Document } from "../document/document.ts";
import { isGroup } from "../json.ts";
import type { Place } from "../place.ts";
import type { Group } from "../site.ts";
import type { BlockOutline } from "./blockOutline.ts";

export interface Placement {
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
  readonly #at: Placement;

  constructor(
    at: Placement,
    block: Group,
    readonly outline: BlockOutline,
  ) {
    this.position = at.position;
    this.block = block;
    this.#at = at;
  }

  /** Asked of few blocks: most are known by their positions. */
  get blockId(): string {
    const { block, position } = this;
    return String(block["id"] ?? `${String(block["type"])}-${position + 1}`);
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
