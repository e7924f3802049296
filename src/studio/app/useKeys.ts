import { useLayoutEffect, useRef } from "react";

export interface KeyCommands {
  save(): void;
  undo(): void;
  redo(): void;
  help(): void;
  nextProblem(): void;
  /** To the list of blocks, or the part of the studio before or after. */
  part(where: "blocks" | "next" | "before"): void;
}

/** Keys that work anywhere in the studio, except in its dialogs. */
export function useKeys(commands: KeyCommands): void {
  const latest = useRef(commands);
  useLayoutEffect(() => {
    latest.current = commands;
  });
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isInDialog = document.querySelector("dialog[open]") !== null;
      const where = partFor(event);
      if (where && !isInDialog) {
        event.preventDefault();
        return latest.current.part(where);
      }
      const command = commandFor(event);
      if (!command) return;
      event.preventDefault();
      // In a dialog a page is neither saved nor changed behind its back.
      if (!isInDialog) latest.current[command]();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

function partFor({ key, shiftKey, target }: KeyboardEvent): Parameters<KeyCommands["part"]>[0] | undefined {
  if (key === "F6") return shiftKey ? "before" : "next";
  const isInForm = target instanceof HTMLElement && target.closest("[data-part=form]") !== null;
  return key === "Escape" && isInForm && !target.closest(".cm-editor") ? "blocks" : undefined;
}

function commandFor(event: KeyboardEvent): Exclude<keyof KeyCommands, "part"> | undefined {
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
