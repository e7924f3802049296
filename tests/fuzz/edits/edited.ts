import * as fc from "fast-check";
import type { SiteFiles } from "../../../src/node/check/site.ts";

export interface Edited {
  before: SiteFiles;
  after: SiteFiles;
}

/** A site before and after some edits. Of a failure, only the changed files are printed. */
export function edited(before: SiteFiles, after: SiteFiles): Edited {
  const files = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed = [...files].filter((file) => before[file] !== after[file]);
  const shown = () => changed.map((file) => `\n${file}\n${String(after[file])}`).join("");
  return Object.assign({ before, after }, { [fc.toStringMethod]: shown });
}
