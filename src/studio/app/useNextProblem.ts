import { useCallback, useRef } from "react";
import type { Problem } from "../../node/check/finding.ts";
import { controlId } from "../form/form.ts";

/** Goes from problem to problem, and begins again after the last. */
export function useNextProblem(
  problems: readonly Problem[],
  current: string,
  goTo: (problem: Problem) => void,
): () => void {
  const last = useRef<string>(undefined);
  return useCallback(() => {
    const next = nextProblem(problems, { current, last: last.current, focused: document.activeElement?.id ?? "" });
    if (!next) return;
    last.current = nameOf(next);
    goTo(next);
  }, [problems, current, goTo]);
}

interface Whereabouts {
  /** The file that is shown. */
  current: string;
  /** The key of the problem that was shown last. */
  last: string | undefined;
  /** The id of the control that has the focus. */
  focused: string;
}

/** The problem after those of the field that somebody is in; elsewhere the one after the last. */
export function nextProblem(
  problems: readonly Problem[],
  { current, last, focused }: Whereabouts,
): Problem | undefined {
  const order = problems.toSorted((one, other) => rank(one, current) - rank(other, current));
  const here = order.findLastIndex(({ file, pointer }) => file === current && controlId(pointer) === focused);
  const at = here === -1 ? order.findIndex((problem) => nameOf(problem) === last) : here;
  return order[at + 1] ?? order[0];
}

/** Mistakes before warnings, and both of the file that is shown before all others. */
function rank({ file, severity }: Problem, current: string): number {
  return (file === current ? 0 : 2) + (severity === "error" ? 0 : 1);
}

/** Tells problems apart, also of one field. */
export function nameOf({ file, pointer, code, message }: Problem): string {
  return [file, pointer, code, message].join("\n");
}
