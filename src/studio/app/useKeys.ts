import { useCallback, useLayoutEffect, useRef } from "react";
import { type Shortcut, shortcutOf } from "../ui/shortcuts.ts";

/** Handles the keys that work anywhere in the studio, except in its dialogs. Returns the handler, for keys pressed in the preview. */
export function useKeys(commands: Readonly<Record<Shortcut, () => void>>): (shortcut: Shortcut) => void {
  const latest = useRef(commands);
  useLayoutEffect(() => {
    latest.current = commands;
  });
  // While a dialog is open, no key may save or change the page behind it.
  const run = useCallback((shortcut: Shortcut) => {
    if (!isInDialog()) latest.current[shortcut]();
  }, []);
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event);
      // A dialog keeps its own undo; the browser's "Save as" would be of no use anywhere.
      if (!shortcut || (isInDialog() && shortcut !== "save")) return;
      event.preventDefault();
      run(shortcut);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [run]);
  return run;
}

function isInDialog(): boolean {
  return document.querySelector("dialog[open]") !== null;
}
