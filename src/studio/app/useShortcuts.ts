import { isInRows } from "../ui/focus.ts";
import type { Shortcut } from "../ui/shortcuts.ts";
import { useKeys } from "./useKeys.ts";
import type { useParts } from "./useParts.ts";
import type { StudioState } from "./useStudio.ts";

interface ShortcutInput extends Pick<Readonly<Record<Shortcut, () => void>>, "save" | "help" | "nextProblem"> {
  goToPart: ReturnType<typeof useParts>;
  /** Deletes a block. */
  remove(at: number): void;
}

/** What the keys of the studio do. Returns undo and redo, and the handler for keys that are pressed in the preview. */
export function useShortcuts(
  { act, block, selectedAt }: Pick<StudioState, "act" | "block" | "selectedAt">,
  given: ShortcutInput,
) {
  const { goToPart, remove, ...others } = given;
  // In the list of blocks, the next key has to act on the block that is selected again.
  const go = (type: "undo" | "redo") => act({ type }, isInRows() ? "row" : undefined);
  const undo = () => go("undo");
  const redo = () => go("redo");
  const moveBy = (by: number) => {
    const at = Number(selectedAt?.split("/").at(-1));
    if (selectedAt !== undefined) act({ type: "move", pointer: selectedAt, to: at + by });
  };
  const press = useKeys({
    ...others,
    undo,
    redo,
    nextPart: () => goToPart("next"),
    partBefore: () => goToPart("before"),
    blocks: () => goToPart("blocks"),
    moveUp: () => moveBy(-1),
    moveDown: () => moveBy(1),
    // What is less than a block is deleted where it is listed.
    remove: () => block !== undefined && selectedAt === `/blocks/${block}` && remove(block),
  });
  return { undo, redo, press };
}
