import type { Path } from "../../model/fields.ts";
import type { Document } from "./document/document.ts";

/** A value in a document: where something is wrong, is named, or is to be written. */
export interface Place {
  document: Document;
  path: Path;
  /** Of the links in the text there, the one that is meant, counted from 0. */
  link?: number | undefined;
}
