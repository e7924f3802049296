import { pathOf, pointerOf } from "../../model/pointer.ts";
import type { Action } from "./actions.ts";
import { keyAt, pathOfKey } from "./keys.ts";
import type { Version } from "./openFile.ts";

/**
 * Rebases an action onto a newer version, in which the item at its pointer may stand elsewhere.
 * @param seen The version that its pointers are of.
 * @returns Undefined where the item is gone.
 */
export function carriedOver(action: Action, seen: Version, now: Version): Action | undefined {
  if (seen.keys === now.keys) return action;
  const placeNow = (pointer: string): string | undefined => {
    const path = pathOf(pointer, seen.page ?? {});
    const key = keyAt(seen.keys, path);
    if (key === undefined) return pointer;
    const item = pathOfKey(now.keys, key);
    return item && pointerOf([...item, ...path.slice(pathOfKey(seen.keys, key)!.length)]);
  };
  if ("pointer" in action) {
    const pointer = placeNow(action.pointer);
    return pointer === undefined ? undefined : { ...action, pointer };
  }
  if (action.type !== "add") return action;
  const list = placeNow(action.list);
  if (list === undefined) return undefined;
  // An added item stays behind the same item as before.
  const before = placeNow(`${action.list}/${action.index - 1}`);
  return { ...action, list, index: before === undefined ? action.index : Number(before.split("/").at(-1)) + 1 };
}
