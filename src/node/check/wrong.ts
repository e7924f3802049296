/** A value that does not fit its schema. */
import type { ErrorObject } from "ajv/dist/2020.js";
import type { Json, Path } from "../../model/fields.ts";
import type { Lookup } from "./lookup.ts";
import type { Document, Finding } from "./site.ts";

/** A value that is wrong, with all that helps to say so. */
export interface Wrong {
  lookup: Lookup;
  document: Document;
  path: Path;
  value: Json;
  error: ErrorObject;
  /** What the value is called: `"heading"` or `tile 5`. */
  label: string;
  /** The first example of the schema, as it should be written. */
  example?: string;
  /** Whether the field may be left out. */
  optional: boolean;
}

/** A finding about a value without what all of them have in common. */
export type Said = Pick<Finding, "message" | "fix" | "edit"> & { code: string } & Partial<Finding>;

/** The fix that shows the example of the schema. */
export function likeThis({ example: shown, label, optional }: Pick<Wrong, "example" | "label" | "optional">): {
  fix?: string;
} {
  if (!shown) return optional ? { fix: "leave it out." } : {};
  return { fix: `write it like this: ${label.startsWith('"') ? `${label}: ${shown}` : shown}.` };
}
