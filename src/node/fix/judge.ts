/** The insurance of every edit: what it should mend is gone, and nothing else is broken. */
import { isWithin, pointerOf } from "../../model/pointer.ts";
import type { Problem } from "../check/finding.ts";
import type { Step } from "./edits.ts";

/** An edit of a file that is JSON, and what it is to mend. */
export interface Cure extends Step {
  problem: Problem;
}

/** Fields that say what a whole block is. While one is wrong, nobody sees what the block brings to its page. */
const NAMING = /\/(?:type|use)$/;

/**
 * The edits of a file that have to be taken back, by what the check said of the file before and after them. Undefined
 * when something is wrong now and nobody knows which of them did it. A text that was made JSON by edits of its punctuation has no cures.
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
  // Of a file with very many mistakes not all are told at once.
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

/** Names a problem whatever its words are. */
export function keyOf({ code, pointer }: Problem): string {
  return `${code} ${pointer}`;
}

/** Names problems as they are called when edits have given other names to what they are in. */
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

/** Whether the value that an edit was for is wrong now, and not in a way that the next edit mends. A warning was only hidden. */
function isAt(cure: Cure, { pointer, severity, edit }: Problem): boolean {
  return severity === "error" && !edit && pointer !== "" && pointer === pointerAfter(cure);
}

/** Whether a mistake could not be seen before because of the one that was mended: it is in the same group. */
function hid(cure: Cure, { pointer }: Problem): boolean {
  const own = pointerAfter(cure);
  const group = own.slice(0, Math.max(own.lastIndexOf("/"), 0));
  return NAMING.test(own) || isWithin(pointer, group);
}

const NAME = /^"(?:[^"\\]|\\.)*"$/;

/** Where the value stands after the edit: elsewhere when its name was changed. */
function pointerAfter({ before, edit, problem }: Cure): string {
  // What is taken out before a colon, or a mark there, is no name.
  const isName = NAME.test(edit.text) && /^\s*:/.test(before.slice(edit.offset + edit.length));
  if (!isName) return problem.pointer;
  const name = JSON.parse(edit.text) as string;
  return problem.pointer.slice(0, problem.pointer.lastIndexOf("/")) + pointerOf([name]);
}
