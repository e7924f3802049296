/** Judges edits: the problem must be gone, and nothing else may be broken. */
import { isWithin, pointerOf } from "../../model/pointer.ts";
import type { Problem } from "../check/finding.ts";
import type { FixStep } from "./edits.ts";

/** An edit of a valid JSON file, with the problem that it fixes. */
export interface Cure extends FixStep {
  problem: Problem;
}

/** Fields that define a whole block. While one of them is wrong, other mistakes of the block are hidden. */
const NAMING = /\/(?:type|use)$/;

/**
 * The edits of a file that have to be undone, according to the problems before and after them. Undefined if there is a
 * new problem and none of the edits can be blamed for it. Repairs of syntax come without cures and are not judged.
 */
export function failed(
  cures: readonly Cure[],
  before: readonly Problem[],
  after: readonly Problem[],
): Cure[] | undefined {
  if (cures.length === 0) return [];
  const expected = new Map<string, number>();
  const keyAfter = keysAfter(cures);
  for (const problem of before) expected.set(keyAfter(problem), (expected.get(keyAfter(problem)) ?? 0) + 1);
  for (const { problem } of cures) expected.set(keyAfter(problem), expected.get(keyAfter(problem))! - 1);
  // The list of problems is cut off in a file with very many of them.
  const isCut = before.some(({ code }) => code === "too-many-problems");
  const blamed = new Set<Cure>();
  for (const problem of after) {
    const key = keyOf(problem);
    const left = expected.get(key) ?? 0;
    expected.set(key, left - 1);
    if (left > 0) continue;
    const own = cures.filter((cure) => keyOf(cure.problem) === key || isAt(cure, problem));
    const isExplained = problem.severity !== "error" || isCut || cures.some((cure) => hid(cure, problem));
    if (own.length === 0 && !isExplained) return undefined;
    for (const cure of own) blamed.add(cure);
  }
  return [...blamed];
}

/** Identifies a problem independently of its words. */
export function keyOf({ code, pointer }: Problem): string {
  return `${code} ${pointer}`;
}

/** Returns the key that a problem has after the edits, which may rename the groups around it. */
function keysAfter(cures: readonly Cure[]): (problem: Problem) => string {
  const moved = new Map(
    cures.flatMap((cure) => {
      const after = pointerAfter(cure);
      return after === cure.problem.pointer ? [] : [[cure.problem.pointer, after] as const];
    }),
  );
  return ({ code, pointer }) => {
    const parts = pointer.split("/");
    const known = parts.map((_, i) => parts.slice(0, parts.length - i).join("/")).find((each) => moved.has(each));
    return `${code} ${known === undefined ? pointer : moved.get(known)! + pointer.slice(known.length)}`;
  };
}

/** Whether the edited value is wrong now, and has no further edit. A warning may have been hidden before. */
function isAt(cure: Cure, { pointer, severity, edit }: Problem): boolean {
  return severity === "error" && !edit && pointer !== "" && pointer === pointerAfter(cure);
}

/** Whether a problem may have been hidden by the one that was fixed, because it is in the same group. */
function hid(cure: Cure, { pointer }: Problem): boolean {
  const own = pointerAfter(cure);
  const group = own.slice(0, Math.max(own.lastIndexOf("/"), 0));
  return NAMING.test(own) || isWithin(pointer, group);
}

const NAME = /^"(?:[^"\\]|\\.)*"$/;

/** The pointer of the value after the edit, which may have renamed it. */
function pointerAfter({ before, edit, problem }: Cure): string {
  // Punctuation before a colon is no name.
  const isName = NAME.test(edit.text) && /^\s*:/.test(before.slice(edit.offset + edit.length));
  if (!isName) return problem.pointer;
  const name = JSON.parse(edit.text) as string;
  return problem.pointer.slice(0, problem.pointer.lastIndexOf("/")) + pointerOf([name]);
}
