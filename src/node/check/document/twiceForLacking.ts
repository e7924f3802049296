/** A duplicate field where another one is missing: one of the two may be the missing one, which is one mistake. */
import { onlyOf } from "../onlyOf.ts";
import type { Path } from "../../../model/fields.ts";
import { pointerOf } from "../../../model/pointer.ts";
import { byName } from "../byName.ts";
import { valueBehind } from "./keepOne.ts";
import { repeatedNames } from "./keys.ts";
import { orderBeside, whichOfTwo } from "./whichOfTwo.ts";
import { couldStand } from "../shape/couldStand.ts";
import type { Lookup } from "../lookup.ts";
import { isGroup, valueAt } from "../json.ts";
import type { Document } from "./document.ts";
import type { CodedFinding, Problem } from "../finding.ts";
import { quote } from "../wording/words.ts";

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
  const meant = new Map<Problem, { finding: CodedFinding; fix: string }>();
  for (const [finding, ...more] of lacking.values()) {
    const only = onlyOf(more.length > 0 ? [] : repeatedIn(document, finding!.path, twice));
    const fix = only && renaming(lookup, finding!, only);
    if (fix !== undefined) meant.set(only!, { finding: finding!, fix });
  }
  const gone = new Set([...meant.values()].map(({ finding }) => finding));
  return {
    problems: problems.map((problem) => {
      const fix = meant.get(problem)?.fix;
      return fix === undefined ? problem : { ...problem, fix };
    }),
    findings: findings.filter((finding) => !gone.has(finding)),
  };
}

/** The problems with duplicate fields of a group. */
function repeatedIn(document: Document, path: Path, twice: ReadonlyMap<string, readonly Problem[]>): Problem[] {
  const group = valueAt(document, path);
  return Object.keys(isGroup(group) ? group : {}).flatMap((name) => twice.get(pointerOf([...path, name])) ?? []);
}

/** The fix that gives one of the two the name of the missing field; undefined where neither can be that field. */
function renaming(lookup: Lookup, { document, path, lacks }: CodedFinding, { pointer }: Problem): string | undefined {
  const repeated = onlyOf(repeatedNames(document.text).filter((each) => pointerOf(each.path) === pointer));
  if (!repeated || lacks === undefined) return undefined;
  const { name, first, offset } = repeated;
  const both = [first, offset].map((at) => valueBehind(document.text, at));
  const which = whichOfTwo(document, path, { both, names: [name, lacks] });
  if (which === "neither") return undefined;
  if (!couldStand(lookup, { document, path }, { field: lacks, value: both[which ?? 1]! })) return undefined;
  if (which === undefined)
    return `rename one of the two to "${lacks}", which is missing, or take one out and add that.`;
  const of = which === 0 ? "the first one" : "this one";
  const order = orderBeside(document, path, [lacks, name]) ?? 0;
  if (order === 0 || order < 0 !== (which === 0)) return `rename ${of} to "${lacks}", which is missing.`;
  return `rename ${of} to "${lacks}", which is missing and stands ${which === 0 ? "before" : "behind"} ${quote(name)} in the others.`;
}
