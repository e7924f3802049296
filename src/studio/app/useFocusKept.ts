import { useCallback, useLayoutEffect, useRef } from "react";

/** What has the focus keeps it when it moves within the document. Asked for before a change. */
export function useFocusKept(): (to?: "row") => void {
  const before = useRef<Element>(null);
  const isForRow = useRef(false);
  useLayoutEffect(() => {
    const { current } = before;
    before.current = null;
    if (isForRow.current) document.querySelector<HTMLElement>("[data-row][aria-current]")?.focus();
    else if (current instanceof HTMLElement && current.isConnected && document.activeElement === document.body)
      current.focus();
    isForRow.current = false;
  });
  return useCallback((to) => {
    before.current = document.activeElement;
    // The row that is selected after the change.
    isForRow.current = to === "row";
  }, []);
}
