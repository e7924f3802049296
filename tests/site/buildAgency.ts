/** Builds the site of the browser tests. What a build has kept of an earlier one is used again. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { agencyFolder, writeAgency } from "../support/agency/folder.ts";
import { buildIn } from "../support/builtSite.ts";

for (const part of ["pages", "images"]) rmSync(join(agencyFolder, part), { recursive: true, force: true });
writeAgency(agencyFolder);
buildIn(agencyFolder);
