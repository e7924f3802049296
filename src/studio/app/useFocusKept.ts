import { useCallback, useLayoutEffect, useRef } from "react";
import { focusNear, type FocusPlace, focusPlaceOf } from "../ui/focus.ts";

/**
 * Keeps the focus on an element that is moved in the document; if it is removed or disabled, the nearest control gets the
 * focus. To be called before a change.
 */
export function useFocusKept(): (to?: "row" | "inside") => void {
  const before = useRef<FocusPlace>(undefined);
  const isForRow = useRef(false);
  useLayoutEffect(() => {
    const { current } = before;
    before.current = undefined;
    if (isForRow.current) focusNear();
    else if (current) focusNear(current);
    isForRow.current = false;
  });
  return useCallback((to) => {
    before.current = focusPlaceOf(document.activeElement);
    // The row that is selected after the change.
    isForRow.current = to === "row";
  }, []);
}
