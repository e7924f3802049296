/** The same wrong name in several entries of a list: whoever wrote it so takes it for right, and that is one mistake. */
import type { Path } from "../../../model/fields.ts";
import { pointerOf } from "../../../model/pointer.ts";
import { append } from "../append.ts";
import { byName } from "../byName.ts";
import { allPlaces, whereElse } from "../gone/elsewhere.ts";
import { isBlock } from "./explainNames.ts";
import type { CodedFinding } from "../site.ts";

/** Two may be two slips of the fingers. */
const FEWEST = 3;

/** Names with the same meaning are told once for each list, where the first of them stands. */
export function sameSlipsOnce(findings: readonly CodedFinding[]): CodedFinding[] {
  const slips = findings.filter(isInEntry);
  if (slips.length < FEWEST) return [...findings];
  const told = findings.filter((finding) => !isInEntry(finding));
  const lists = byName(slips, ({ document, path, means }) => `${document.file} ${listed(path)} ${means}`);
  for (const alike of lists.values()) append(told, alike.length < FEWEST ? alike : [once(alike)]);
  return told;
}

/** Whether a name is to be renamed that stands in an entry of a list, and not only in a block. */
function isInEntry({ path, means }: CodedFinding): boolean {
  const entry = path.slice(0, numberIn(path) + 1);
  return means !== undefined && entry.length > 0 && !isBlock(entry);
}

/** A path without the number of the innermost entry. */
function listed(path: Path): string {
  const at = numberIn(path);
  return pointerOf(path.map((key, i) => (i === at ? "*" : key)));
}

function numberIn(path: Path): number {
  return path.findLastIndex((key) => typeof key === "number");
}

function once(alike: readonly CodedFinding[]): CodedFinding {
  const [first, ...rest] = alike as [CodedFinding, ...CodedFinding[]];
  const detail = whereElse(alike, "places have it.");
  const fix = `rename it to "${first.means!}" in ${allPlaces(alike)}.`;
  return { ...first, detail, fix, others: rest.map(({ path }) => path) };
}
