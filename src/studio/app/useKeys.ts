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
      // In a dialog a page is neither saved nor changed behind its back, and fields have an undo of their own.
      if (!isInDialog || (command !== "undo" && command !== "redo")) event.preventDefault();
      if (!isInDialog) latest.current[command]();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

function partFor(event: KeyboardEvent): Parameters<KeyCommands["part"]>[0] | undefined {
  const { key, shiftKey, target, defaultPrevented } = event;
  if (key === "F6") return shiftKey ? "before" : "next";
  const isInForm = target instanceof HTMLElement && target.closest("[data-part=form]") !== null;
  // In the JSON, Escape closes first what is offered.
  return key === "Escape" && isInForm && !defaultPrevented ? "blocks" : undefined;
}

function commandFor(event: KeyboardEvent): Exclude<keyof KeyCommands, "part"> | undefined {
  const key = event.key.toLowerCase();
  // The editor of JSON stands in a root of its own.
  const [target] = event.composedPath();
  if ((event.ctrlKey || event.metaKey) && !event.altKey) {
    if (key === "s") return "save";
    if (key === "z") return event.shiftKey ? "redo" : "undo";
    if (key === "y") return "redo";
    return undefined;
  }
  if (key === "f8") return "nextProblem";
  const isWriting = target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable=true]");
  return key === "?" && !isWriting ? "help" : undefined;
}
