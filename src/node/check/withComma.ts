/** What goes with a field or an entry that is taken out, so that the rest is JSON still. */
import type { Finding } from "./site.ts";
import { isGroup, valueAt } from "./lookup.ts";

/** Of an entry, wherever it stands in its list. */
export const BESIDE = "with a comma beside it";

const OUT = /\btake it out(?=[.:,])(?!, with a)/;

/** The fix of a finding; who is told to take the last of several fields out is told of the comma before it as well. */
export function withComma({ document, path, point, fix, others }: Finding): string | undefined {
  if (point !== "name" || others !== undefined || fix === undefined || !OUT.test(fix)) return fix;
  const group = valueAt(document, path.slice(0, -1));
  const names = isGroup(group) ? Object.keys(group) : [];
  const isLast = names.length > 1 && names.at(-1) === path.at(-1);
  return isLast ? fix.replace(OUT, "take it out, with the comma before it") : fix;
}
