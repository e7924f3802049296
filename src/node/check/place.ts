import type { Path } from "../../model/fields.ts";
import type { Document } from "./document/document.ts";

/** A value in a document: the place of a mistake, of a reference, or of something to insert. */
export interface Place {
  document: Document;
  path: Path;
  /** The index of a link in that text, from 0. */
  link?: number | undefined;
}
