import { useCallback, useLayoutEffect, useRef } from "react";
import { focusNear, type Place, placeOf } from "../ui/focus.ts";

/**
 * What has the focus keeps it when it moves within the document; when it is gone or can do nothing any more, what stands
 * nearest to its place gets it. Asked for before a change.
 */
export function useFocusKept(): (to?: "row" | "inside") => void {
  const before = useRef<Place>(undefined);
  const isForRow = useRef(false);
  useLayoutEffect(() => {
    const { current } = before;
    before.current = undefined;
    if (isForRow.current) focusNear();
    else if (current) focusNear(current);
    isForRow.current = false;
  });
  return useCallback((to) => {
    before.current = placeOf(document.activeElement);
    // The row that is selected after the change.
    isForRow.current = to === "row";
  }, []);
}
