import { remember } from "./check/facts/remembered.ts";
import { samplesOf } from "./check/gathered/samples.ts";
import type { CheckInput } from "./check/site.ts";
import { rendererOf } from "./components.ts";
import { callHelper, type KnownSite, knownPages } from "./known/knownPages.ts";
import { loadSite } from "./loadSite.ts";
import { loadSchemas } from "./schemas.ts";
import { servedFiles } from "./servedFiles.ts";

/** Everything that a check of the site in a folder asks, with the schemas and the components of an engine. */
export function checkInputOf(engine: string, site: string): CheckInput {
  return checkInputAndMemory(engine, site).input;
}

/**
 * The same, with what is remembered of a big site.
 * @param isMade Pages are made afterwards, of files that have to be as they were checked.
 */
export function checkInputAndMemory(
  engine: string,
  site: string,
  isMade = false,
): { input: CheckInput; known: KnownSite | undefined } {
  const helper = callHelper({ engine, site });
  const schemas = loadSchemas(engine);
  const own = { served: servedFiles(engine), samples: samplesOf(schemas), render: rendererOf(engine, schemas) };
  const input = { ...loadSite(site), schemas, ...own };
  const known = knownPages({ engine, site }, input, { isMade, helper });
  helper?.dismiss();
  if (known) remember(input.files, known.pages);
  return { input, known };
}
