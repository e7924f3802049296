/** Two blocks or entries with the same id and title: a new version beside the old one. */
import { lineAt, linesAt } from "../document/lineMarks.ts";
import { lastOffsetOf, rangeOf } from "../document/position.ts";
import type { Document } from "../document/document.ts";
import { NAMED } from "../gathered/pages/differences.ts";
import { isGroup, valueAt } from "../json.ts";
import type { Path } from "../../../model/fields.ts";
import type { Group } from "../site.ts";
import { BESIDE } from "../wording/commas.ts";
import { joined, quote } from "../wording/words.ts";

/**
 * The fix that keeps one of the two, with their lines and differences; undefined if they are of different types, or
 * differ too much.
 */
export function keepNewer(document: Document, own: Path, other: Path): string | undefined {
  const paths = [other, own];
  const [old, now] = paths.map((path) => valueAt(document, path));
  if (!isGroup(old) || !isGroup(now) || old["type"] !== now["type"]) return undefined;
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter((name) => !isSame(old, now, name));
  if (names.length === 0 || names.length > NAMED) return undefined;
  const differences = names.map((name) => {
    const there = paths.map((path) => [...path, name]).filter((path) => valueAt(document, path) !== undefined);
    const lines = there.map((path) => lineAt(startOf(document, path)));
    return `${quote(name)} (${lines.length > 1 ? `lines ${joined(lines, "and")}` : `only in line ${lines[0]}`})`;
  });
  const ranges = eitherOf(document, paths);
  if (ranges === undefined) return undefined;
  return `the two differ in ${joined(differences, "and")}. If one is a newer version of the other, keep the right one, and take the other one out, ${ranges}, ${BESIDE}.`;
}

/** "lines 3 to 8 or lines 9 to 14". Undefined in a file of one line, where nobody finds one of them by its lines. */
export function eitherOf(document: Document, paths: readonly Path[]): string | undefined {
  const ranges = paths.map((path) => linesAt(document.text, startOf(document, path), lastOffsetOf(document, path)));
  const apart = document.text.slice(...(paths.map((path) => startOf(document, path)) as [number, number]));
  return /[\r\n]/.test(apart) ? joined(ranges, "or") : undefined;
}

function startOf(document: Document, path: Path): number {
  return rangeOf(document, path, "value").offset;
}

function isSame(one: Group, other: Group, name: string): boolean {
  return JSON.stringify(one[name]) === JSON.stringify(other[name]);
}
