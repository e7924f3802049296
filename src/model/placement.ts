import type { Words } from "./words.ts";

/** Where a block stands on its page; every block component receives it beside its own fields. */
export interface Placement {
  /** 0 for the first block: its picture is urgent (see `isUrgent`) and its heading is the page's h1. */
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

/**
 * Whether a picture is loaded at once and before others: only that of the first item of the first block. At 390 px no
 * other picture is seen at first, and pictures that are all urgent would share a slow network. Pictures of the second
 * block are not seen at first: below an intro, they begin at 931 px of 844 on a phone, and at 1187 of 900 at 1440 px.
 * @param index Of the item of the block that has the picture.
 */
export function isUrgent(position: number, index = 0): boolean {
  return position === 0 && index === 0;
}
