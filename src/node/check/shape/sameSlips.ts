/** The same wrong name in several entries of a list: whoever wrote it so takes it for right, and that is one mistake. */
import type { Path } from "../../../model/fields.ts";
import { pointerOf } from "../../../model/pointer.ts";
import { allPlaces } from "../gone/elsewhere.ts";
import { type Cause, toldOnce } from "../gone/toldOnce.ts";
import { isBlock } from "./explainNames.ts";
import type { CodedFinding } from "../site.ts";

/** Two may be two slips of the fingers. */
const FEWEST = 3;

/** Names with the same meaning are told once for each list, where the first of them stands. */
export function sameSlipsOnce(findings: readonly CodedFinding[]): CodedFinding[] {
  return toldOnce(findings.map((finding) => (isInEntry(finding) ? { ...finding, cause: slip(finding) } : finding)));
}

/** Whether a name is to be renamed that stands in an entry of a list, and not only in a block. */
function isInEntry({ path, means }: CodedFinding): boolean {
  const entry = path.slice(0, numberIn(path) + 1);
  return means !== undefined && entry.length > 0 && !isBlock(entry);
}

function slip({ document, path, means }: CodedFinding): Cause {
  return {
    name: `${document.file} ${listed(path)} ${means}`,
    fewest: FEWEST,
    all: "places have it.",
    fix: (places) => `rename it to "${means!}" in ${allPlaces(places)}.`,
    areTogether: true,
  };
}

/** A path without the number of the innermost entry. */
function listed(path: Path): string {
  const at = numberIn(path);
  return pointerOf(path.map((key, i) => (i === at ? "*" : key)));
}

function numberIn(path: Path): number {
  return path.findLastIndex((key) => typeof key === "number");
}
