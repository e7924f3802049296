/** Adapts fixes that show a whole text to the other findings of that text. */
import { pointerOf } from "../../../model/pointer.ts";
import { countsOf } from "../byName.ts";
import type { CodedFinding } from "../finding.ts";

/** Puts the replacement of one finding's address into the fixes of all others that show that address. */
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

/** Replaces fixes that show a corrected text where the text has other findings, whose mistakes would still be shown. */
export function inWordsBesideOthers(findings: readonly CodedFinding[]): readonly CodedFinding[] {
  if (!findings.some(({ fixInWords }) => fixInWords)) return findings;
  const placeOf = ({ document, path }: CodedFinding) => `${document.file} ${pointerOf(path)}`;
  const counts = countsOf(findings.map(placeOf));
  return findings.map((finding) =>
    finding.fixInWords && counts.get(placeOf(finding))! > 1 ? { ...finding, fix: finding.fixInWords } : finding,
  );
}
