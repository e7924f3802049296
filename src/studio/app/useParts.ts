import { useCallback } from "react";
import { flushSync } from "react-dom";
import type { StudioView } from "./ViewSwitch.tsx";

/** What is listed at the side: the blocks of this page, all pages, or what is wrong. */
export type SideTab = "outline" | "pages" | "problems";

const PARTS: readonly (StudioView | "bar")[] = ["bar", "side", "middle", "form"];

/** Goes from part to part of the studio, or back to the block that is selected. */
export function useParts(setTab: (tab: SideTab) => void, setView: (view: StudioView) => void) {
  return useCallback(
    (where: "blocks" | "form" | "next" | "before") => {
      // Without the focus in any part, goes to the list of blocks.
      const at = Math.max(
        PARTS.findIndex((part) => partOf(part)?.contains(document.activeElement)),
        0,
      );
      const step = where === "next" ? at + 1 : at - 1;
      const next = where === "blocks" ? "side" : where === "form" ? "form" : PARTS.at(step % PARTS.length)!;
      // Synchronously: the next key may come before the next frame.
      flushSync(() => {
        if (where === "blocks") setTab("outline");
        if (next !== "bar") setView(next);
      });
      // Without a switch between parts, the list is beside the form, and the row keeps the focus.
      if (where === "form" && !partOf("switch")?.checkVisibility()) return;
      const part = partOf(next);
      (part?.querySelector<HTMLElement>("[data-row][aria-current]") ?? part)?.focus();
    },
    [setTab, setView],
  );
}

function partOf(part: StudioView | "bar" | "switch"): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-part="${part}"]`);
}
