/** Fixes that show a whole text, where something else is wrong with it as well. */
import { pointerOf } from "../../../model/pointer.ts";
import { countsOf } from "../byName.ts";
import type { CodedFinding } from "../finding.ts";

/** With the fixes in words instead: a whole text as it would be without one mistake still has the others in it. */
export function inWordsBesideOthers(findings: readonly CodedFinding[]): readonly CodedFinding[] {
  if (!findings.some(({ fixInWords }) => fixInWords)) return findings;
  const placeOf = ({ document, path }: CodedFinding) => `${document.file} ${pointerOf(path)}`;
  const counts = countsOf(findings.map(placeOf));
  return findings.map((finding) =>
    finding.fixInWords && counts.get(placeOf(finding))! > 1 ? { ...finding, fix: finding.fixInWords } : finding,
  );
}
