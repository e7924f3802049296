/** Findings of one rule that all come from one thing that is not there, or not so: that is one mistake. */
import { append } from "../append.ts";
import { byName } from "../byName.ts";
import { type Place, whereElse } from "./elsewhere.ts";
import type { CodedFinding } from "../site.ts";

/** What a finding has in common with others of its rule. */
export interface Cause {
  /** Findings with the same name have the same cause. */
  name: string;
  /** So many of them are sure to have it together; fewer may be slips of their own. */
  fewest: number;
  /** What the places do: "places name it.". */
  all: string;
  /** How to put all of them right. */
  fix(places: readonly Place[]): string;
}

/** Those with one cause are told where the first of them stands. */
export function toldOnce(findings: readonly CodedFinding[]): CodedFinding[] {
  const alike = findings.filter(({ cause }) => cause);
  if (alike.length < 2) return [...findings];
  const told = findings.filter(({ cause }) => !cause);
  for (const same of byName(alike, ({ cause }) => cause!.name).values()) {
    const { edit: _, ...first } = same[0]!;
    const { fewest, all, fix } = first.cause!;
    append(told, same.length < fewest ? same : [{ ...first, detail: whereElse(same, all), fix: fix(same) }]);
  }
  return told;
}
