/** The same wrong name in several places is one mistake, as its author takes it for the right one. */
import { byDesign } from "./names/needless/byDesign.ts";
import type { Path } from "../../../model/fields.ts";
import type { Place } from "../place.ts";
import { EACH_BESIDE, TAKE_IT_OUT } from "../wording/commas.ts";
import { pointerOf } from "../../../model/pointer.ts";
import { allPlaces } from "../wording/elsewhere.ts";
import { type Cause, toldOnce } from "../toldOnce.ts";
import { isBlock } from "./noun.ts";
import type { CodedFinding } from "../finding.ts";
import { valueAt } from "../json.ts";
import { nearest } from "../wording/suggest.ts";

/** The fewest places: the same typo may occur twice, but nobody uses another word by a typo. */
function fewestOf(name: string, meant: string): number {
  return nearest(name, [meant]).length > 0 ? 3 : 2;
}

/** Told at the first place: once for each list, and once for a file that has the right name nowhere. */
export function sameSlipsOnce(findings: readonly CodedFinding[]): CodedFinding[] {
  return toldOnce(
    findings.map((finding) => {
      const cause = slip(finding);
      return cause ? { ...finding, cause } : finding;
    }),
  );
}

/** The common cause of findings about the same name. In blocks, it may be a typo each time. */
function slip(finding: CodedFinding): Cause | undefined {
  const { document, path, means, meansNothing, isTakenOut, fix: own = "", orElse = "" } = finding;
  if (isTakenOut && isInEntry(path)) {
    const why = byDesign(String(path.at(-1)), valueAt(document, path) ?? null);
    const rest = meansNothing ? why : own.slice(TAKE_IT_OUT.length);
    const fix = (places: readonly Place[]) => `take it out in ${allPlaces(places)}, ${EACH_BESIDE}${rest}`;
    return {
      name: `${document.file} ${listed(path)} ${meansNothing ? "" : own}`,
      fewest: 2,
      all: "places have it.",
      fix,
    };
  }
  if (means === undefined) return undefined;
  const isNowhere = !document.text.includes(JSON.stringify(means));
  if (!isNowhere && !isInEntry(path)) return undefined;
  const where = isNowhere && orElse === "" ? String(path.at(-1)) : listed(path);
  return {
    name: `${document.file} ${where} ${means}`,
    fewest: fewestOf(String(path.at(-1)), means),
    all: "places have it.",
    fix: (places) => `rename it to "${means}" in ${allPlaces(places)}.${orElse}`,
    areTogether: true,
  };
}

/** Whether a name stands in an entry of a list, and not only in a block. */
function isInEntry(path: Path): boolean {
  const entry = path.slice(0, numberIn(path) + 1);
  return entry.length > 0 && !isBlock(entry);
}

/** The JSON Pointer of a path, with "*" for the index of the innermost entry. */
function listed(path: Path): string {
  const at = numberIn(path);
  return pointerOf(path.map((key, i) => (i === at ? "*" : key)));
}

function numberIn(path: Path): number {
  return path.findLastIndex((key) => typeof key === "number");
}
