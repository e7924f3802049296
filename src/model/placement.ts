import type { Words } from "./words.ts";

/** Where a block stands on its page; every block component receives it beside its own fields. */
export interface Placement {
  /** 0 for the first block: its picture is urgent and its heading is the page's h1. */
  position: number;
  /** Unique on the page: the author's anchor, or made from type and position. */
  blockId: string;
  /** In which language its numbers are written; left out for English. */
  language?: string;
}

/** What a component of a block receives beside its own fields: the words of the program are those of the site. */
export interface OnPage extends Placement {
  words: Words;
}
