import { statSync, type Stats } from "node:fs";
import { systemCode } from "./systemErrors.ts";

/**
 * What is at a path, behind links. Undefined where nothing is there, and where the system does not say: a link leads in a
 * circle, a folder on the way may not be entered.
 */
export function statOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return undefined;
  }
}
