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
 * Whether a picture is loaded at once and before others: only that of the first item of the first block. A phone shows
 * no picture behind it, and the slow network of a phone is shared by all that are urgent. A later block begins with its
 * words, which a visitor sees first; its pictures load when the browser knows that they are near.
 * @param index Of the item of the block that has the picture.
 */
export function isUrgent(position: number, index = 0): boolean {
  return position === 0 && index === 0;
}
