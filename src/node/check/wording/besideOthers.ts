/** Fixes that show a whole text, where something else is wrong with it as well. */
import { pointerOf } from "../../../model/pointer.ts";
import { countsOf } from "../byName.ts";
import type { CodedFinding } from "../finding.ts";

/** With the right address in all fixes that show one which another finding puts right. */
export function withBetterAddresses(findings: readonly CodedFinding[]): readonly CodedFinding[] {
  const told = findings.filter(({ better }) => better);
  if (told.length === 0) return findings;
  return findings.map((finding) => {
    const own = told.filter((each) => each !== finding && each.document.file === finding.document.file);
    const fix = own.reduce(
      (words, { better }) => words?.replaceAll(`"href": "${better!.from}"`, () => `"href": "${better!.to}"`),
      finding.fix,
    );
    return fix === finding.fix || fix === undefined ? finding : { ...finding, fix };
  });
}

/** With the fixes in words instead: a whole text as it would be without one mistake still has the others in it. */
export function inWordsBesideOthers(findings: readonly CodedFinding[]): readonly CodedFinding[] {
  if (!findings.some(({ fixInWords }) => fixInWords)) return findings;
  const placeOf = ({ document, path }: CodedFinding) => `${document.file} ${pointerOf(path)}`;
  const counts = countsOf(findings.map(placeOf));
  return findings.map((finding) =>
    finding.fixInWords && counts.get(placeOf(finding))! > 1 ? { ...finding, fix: finding.fixInWords } : finding,
  );
}
