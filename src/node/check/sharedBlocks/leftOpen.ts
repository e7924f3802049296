/** What the file of a shared block leaves open to pages, and what a page overrides. */
import { blockSchema, type Json, type Located, type Path, type Schemas } from "../../../model/fields.ts";
import { isGroup } from "../json.ts";
import type { Document } from "../document/document.ts";
import type { Group } from "../site.ts";

/** The "with" of a page. */
export interface With {
  document: Document;
  path: Path;
  given: Group;
  /** The file of the shared block. */
  from: Document;
  /** Its open fields. */
  open: readonly string[];
}

export function openFields(from: Document): string[] {
  const open = openIn(from);
  return Array.isArray(open) ? open.filter((name) => typeof name === "string") : [];
}

/** What is written as "open". Inside the block, where it is told to be moved out, it means the same. */
export function openIn({ data = {} }: Document): Json | undefined {
  const { open, block } = data;
  return open ?? (isGroup(block) ? block["open"] : undefined);
}

/** The block in the file of a shared block. Fields at the top of the file are reported there, and read all the same. */
export function blockIn({ data = {} }: Document): Group | undefined {
  // If a block stands alone in the file, it is unknown which fields were open.
  const { block = "open" in data ? data : undefined } = data;
  return isGroup(block) ? block : undefined;
}

/** Undefined without a block, or with one of an unknown type. */
export function schemaIn(from: Document, schemas: Schemas): Located | undefined {
  const type = blockIn(from)?.["type"];
  return typeof type === "string" ? blockSchema(schemas, type) : undefined;
}
