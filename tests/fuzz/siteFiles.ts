/** The files of a whole site, and a check of what becomes of them. */
import { checkBeside } from "../node/check/memory.ts";
import { render, schemas } from "../node/check/site.ts";
import { agency, agencyPictures } from "../support/agency/agency.ts";

export const files = Object.fromEntries(
  Object.entries(agency).map(([file, content]) => [file, String(content)] as const),
);

export const problemsIn = checkBeside({ files, schemas, render, images: agencyPictures });
