/** Mistakes that AJV reports by several errors, each of which is told by one finding. */
import type { ErrorObject } from "ajv/dist/2020.js";
import type { Path } from "../../../model/fields.ts";
import type { Document, Rename } from "../document/document.ts";
import type { CodedFinding } from "../finding.ts";
import type { Lookup } from "../lookup.ts";

/** The errors about a document that no finding tells yet. */
export interface Untold {
  document: Document;
  errors: readonly ErrorObject[];
  /** Turns a JSON Pointer of AJV into a path. */
  pathOf(pointer: string): Path;
  /** Is called with each name that is taken for another one. */
  onRename?: ((rename: Rename) => void) | undefined;
}

/** Finds mistakes of one kind. `rest` are the errors that have nothing to do with these. */
export type Tell = (lookup: Lookup, untold: Untold) => { found: CodedFinding[]; rest: readonly ErrorObject[] };
