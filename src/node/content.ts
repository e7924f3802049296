import { mapFields, type Json, type Schemas } from "../model/fields.ts";
import { inspect } from "./check/check.ts";
import { report } from "./check/report.ts";
import type { Problem, Site } from "./check/site.ts";
import { loadSite } from "./loadSite.ts";
import type { Places } from "./places.ts";
import { loadSchemas } from "./schemas.ts";

/** The whole site as its authors wrote it, with everything the check has to say about it. */
export interface Content {
  schemas: Schemas;
  site: Site;
  problems: Problem[];
  /** The problems in words, as the terminal shows them; empty when there are none. */
  report: string;
}

/** Reads and checks the site. */
export function loadContent({ engine, site: folder }: Places): Content {
  const schemas = loadSchemas(engine);
  const { files, images } = loadSite(folder);
  const { problems, site } = inspect({ files, schemas, images });
  return { schemas, site, problems, report: problems.length > 0 ? report(problems, { files }) : "" };
}

/** The names of pictures and pictograms that documents ask for, each once, in order of appearance. */
export function namesIn(schemas: Schemas, documents: readonly { schema: string; data: Json }[]) {
  const images = new Set<string>();
  const pictograms = new Set<string>();
  for (const { schema, data } of documents) {
    mapFields(schemas, { schema: { $ref: schema }, file: "" }, data, (value, kind) => {
      if (kind === "image") images.add((value as { src: string }).src);
      if (kind === "imageFile") images.add(value as string);
      if (kind === "logo") images.add(`logos/${value as string}.svg`);
      if (kind === "pictogram") pictograms.add(value as string);
      return value;
    });
  }
  return { images, pictograms };
}
