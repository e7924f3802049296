import type { KeyboardEvent } from "react";
import { letterOf } from "../../ui/shortcuts.ts";

/** Does what a key stands for; gives whether it stands for something. */
export function pressed(event: KeyboardEvent, keys: Readonly<Record<string, () => void>>): boolean {
  const command = keys[event.key] ?? keys[letterOf(event)];
  if (!command) return false;
  event.preventDefault();
  command();
  return true;
}

/** Goes from row to row as in a tree: right shows the items of a block and goes to them, left goes back to it. */
export function walk(event: KeyboardEvent<HTMLElement>): void {
  const { altKey, ctrlKey, metaKey, currentTarget } = event;
  if (altKey || ctrlKey || metaKey) return;
  const rows = [...currentTarget.closest("[data-rows]")!.querySelectorAll<HTMLElement>("[data-row]")];
  const at = rows.indexOf(currentTarget);
  const own = currentTarget.closest("li");
  const block = own?.parentElement!.closest("li");
  const item = own?.querySelector<HTMLElement>("ul [data-row]");
  pressed(event, {
    ArrowUp: () => rows[at - 1]?.focus(),
    ArrowDown: () => rows[at + 1]?.focus(),
    Home: () => rows[0]!.focus(),
    End: () => rows.at(-1)!.focus(),
    ArrowLeft: () => block?.querySelector<HTMLElement>("[data-row]")!.focus(),
    ArrowRight: () => {
      if (item) item.focus();
      else if (own && !block) currentTarget.click();
    },
  });
}
