/** A bracket that opens an array where none belongs, and that nothing closes: one mistake that is found twice. */
import { rangeAfter } from "../../document/edited.ts";
import { extentOf } from "../../document/position.ts";
import { isGroup, valueAt } from "../../json.ts";
import type { CodedFinding, FileProblem, Problem } from "../../finding.ts";

export interface SyntaxAndShape {
  /** The syntax problems of the documents. */
  problems: readonly FileProblem[];
  /** The findings on their values. */
  findings: readonly CodedFinding[];
}

/** Reports such a bracket where it stands, not where another one would close it. */
export function loneBrackets({ problems, findings }: SyntaxAndShape): SyntaxAndShape {
  const told = new Set<Problem>();
  const left = findings.map((finding) => {
    const missing = isForLack(finding) ? problems.filter((problem) => isMissing(problem, finding)) : [];
    if (missing.length !== 1) return finding;
    told.add(missing[0]!);
    const { edit: _, ...plain } = finding;
    return { ...plain, fix: "take this [ away: no ] belongs to it." };
  });
  return told.size === 0
    ? { problems, findings }
    : { problems: problems.filter((problem) => !told.has(problem)), findings: left };
}

/** Whether an array of one object stands in place of an object, and an edit inserted its closing bracket. */
function isForLack({ code, document, path, point }: CodedFinding): boolean {
  const value = code === "wrong-type" && point === "value" && document.mended ? valueAt(document, path) : undefined;
  if (!Array.isArray(value) || value.length !== 1 || !isGroup(value[0]!)) return false;
  const extent = extentOf(document, path);
  const { edits } = document.mended!;
  return edits.some((edit, i) => {
    if (!extent || edit.text !== "]") return false;
    const { offset, length } = rangeAfter(edits.slice(i + 1), edit);
    return offset + length === extent.offset + extent.length;
  });
}

function isMissing({ file, code }: Problem, { document }: CodedFinding): boolean {
  return file === document.file && (code === "missing-bracket" || code === "unclosed-bracket");
}
