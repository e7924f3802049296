import { remember } from "../check/facts/remembered.ts";
import { samplesOf } from "../check/gathered/texts/samples.ts";
import type { CheckInput } from "../check/site.ts";
import { rendererOf } from "../components.ts";
import { callHelpers, type KnownSite, knownPages } from "../known/knownPages.ts";
import { loadSite } from "./loadSite.ts";
import { loadSchemas } from "./schemas.ts";
import { placesOf } from "./places.ts";
import { servedFiles } from "./publicFiles.ts";

/** The input for a check of the site in a folder, with the schemas and components of an engine. */
export function checkInputOf(engine: string, site: string): CheckInput {
  return checkInputAndMemory(engine, site).input;
}

/**
 * The same, with the cache of a big site.
 * @param isMade Pages are rendered after the check, so hashes are needed to notice files that change in between.
 */
export function checkInputAndMemory(
  engine: string,
  site: string,
  isMade = false,
): { input: CheckInput; known: KnownSite | undefined } {
  const helpers = callHelpers({ engine, site });
  const schemas = loadSchemas(engine);
  const served = servedFiles(placesOf(engine, site));
  const own = { served, samples: samplesOf(schemas), render: rendererOf(engine, schemas) };
  const input = { ...loadSite(site), schemas, ...own };
  const known = knownPages({ engine, site }, input, { isMade, helpers });
  helpers?.dismiss();
  if (known) remember(input.files, known.pages);
  return { input, known };
}
