import { existsSync } from "node:fs";
import { join } from "node:path";
import { WrongUse } from "./options.ts";

/** A folder that is there has no site in it. The command is right all the same: something is missing, or it was run elsewhere. */
export class NoSite extends Error {}

/** Throws for a folder without a site. */
export function expectSite(folder: string): void {
  if (existsSync(join(folder, "pages"))) return;
  expectFolder(folder);
  const instead =
    "If that was deleted or renamed, bring it back. Else run this in the folder of the project, or name that with --site.";
  throw new NoSite(`There is no site in ${folder}: it has no folder pages/. ${instead}`);
}

/** Throws for a folder that is not there. */
export function expectFolder(folder: string): void {
  if (!existsSync(folder)) throw new WrongUse(`There is no folder ${folder}.`);
}
