/** Words for the comma that has to go with a removed or moved field or entry, so that the file stays valid JSON. */
import { oncePer } from "../../../model/once.ts";
import type { Finding } from "../finding.ts";
import type { Group } from "../site.ts";
import { lineAt } from "../document/lineMarks.ts";
import { lastOffsetOf, rangeOf } from "../document/position.ts";
import { isGroup, valueAt } from "../json.ts";

/** For an entry at any place in its array. */
export const BESIDE = "with a comma beside it";

/** The same for several fields or entries, of which each goes. */
export const EACH_BESIDE = `each ${BESIDE}`;

/** The same for as many. */
export function beside(count: number): string {
  return count > 1 ? EACH_BESIDE : BESIDE;
}

/** Words for the place of a field that moves into a group. */
export function behindStart(name: string, group: Group): string {
  return `behind the { of ${name}${Object.keys(group).length > 0 ? ", with a comma at the end" : ""}`;
}

// Placeholders in a fix for the words about the comma before a field. As in lineMarks.ts, they cannot collide with an
// author's words.
const COMMA = "\0comma\0";
const COMMA_BESIDE = "\0comma beside\0";
const COMMA_THERE = "\0comma there\0";

/** For the end of "take …": adds the comma before the field, if the field is the last of several, or, before a reason, the one behind it. */
export const OUT = `out${COMMA}`;

/** For the end of "take …": adds which comma goes with the field or the entry that the finding is about, and where it stands. */
export const OUT_WITH_COMMA = `out${COMMA_BESIDE}`;

/** The same of a field that is told to stand in a group. */
export function outOf(group: string): string {
  return `out of ${group}${COMMA}`;
}

export const TAKE_IT_OUT = `take it ${OUT}`;

/** The fix for a field that moves elsewhere; it has to end with a whole sentence. */
export function movingAway(fix: string): string {
  return fix + COMMA_THERE;
}

/** The fix of a finding with its placeholders replaced. */
export function withComma(finding: Finding): string | undefined {
  const { document, path, point, fix, others, names = [] } = finding;
  if (fix === undefined) return undefined;
  if (fix.includes(COMMA_BESIDE))
    return withComma({ ...finding, fix: fix.replaceAll(COMMA_BESIDE, commaBeside(finding)) });
  const group = point !== "start" && others === undefined ? valueAt(document, path.slice(0, -1)) : undefined;
  const last = isGroup(group) ? lastOf(group) : undefined;
  const isLast = last !== undefined && (last === path.at(-1) || names.includes(last));
  const [it, was] = names.length > 1 ? ["them", "they were"] : ["it", "it was"];
  const isBehind = last !== undefined && !isLast && names.length < 2;
  return fix
    .replaceAll(`${COMMA}: `, isBehind ? ", with the comma behind it: " : `${COMMA}: `)
    .replaceAll(COMMA, isLast ? `, with the comma before ${it}` : "")
    .replaceAll(COMMA_THERE, isLast ? ` Where ${was}, the comma before ${it} goes as well.` : "");
}

function commaBeside({ document, path, others }: Finding): string {
  const around = valueAt(document, path.slice(0, -1));
  const own = path.at(-1)!;
  // No copy of a list, as thousands of its entries may be wrong.
  const keys = isGroup(around) ? Object.keys(around) : [];
  const count = Array.isArray(around) ? around.length : keys.length;
  const at = Array.isArray(around) ? Number(own) : keys.indexOf(String(own));
  if (others !== undefined || at < 0 || count === 0) return `, ${BESIDE}`;
  if (count === 1) return "";
  if (at < count - 1) return ", with the comma behind it";
  const end = lastOffsetOf(document, [...path.slice(0, -1), Array.isArray(around) ? at - 1 : keys[at - 1]!]);
  const start = rangeOf(document, path, Array.isArray(around) ? "start" : "name").offset;
  const isAbove = document.text.slice(end, start).includes("\n");
  return `, with the comma before it${isAbove ? `, at the end of line ${lineAt(end)}` : ""}`;
}

/** The last name in a group of at least two. Cached, because thousands of its names may be wrong. */
const lastOf = oncePer((group: Group) => {
  const names = Object.keys(group);
  return names.length > 1 ? names.at(-1) : undefined;
});
