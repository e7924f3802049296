/** Findings that all come from one thing that is not there, or not so: that is one mistake. */
import type { Place } from "../place.ts";
import { append } from "../append.ts";
import { byName } from "../byName.ts";
import { rangeOf } from "../document/position.ts";
import { whereElse } from "./elsewhere.ts";
import type { CodedFinding, OtherPlace } from "../finding.ts";

/** What a finding has in common with others. */
export interface Cause {
  /** Findings with the same name have the same cause. */
  name: string;
  /** So many of them are sure to have it together; fewer may be slips of their own. */
  fewest: number;
  /** What the places do: "places name it.". */
  all: string;
  /** How to put all of them right. */
  fix(places: readonly Place[]): string;
  /** All of them are in one document, and each is mended by the edit of its finding. */
  areTogether?: true;
}

/** Those with one cause are told where the first of them stands. */
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
  const { all, fix, areTogether } = first.cause!;
  const { edit: _, ...said } = { ...first, ...whereElse(places, all), fix: fix(places) };
  return areTogether ? { ...said, ...(first.edit && { edit: first.edit }), others: others.map(placeOf) } : said;
}

function placeOf({ path, edit }: CodedFinding): OtherPlace {
  return edit ? { path, edit } : { path };
}
