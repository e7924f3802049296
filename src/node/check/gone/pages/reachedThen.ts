/** Pages to which a link will lead once another finding is put right. */
import type { CodedFinding } from "../../finding.ts";

/** An address of this site as a fix shows it: alone, in a field or in a link of a text. */
const ADDRESS = /["(](\/[\w/-]*)(?=[)"#])/g;

/** Drops `orphan-page` for a page whose address the fix of another file's finding proposes for a link. */
export function withoutReached(findings: readonly CodedFinding[]): readonly CodedFinding[] {
  const isLonely = ({ code, elsewhere }: CodedFinding) => code === "orphan-page" && !elsewhere;
  const lonely = findings.filter(isLonely);
  if (lonely.length === 0) return findings;
  const files = new Map<string, Set<string>>();
  for (const { code, document, path, fix = "" } of findings) {
    // An address that a page is to have gives it no link.
    if (code === "orphan-page" || path[0] === "route" || path[0] === "aliases") continue;
    for (const [, address] of fix.matchAll(ADDRESS))
      files.set(address!, (files.get(address!) ?? new Set()).add(document.file));
  }
  const isReached = ({ document }: CodedFinding) =>
    [...(files.get(document.route ?? "") ?? [])].some((file) => file !== document.file);
  return findings.filter((finding) => !isLonely(finding) || !isReached(finding));
}
