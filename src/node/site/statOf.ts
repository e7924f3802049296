import { statSync, type Stats } from "node:fs";
import { systemCode } from "../command/systemErrors.ts";

/** Stats of a path with symlinks resolved; undefined if it is missing or inaccessible, for example behind a symlink loop. */
export function statOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return undefined;
  }
}
