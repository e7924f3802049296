/** The documents of a site while they are checked. */
import type { Path } from "../../../model/fields.ts";
import type { PageFacts } from "../facts/pageFacts.ts";
import type { AppliedEdit } from "./edited.ts";
import type { Group, Role } from "../site.ts";

export interface Unread {
  offset: number;
  length: number;
  /** It replaces a single property whose name could be read. */
  isField: boolean;
}

/** How a text was repaired to become valid JSON. */
export interface Mending {
  /** The text as the author wrote it. */
  written: string;
  /** Each applies to the text after the previous ones. */
  edits: readonly AppliedEdit[];
  /** The ranges of the repaired text that replace lines which only their author can repair. */
  unread: readonly Unread[];
  /** The lines that problems show corrected, from 1. */
  shownLines: ReadonlySet<number>;
  /** The start offsets, in the written text, of groups whose missing fields are told by a problem. */
  remainders: ReadonlySet<number>;
  /** The text ended with open brackets, so more may have followed. */
  isCutOff: boolean;
  /** The line with the name of a group or array is missing, so the name is unknown. */
  hasLostName: boolean;
}

/** A misspelt property name whose meaning is certain. */
export interface Rename {
  /** The path of the group. */
  path: Path;
  name: string;
  meant: string;
  /** The name of a superfluous group inside that group, which contains the property. */
  within?: string;
  /** The value is wrong as well, which is told together with the name. */
  isValueWrong?: true;
}

export interface Document {
  file: string;
  role: Role;
  /** Of a shared block: its name in `use`. */
  name: string;
  /** The written text, or the repaired one if `mended` is set; empty if the file could not be read. */
  text: string;
  /** Set if the text was repaired to become valid JSON. Positions of problems refer to the written text. */
  mended?: Mending;
  /** The file has the wrong place or name, which is told already. */
  isAstray?: true;
  /** The text was decoded from bytes in the wrong encoding, so its edits cannot be applied to the file. */
  misread?: true;
  /**
   * Left out if the text is not JSON or its top level is no object. Its property names are corrected, see `renames`.
   */
  data?: Group;
  /**
   * Property names in the text that are corrected in `data`. Paths use the corrected names, except the paths of the
   * renames themselves.
   */
  renames?: readonly Rename[];
  /** Pointers of what depends on which of two values of one name counts. Only the last one is in `data`. */
  twice?: readonly string[];
  /** The types that blocks are meant to have instead of their own, by pointer. */
  typesMeant?: ReadonlyMap<string, readonly string[]>;
  /** The data with the names as written, if that differs. */
  written?: Group;
  /** Of a page, also one that does not parse; left out if it is unknown. */
  route?: string;
  /** Set for a page that is not open. Its text and data are read on demand. */
  facts?: PageFacts;
}
