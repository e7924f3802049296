import type { Listed } from "../../fields/listed.ts";
import type { StudioState } from "../useStudio.ts";

/** What can be done with cards, questions and other items of a list, within its limits. */
export interface ItemCommands {
  select(list: Listed, at: number): void;
  move(list: Listed, at: number, to: number): void;
  duplicate(list: Listed, at: number): void;
  remove(list: Listed, at: number): void;
}

export function itemCommands({ act, revealAt }: Pick<StudioState, "act" | "revealAt">): ItemCommands {
  return {
    select({ items }, at) {
      const { key, pointer } = items[at]!;
      act({ type: "select", key });
      revealAt(pointer, "none");
    },
    move({ items }, at, to) {
      act({ type: "move", pointer: items[at]!.pointer, to });
    },
    duplicate({ items, isFull }, at) {
      if (!isFull) act({ type: "duplicate", pointer: items[at]!.pointer }, "row");
    },
    remove({ items, isLeast }, at) {
      if (!isLeast) act({ type: "remove", pointer: items[at]!.pointer }, "row");
    },
  };
}
