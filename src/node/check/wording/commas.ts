/** Commas that go with a field or an entry that is taken out or moves, so that all is JSON still. */
import type { Finding } from "../finding.ts";
import type { Group } from "../site.ts";
import { isGroup, valueAt } from "../json.ts";

/** Of an entry, wherever it stands in its list. */
export const BESIDE = "with a comma beside it";

/** Where a field goes that moves into a group. */
export function behindStart(name: string, group: Group): string {
  return `behind the { of ${name}${Object.keys(group).length > 0 ? ", with a comma at the end" : ""}`;
}

// What stands in a fix for the words about the comma before a field, until it is told: as in lineMarks.ts, no author can
// have written it.
const COMMA = "\0comma\0";
const COMMA_THERE = "\0comma there\0";

/** Behind "take …", of the field that is told: the comma before it goes with it, if it is the last of several. */
export const OUT = `out${COMMA}`;

/** The same of a field that is told to stand in a group. */
export function outOf(group: string): string {
  return `out of ${group}${COMMA}`;
}

export const TAKE_IT_OUT = `take it ${OUT}`;

/** The fix of a field that goes to another place, whole sentences. */
export function movingAway(fix: string): string {
  return fix + COMMA_THERE;
}

/** The fix of a finding as it is told, with the comma of a field that goes. */
export function withComma({ document, path, point, fix, others, names = [] }: Finding): string | undefined {
  if (fix === undefined) return undefined;
  const group = point !== "start" && others === undefined ? valueAt(document, path.slice(0, -1)) : undefined;
  const last = isGroup(group) ? lastOf(group) : undefined;
  const isLast = last !== undefined && (last === path.at(-1) || names.includes(last));
  const [it, was] = names.length > 1 ? ["them", "they were"] : ["it", "it was"];
  return fix
    .replaceAll(COMMA, isLast ? `, with the comma before ${it}` : "")
    .replaceAll(COMMA_THERE, isLast ? ` Where ${was}, the comma before ${it} goes as well.` : "");
}

/** The last name of each group that has another one before it. Thousands of its names may be wrong. */
const lastNames = new WeakMap<Group, string | undefined>();

function lastOf(group: Group): string | undefined {
  if (!lastNames.has(group)) {
    const names = Object.keys(group);
    lastNames.set(group, names.length > 1 ? names.at(-1) : undefined);
  }
  return lastNames.get(group);
}
