import { useEffect } from "react";

/** Makes the browser ask before a window with unsaved changes is closed. */
export function useLeaveGuard(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const guard = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", guard);
    return () => removeEventListener("beforeunload", guard);
  }, [isOn]);
}
