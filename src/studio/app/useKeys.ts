import { useEffect, useRef } from "react";

export interface KeyCommands {
  save(): void;
  undo(): void;
  redo(): void;
  help(): void;
  nextProblem(): void;
}

/** Keys that work anywhere in the studio, except in its dialogs. */
export function useKeys(commands: KeyCommands): void {
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const command = commandFor(event);
      if (!command) return;
      event.preventDefault();
      // In a dialog a page is neither saved nor changed behind its back.
      if (!document.querySelector("dialog[open]")) latest.current[command]();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

function commandFor(event: KeyboardEvent): keyof KeyCommands | undefined {
  const key = event.key.toLowerCase();
  const { target } = event;
  const isOwn = target instanceof HTMLElement && target.closest(".cm-editor") !== null;
  if ((event.ctrlKey || event.metaKey) && !event.altKey) {
    if (key === "s") return "save";
    if (isOwn) return undefined;
    if (key === "z") return event.shiftKey ? "redo" : "undo";
    if (key === "y") return "redo";
    return undefined;
  }
  if (key === "f8") return "nextProblem";
  const isWriting = target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable=true]");
  return key === "?" && !isWriting && !isOwn ? "help" : undefined;
}
