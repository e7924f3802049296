/** A text that has to be written anew: what else is wrong with its form goes with it. */
import { pointerOf } from "../../../model/pointer.ts";
import type { CodedFinding } from "../finding.ts";

/** Warnings about the form of a whole text. */
const OF_FORM: ReadonlySet<string> = new Set(["description-length", "stray-space", "title-length"]);

/** Drops what will be gone once the text is written anew, which is asked for once. */
export function writtenAnewOnce(findings: readonly CodedFinding[]): readonly CodedFinding[] {
  const first = new Map<string, CodedFinding>();
  for (const finding of findings) {
    const place = placeOf(finding);
    if (finding.isAnew && !first.has(place)) first.set(place, finding);
  }
  if (first.size === 0) return findings;
  return findings.filter((finding) => {
    const anew = first.get(placeOf(finding));
    return !anew || anew === finding || !(finding.isAnew || OF_FORM.has(finding.code));
  });
}

function placeOf({ document, path }: CodedFinding): string {
  return `${document.file} ${pointerOf(path)}`;
}
