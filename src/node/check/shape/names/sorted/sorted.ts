/** The names of a group with what they mean, and the account of which of them still need a finding. */
import type { Path } from "../../../../../model/fields.ts";
import { pointerOf } from "../../../../../model/pointer.ts";
import type { Document } from "../../../document/document.ts";
import type { Group } from "../../../site.ts";

export interface GroupNames {
  group: Group;
  unknown: readonly string[];
  missing: readonly string[];
  allowed: readonly string[];
  /** What the group is called; by default, what its schema says. */
  noun?: string;
}

/** The names of a group with what they mean, as far as the group itself shows it. */
export interface Sorted extends GroupNames {
  document: Document;
  path: Path;
  /** Allowed fields that are not in the group. */
  free: readonly string[];
  /** Unknown names with the field that is certainly meant. */
  sure: Map<string, string>;
  /** Unknown names with the field that is most likely meant, not certainly enough for an edit. */
  likely: Map<string, string>;
  /** Required fields that are missing, under any name. */
  lacking: Set<string>;
}

/** Unknown names whose meaning has not been found. */
export function unclear({ unknown, sure, likely }: Sorted): string[] {
  return unknown.filter((name) => !sure.has(name) && !likely.has(name));
}

/** Removes names that have a finding. @param field The field that these stand for: it is not missing any more. */
export function settle(sorted: Sorted, names: readonly string[], field?: string): void {
  sorted.unknown = sorted.unknown.filter((name) => !names.includes(name));
  if (field !== undefined) sorted.lacking.delete(field);
}

/** The same for names that seemed to stand for other fields. */
export function settleOtherwise(sorted: Sorted, names: readonly string[], field?: string): void {
  settle(sorted, names, field);
  for (const name of names) {
    sorted.sure.delete(name);
    sorted.likely.delete(name);
  }
}

/** Removes all names of a group that has a finding as a whole. */
export function settleAll(sorted: Sorted): void {
  sorted.unknown = [];
  sorted.lacking.clear();
}

/** Fields that were missing in another group have been found in the wrong place. */
export function settleThere(home: Sorted | undefined, names: readonly string[]): void {
  for (const name of names) home?.lacking.delete(name);
}

export function groupAt(groups: readonly Sorted[], path: Path): Sorted | undefined {
  return groups.find((other) => pointerOf(other.path) === pointerOf(path));
}
