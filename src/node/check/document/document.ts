/** A file of the site while it is checked. */
import type { Json, Path } from "../../../model/fields.ts";
import type { PageFacts } from "../facts/pageFacts.ts";
import type { Made } from "./edited.ts";
import type { Role } from "../site.ts";

export interface Unread {
  offset: number;
  length: number;
  /** There was one field, and its name could be read. */
  isField: boolean;
}

/** What was done to a text to make JSON of it. */
export interface Mending {
  /** As the author wrote it. */
  written: string;
  /** Each is for the text as it was after those before. */
  edits: readonly Made[];
  /** What stands in the mended text in the place of lines that only their author can mend. */
  unread: readonly Unread[];
  /** Lines that a problem shows as they should be, counted from 1. */
  shownLines: ReadonlySet<number>;
  /** Where groups begin, as written, of which a problem tells what they lack. */
  remainders: ReadonlySet<number>;
  /** The text ended while brackets were open: behind them there may have been more. */
  isCutOff: boolean;
  /** The line with the name of a group or a list is missing: nobody knows what is called so. */
  hasLostName: boolean;
}

/** A name that is sure to be meant to be another one. */
export interface Rename {
  /** Of the group. */
  path: Path;
  name: string;
  meant: string;
  /** The name of a group in that group which does not belong there, and in which the name stands. */
  within?: string;
  /** The value behind it is wrong as well, which is told together. */
  isValueWrong?: true;
}

/** One file of the site while it is checked. */
export interface Document {
  file: string;
  role: Role;
  /** Of a shared block: what `use` calls it. */
  name: string;
  /** As the author wrote it, but see `mended`; empty when the file could not be read. */
  text: string;
  /** The text was not JSON. It has been made so by edits, and all places are told as they were before them. */
  mended?: Mending;
  /** It is not where it belongs or not called as it should be, which has been told. */
  isAstray?: true;
  /** The text is only what could be made out of bytes in the wrong encoding, so no edit of it can be written. */
  misread?: true;
  /** Left out when the text is not JSON or its top level is not an object. With the names that are meant, see `renames`. */
  data?: { [key: string]: Json };
  /** Names in the text that are sure to be meant to be others. All paths but those of the names themselves have the others. */
  renames?: readonly Rename[];
  /** The data with the names as they are in the text, where that is something else. */
  written?: { [key: string]: Json };
  /** Of a page, also of one that does not parse; left out when it cannot be known. */
  route?: string;
  /** Of a page that is not looked at whole: all that is asked of it. Its text and its data are read when they are needed. */
  facts?: PageFacts;
}
