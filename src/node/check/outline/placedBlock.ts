/** A block at its place on a page, with the places of its values in the JSON. */
import type { Path } from "../../../model/fields.ts";
import type { Document } from "../document/document.ts";
import { isGroup } from "../json.ts";
import type { Place } from "../place.ts";
import type { Group } from "../site.ts";
import type { BlockOutline } from "./blockOutline.ts";

export interface BlockPlace {
  document: Document;
  /** From 0. */
  position: number;
  /** The block in the page's file. */
  written: Group;
  /** The file of the shared block, if it is one. */
  from: Document | undefined;
}

/** A block of a page, shared blocks with the page's overrides. */
export class PlacedBlock {
  readonly position: number;
  /** The props of its component. */
  readonly block: Group;
  readonly #at: BlockPlace;

  constructor(
    at: BlockPlace,
    block: Group,
    readonly outline: BlockOutline,
  ) {
    this.position = at.position;
    this.block = block;
    this.#at = at;
  }

  /** A getter, because most blocks are known by their positions and need no string. */
  get blockId(): string {
    const { block, position } = this;
    return String(block["id"] ?? `${String(block["type"])}-${position + 1}`);
  }

  /** The place where a value of `block` is written. */
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
