/** Looks up the groups of a document that have something to explain. */
import type { Path } from "../../../../model/fields.ts";
import { pointerOf } from "../../../../model/pointer.ts";
import type { Sorted } from "./meanings.ts";

/** Fields that were missing in another group have been found in the wrong place. */
export function settleThere(groups: readonly Sorted[], path: Path, names: readonly string[]): void {
  const home = groupAt(groups, path);
  for (const name of names) home?.lacking.delete(name);
}

export function groupAt(groups: readonly Sorted[], path: Path): Sorted | undefined {
  return groups.find((other) => pointerOf(other.path) === pointerOf(path));
}
