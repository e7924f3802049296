import { existsSync } from "node:fs";
import { join } from "node:path";
import { WrongUse } from "./options.ts";

/**
 * An existing folder has no site in it. Unlike WrongUse: the command is correct, but `pages/` is missing, or it was run
 * elsewhere.
 */
export class NoSite extends Error {}

/** @throws {NoSite} for a folder without a site. */
export function expectSite(folder: string): void {
  if (existsSync(join(folder, "pages"))) return;
  expectFolder(folder);
  const instead =
    "If that was deleted or renamed, bring it back. Else run this in the folder of the project, or name that with --site.";
  throw new NoSite(`There is no site in ${folder}: it has no folder pages/. ${instead}`);
}

/** @throws {WrongUse} for a missing folder. */
export function expectFolder(folder: string): void {
  if (!existsSync(folder)) throw new WrongUse(`There is no folder ${folder}.`);
}
