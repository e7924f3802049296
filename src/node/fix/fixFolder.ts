/** `npm run check -- --fix`: makes the safe fixes in the folder of a site. */
import { check } from "../check/check.ts";
import type { Problem } from "../check/finding.ts";
import type { CheckInput, SiteFiles } from "../check/site.ts";
import { fixSite, withoutEdit } from "./fixSite.ts";
import { tellSteps } from "./words.ts";
import { writeAllFixed } from "./writeFixed.ts";

export interface Repair {
  /** The files after the fixes. */
  files: SiteFiles;
  /** The remaining problems, without the edits, which were tried. */
  problems: Problem[];
  /** What was done: a line for each edit, and a sum. */
  told: string;
  /** A sentence for each file that could not be written. */
  failures: string[];
}

/** Writes only changed files. If one cannot be written, the others are written all the same. */
export async function fixFolder(root: string, site: CheckInput): Promise<Repair> {
  // A snapshot, because a getter that reads a file on demand would hide changes by other programs.
  const input = { ...site, files: { ...site.files } };
  const fixed = fixSite(input);
  const changes = Object.entries(fixed.files).flatMap(([file, after]) => {
    const before = input.files[file] as string | Uint8Array;
    return after === before || typeof after !== "string" ? [] : [{ file, before, after }];
  });
  const unwritten = await writeAllFixed(root, changes);
  const steps = fixed.steps.filter(({ file }) => !unwritten.has(file));
  const told = steps.length === 0 && unwritten.size > 0 ? "Nothing was changed.\n" : tellSteps(steps);
  const outcome = { told, failures: [...unwritten.values()] };
  if (unwritten.size === 0) return { ...outcome, files: fixed.files, problems: fixed.problems };
  const kept = Object.fromEntries(Array.from(unwritten.keys(), (file) => [file, input.files[file]!]));
  const files = { ...fixed.files, ...kept };
  return { ...outcome, files, problems: check({ ...input, files }).map(withoutEdit) };
}
