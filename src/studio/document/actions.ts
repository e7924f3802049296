import type { Json } from "../../model/fields.ts";

/** What can be done to an open file. Pointers are JSON pointers into its page, such as `/blocks/0/heading`. */
export type Action =
  /** Sets a field. Groups around it that are missing are made. Changes of one field in a row are one step. */
  | {
      type: "set";
      pointer: string;
      value: Json;
      /** Whether it belongs to the step before, and is taken back with it. */
      isJoined?: boolean;
    }
  /** Takes an optional field out, so that its name is gone; or what a required one says. */
  | { type: "clear"; pointer: string }
  /** Gives a field of a group with names of the author's own another name. */
  | { type: "rename"; pointer: string; name: string }
  /** Of fields with the same name in one group, keeps one. */
  | { type: "keepOne"; pointer: string; which: "first" | "last" }
  /** Puts a block into "/blocks", or an item into another list; a list that is missing is made. */
  | { type: "add"; list: string; index: number; value: Json; isPasted?: boolean }
  | { type: "remove"; pointer: string }
  /** To another place in the same list. */
  | { type: "move"; pointer: string; to: number }
  /** Puts a copy behind the original. */
  | { type: "duplicate"; pointer: string }
  /** Replaces the whole text. While it is not JSON, the last page that was read stays, and only this and undo work. */
  | { type: "replaceText"; text: string; label?: string }
  | { type: "select"; key: string | undefined }
  /** What is written from now on is a step of its own: the field was left, or somebody paused. */
  | { type: "settle" }
  | { type: "undo" }
  | { type: "redo" };

/** Actions that change the page and know its structure. */
export type Edit = Extract<
  Action,
  { type: "set" | "clear" | "rename" | "keepOne" | "add" | "remove" | "move" | "duplicate" }
>;
