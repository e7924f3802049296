import { useCallback, useRef } from "react";
import type { Problem } from "../../node/check/finding.ts";

/** Goes from problem to problem, and begins again after the last. */
export function useNextProblem(
  problems: readonly Problem[],
  current: string,
  goTo: (problem: Problem) => void,
): () => void {
  const last = useRef<string>(undefined);
  return useCallback(() => {
    const order = problems.toSorted((one, other) => rank(one, current) - rank(other, current));
    const at = order.findIndex((problem) => nameOf(problem) === last.current);
    const next = order[at + 1] ?? order[0];
    if (!next) return;
    last.current = nameOf(next);
    goTo(next);
  }, [problems, current, goTo]);
}

/** Mistakes before warnings, and both of the file that is shown before all others. */
function rank({ file, severity }: Problem, current: string): number {
  return (file === current ? 0 : 2) + (severity === "error" ? 0 : 1);
}

function nameOf({ file, pointer, code, message }: Problem): string {
  return [file, pointer, code, message].join("\n");
}
