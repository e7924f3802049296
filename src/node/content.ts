import { mapFields, type Json, type Schemas } from "../model/fields.ts";
import { inspect } from "./check/check.ts";
import { report } from "./check/report.ts";
import type { Problem, Site, SiteFiles } from "./check/site.ts";
import { checkInputOf } from "./checkInput.ts";
import type { Places } from "./places.ts";

/** The whole site as its authors wrote it, with everything the check has to say about it. */
export interface Content {
  schemas: Schemas;
  /** Without the pages that have errors: nothing broken is ever rendered. */
  site: Site;
  /** The addresses of all pages, also of those that have errors. */
  routes: ReadonlySet<Json | undefined>;
  /** Whether the documents that all pages need are sound. */
  renderable: boolean;
  problems: Problem[];
  /** The problems in words, as the terminal shows them; empty when there are none. */
  report: string;
}

/** Reads and checks the site, with further files beside those of its folder. */
export function loadContent(
  { engine, site: folder }: Places,
  further: (schemas: Schemas) => SiteFiles = () => ({}),
): Content {
  const input = checkInputOf(engine, folder);
  const { schemas } = input;
  const files = withFurther(input.files, further(schemas));
  const { problems, site } = inspect({ ...input, files });
  const broken = new Set(problems.filter(({ severity }) => severity === "error").map(({ file }) => file));
  const pages = site.pages.filter(({ file }) => !broken.has(file));
  const sharedFiles = [...Object.values(site.shared).map(({ file }) => file), "pages/_site.json"];
  return {
    schemas,
    site: { ...site, pages },
    routes: new Set(site.pages.map(({ data }) => data["route"])),
    renderable: site.site !== undefined && !sharedFiles.some((file) => broken.has(file)),
    problems,
    report: problems.length > 0 ? report(problems, { files }) : "",
  };
}

/** Both together; files that are read when they are asked for stay so. */
function withFurther(files: SiteFiles, further: SiteFiles): SiteFiles {
  const all = { ...Object.getOwnPropertyDescriptors(files), ...Object.getOwnPropertyDescriptors(further) };
  return Object.defineProperties({}, all) as SiteFiles;
}

/** The names of pictures and pictograms that documents ask for, each once, in order of appearance. */
export function namesIn(schemas: Schemas, documents: readonly { schema: string; data: Json }[]) {
  const images = new Set<string>();
  const pictograms = new Set<string>();
  const visit = (value: Json, kind: string) => {
    if (kind === "image") images.add((value as { src: string }).src);
    if (kind === "imageFile") images.add(value as string);
    if (kind === "logo") images.add(`logos/${value as string}.svg`);
    if (kind === "pictogram") pictograms.add(value as string);
    return value;
  };
  for (const { schema, data } of documents) {
    mapFields({ schemas, visit }, { schema: { $ref: schema }, file: "" }, data);
  }
  return { images, pictograms };
}
