/** What the file of a shared block leaves open to pages, and what a page words differently. */
import { blockSchema, type Located, type Path, type Schemas } from "../../../model/fields.ts";
import { isGroup } from "../json.ts";
import type { Document } from "../document/document.ts";
import type { Group } from "../site.ts";

/** What a page has in "with". */
export interface With {
  document: Document;
  path: Path;
  given: Group;
  /** The file of the shared block. */
  from: Document;
  /** The fields that it leaves open. */
  open: readonly string[];
}

export function openFields({ data }: Document): string[] {
  const open = data?.["open"];
  return Array.isArray(open) ? open.filter((name) => typeof name === "string") : [];
}

/** That its fields stand at the top of the file is told of that file. */
export function blockIn({ data = {} }: Document): Group | undefined {
  // Of a block alone nobody knows what was open before.
  const { block = "open" in data ? data : undefined } = data;
  return isGroup(block) ? block : undefined;
}

/** Undefined where there is no block, or none of a known type. */
export function schemaIn(from: Document, schemas: Schemas): Located | undefined {
  const block = blockIn(from);
  return block && blockSchema(schemas, String(block["type"]));
}
