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

const OUT = /\btake it out(?=[.:,])(?!, with a)/;
/** A field that goes to another place, with all that is said of that. */
const AWAY = /^(?:rename it to "[^"]*", and )?move (?:it|them) (?:out of|into|to|behind)\b.*\.$/s;

/** The fix of a finding; who is told to take the last of several fields out is told of the comma before it as well. */
export function withComma({ document, path, point, fix, others }: Finding): string | undefined {
  if (point !== "name" || others !== undefined || fix === undefined || !(OUT.test(fix) || AWAY.test(fix))) return fix;
  const group = valueAt(document, path.slice(0, -1));
  const names = isGroup(group) ? Object.keys(group) : [];
  const isLast = names.length > 1 && names.at(-1) === path.at(-1);
  if (!isLast) return fix;
  return AWAY.test(fix)
    ? `${fix} Where it was, the comma before it goes as well.`
    : fix.replace(OUT, "take it out, with the comma before it");
}
