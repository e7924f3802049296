/** A duplicate field where another one is missing: one of the two may be the missing one, which is one mistake. */
import { onlyOf } from "../../onlyOf.ts";
import type { Path } from "../../../../model/fields.ts";
import { pointerOf } from "../../../../model/pointer.ts";
import { byName } from "../../byName.ts";
import { couldStand } from "../couldStand.ts";
import type { Lookup } from "../../lookup.ts";
import { isGroup, valueAt } from "../../json.ts";
import type { Document } from "../../document/document.ts";
import type { CodedFinding, Problem } from "../../finding.ts";
import { quote } from "../../wording/words.ts";

interface DocumentFindings {
  /** The problems with names in a document. */
  problems: readonly Problem[];
  /** The findings about its shape. */
  findings: readonly CodedFinding[];
}

/** Names the missing field in the problem about the duplicate one, and nowhere else. */
export function twiceForLacking(
  lookup: Lookup,
  document: Document,
  { problems, findings }: DocumentFindings,
): DocumentFindings {
  const twice = byName(
    problems.filter(({ code }) => code === "duplicate-key"),
    ({ pointer }) => pointer,
  );
  if (twice.size === 0) return { problems, findings };
  const lacking = byName(
    findings.filter(({ lacks }) => lacks !== undefined),
    ({ path }) => pointerOf(path),
  );
  const meant = new Map<Problem, CodedFinding>();
  for (const [finding, ...more] of lacking.values()) {
    const repeated = more.length > 0 ? [] : repeatedIn(document, finding!.path, twice);
    const only = onlyOf(repeated);
    if (!only) continue;
    if (couldStand(lookup, finding!, { field: finding!.lacks!, value: only.value })) meant.set(only.problem, finding!);
  }
  const gone = new Set(meant.values());
  return {
    problems: problems.map((problem) => naming(problem, meant.get(problem))),
    findings: findings.filter((finding) => !gone.has(finding)),
  };
}

/** The duplicate fields of a group. */
function repeatedIn(document: Document, path: Path, twice: ReadonlyMap<string, readonly Problem[]>) {
  const group = valueAt(document, path);
  return Object.entries(isGroup(group) ? group : {}).flatMap(([name, value]) => {
    const told = twice.get(pointerOf([...path, name])) ?? [];
    return told.map((problem) => ({ problem, value }));
  });
}

function naming(problem: Problem, finding: CodedFinding | undefined): Problem {
  const { document, path, lacks } = finding ?? {};
  if (!document || !path || lacks === undefined) return problem;
  const name = problem.pointer!.slice(problem.pointer!.lastIndexOf("/") + 1);
  const order = orderBeside(document, path, [name, lacks]);
  if (order === undefined)
    return { ...problem, fix: `rename one of the two to "${lacks}", which is missing, or take one out and add that.` };
  const [which, where] = order < 0 ? ["this one", "behind"] : ["the first one", "before"];
  return {
    ...problem,
    fix: `rename ${which} to "${lacks}", which is missing and stands ${where} ${quote(name)} in the others.`,
  };
}

/** Negative where the first of two fields comes before the other in the sibling entries; undefined where these differ. */
export function orderBeside(document: Document, path: Path, [one, other]: [string, string]): number | undefined {
  const list = typeof path.at(-1) === "number" ? valueAt(document, path.slice(0, -1)) : undefined;
  const orders = (Array.isArray(list) ? list : []).flatMap((entry) => {
    const names = isGroup(entry) ? Object.keys(entry) : [];
    return names.includes(one) && names.includes(other) ? [Math.sign(names.indexOf(one) - names.indexOf(other))] : [];
  });
  return new Set(orders).size === 1 ? orders[0] : undefined;
}
