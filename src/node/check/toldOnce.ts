/** Merges findings with a common cause. */
import type { Place } from "./place.ts";
import { append } from "./append.ts";
import { pointerOf } from "../../model/pointer.ts";
import { byName } from "./byName.ts";
import { rangeOf } from "./document/position.ts";
import { elsewhere, whereElse } from "./wording/elsewhere.ts";
import type { CodedFinding, OtherPlace } from "./finding.ts";

/** The common cause of several findings. */
export interface Cause {
  /** Equal for findings with the same cause. */
  name: string;
  /** The smallest number of findings that are merged; fewer may be individual slips. */
  fewest: number;
  /** What the places do: "places name it.". */
  all: string;
  /** The fix for all places. */
  fix(places: readonly Place[]): string;
  /** The places are in one document, and each keeps its own edit. */
  areTogether?: true;
  /** The place to tell it at, with its message, if that is none of the places. */
  origin?: Place & { message: string };
}

/** Merges the findings of one cause at the first of their places. */
export function toldOnce(findings: readonly CodedFinding[]): CodedFinding[] {
  const alike = findings.filter(({ cause }) => cause);
  if (alike.length < 2) return [...findings];
  const told = findings.filter(({ cause }) => !cause);
  for (const same of byName(alike, ({ cause }) => cause!.name).values()) {
    const { fewest, areTogether } = same[0]!.cause!;
    append(told, same.length < fewest ? same : [inOne(areTogether ? inOrder(same) : same)]);
  }
  return told;
}

function inOrder(findings: readonly CodedFinding[]): CodedFinding[] {
  const placed = findings.map((finding) => ({ finding, at: rangeOf(finding.document, finding.path, "value").offset }));
  return placed.toSorted((a, b) => a.at - b.at).map(({ finding }) => finding);
}

function inOne(places: readonly CodedFinding[]): CodedFinding {
  const [first, ...others] = places as [CodedFinding, ...CodedFinding[]];
  const { all, fix, areTogether, origin } = first.cause!;
  if (origin) {
    const { document, path, message, code, severity } = { ...first, ...origin };
    const where = elsewhere(`${places.length} ${all} They are in`, places);
    return { code, severity, document, path, point: "value", message, ...where, fix: fix(places) };
  }
  const { edit: _, ...said } = { ...first, ...whereElse(places, all), fix: fix(places) };
  return areTogether ? { ...said, ...(first.edit && { edit: first.edit }), others: others.map(placeOf) } : said;
}

function placeOf({ path, link, edit }: CodedFinding): OtherPlace {
  return { path, link, ...(edit && { edit }) };
}

/** Merges equal findings about several links of one text. */
export function linksOnce(findings: readonly CodedFinding[]): CodedFinding[] {
  const isAlone = (each: CodedFinding) => each.link === undefined || each.others || each.elsewhere;
  if (findings.filter((finding) => !isAlone(finding)).length < 2) return [...findings];
  const nameOf = (finding: CodedFinding, i: number) =>
    isAlone(finding)
      ? `${i}`
      : [finding.document.file, pointerOf(finding.path), finding.message, finding.fix].join("\n");
  const entries = byName(findings.entries(), ([i, finding]) => nameOf(finding, i));
  return Array.from(entries.values(), (same) => {
    const [first, ...others] = same.map(([, finding]) => finding) as [CodedFinding, ...CodedFinding[]];
    if (others.length === 0) return first;
    const count = `${same.length} links in this text have it.`;
    const detail = [first.detail ?? [], count].flat().join(" ");
    return { ...first, detail, others: others.map(placeOf) };
  });
}
