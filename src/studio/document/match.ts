/** Matches the items of a newer list with those of an older one. */
import { isGroup, type Json } from "../../model/fields.ts";
import { sharedEnds } from "../../model/sharedEnds.ts";
import { sameJson } from "./sameJson.ts";

/** For each item of the newer list, which of the older one it was; undefined for one that is new. */
export function matchItems(older: readonly Json[], newer: readonly Json[]): (number | undefined)[] {
  const found = newer.map((): number | undefined => undefined);
  const left = new Set(older.keys());
  const take = (at: number, from: number) => {
    found[at] = from;
    left.delete(from);
  };
  const { start, end } = sharedEnds(older, newer, sameJson);
  for (let at = 0; at < start; at++) take(at, at);
  for (let at = 1; at <= end; at++) take(newer.length - at, older.length - at);
  const open = () => [...newer.keys()].filter((at) => found[at] === undefined);
  for (const at of open()) {
    const from = [...left].find((each) => sameJson(older[each], newer[at]));
    if (from !== undefined) take(at, from);
  }
  for (const at of open()) {
    const [best] = [...left]
      .map((from) => ({ from, likeness: likeness(older[from]!, newer[at]!) }))
      .filter(({ likeness: score }) => score > 0)
      .toSorted((a, b) => b.likeness - a.likeness || Math.abs(a.from - at) - Math.abs(b.from - at));
    if (best) take(at, best.from);
  }
  // In lists of the same length, unmatched items at the same index count as one that was rewritten.
  if (older.length === newer.length)
    for (const at of open()) if (left.has(at) && isOfOneKind(older[at]!, newer[at]!)) take(at, at);
  return found;
}

/** How much two items have in common; 0 for nothing. */
function likeness(a: Json, b: Json): number {
  if (!isOfOneKind(a, b)) return 0;
  if (typeof a === "string" && typeof b === "string") return likeTexts(a, b);
  if (!isGroup(a) || !isGroup(b)) return 0;
  const scores = Object.entries(a).map(([name, value]) => {
    const other = b[name];
    if (name === "type" || other === undefined) return 0;
    if (sameJson(value, other)) return 1;
    if (Array.isArray(value) && Array.isArray(other))
      return value.some((item) => other.some((each) => sameJson(item, each))) ? 0.5 : 0;
    return typeof value === "string" && typeof other === "string" ? likeTexts(value, other) / 2 : 0;
  });
  return scores.reduce((sum, score) => sum + score, 0);
}

/** The share of the longer text that both have in common at start and end; 0 for a few letters only. */
function likeTexts(a: string, b: string): number {
  const longer = Math.max(a.length, b.length);
  const { start, end } = sharedEnds(a, b);
  const part = longer === 0 ? 0 : (start + end) / longer;
  return part > 0.6 ? part : 0;
}

function isOfOneKind(a: Json, b: Json): boolean {
  if (isGroup(a) && isGroup(b)) return a["type"] === b["type"];
  return Array.isArray(a) === Array.isArray(b) && typeof a === typeof b;
}
