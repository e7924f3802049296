import type { Schemas } from "../model/fields.ts";
import type { Addressed } from "../model/spelling.ts";
import { inspect } from "./check/check.ts";
import { report } from "./check/outputs/report.ts";
import type { Problem, Site, SiteFiles } from "./check/site.ts";
import { checkInputAndMemory } from "./checkInput.ts";
import type { Index } from "./known/memory.ts";
import type { Known, Rest } from "./known/knownPages.ts";
import type { Live } from "./live.ts";
import type { Told } from "./check/facts/told.ts";
import { NOT_FOUND } from "./notFound.ts";
import type { Places } from "./places.ts";

/** The whole site as its authors wrote it, with everything the check has to say about it. */
export interface Content {
  schemas: Schemas;
  /** Without the pages that have errors: nothing broken is ever rendered. */
  site: Site;
  /** The addresses of all pages, also of those that have errors. */
  routes: ReadonlySet<string | undefined>;
  /** Whether the documents that all pages need are sound. */
  renderable: boolean;
  problems: Problem[];
  /** The problems in words, as the terminal shows them. */
  report(): string;
  /** What is remembered of the pages of a big site. */
  index?: Index<Rest>;
  /** Of a big site: what one page needs that is saved while it is open. */
  live?: Live;
}

/** Reads and checks the site, with further files beside those of its folder. */
export function loadContent({ engine, site: folder }: Places, further?: (schemas: Schemas) => SiteFiles): Content {
  const { input, known } = checkInputAndMemory(engine, folder);
  const { schemas } = input;
  const files = further ? withFurther(input.files, further(schemas)) : input.files;
  const { problems, site, told } = inspect({ ...input, files });
  if (!further) known?.keepTold(told);
  const broken = new Set(problems.filter(({ severity }) => severity === "error").map(({ file }) => file));
  const pages = site.pages.filter(({ file }) => !broken.has(file));
  const sharedFiles = [...Object.values(site.shared).map(({ file }) => file), "pages/_site.json"];
  return {
    schemas,
    site: { ...site, pages },
    routes: new Set(site.pages.map(({ route }) => route)),
    renderable: site.site !== undefined && !sharedFiles.some((file) => broken.has(file)),
    problems,
    report: () => report(problems, { files }),
    ...(known?.index && { index: known.index }),
    ...(known && !further && { live: liveOf(known, told) }),
  };
}

/** Found out when it is asked for: a build has no use for it. */
function liveOf({ pages, common }: Known, told: () => Told): Live {
  let known: Told | undefined;
  return {
    pages,
    common,
    get told() {
      return (known ??= told());
    },
  };
}

/** Both together; files that are read when they are asked for stay so. */
function withFurther(files: SiteFiles, further: SiteFiles): SiteFiles {
  const all = { ...Object.getOwnPropertyDescriptors(files), ...Object.getOwnPropertyDescriptors(further) };
  return Object.defineProperties({}, all) as SiteFiles;
}

/** The addresses of the pages that have one of their own: of all but the one that is shown at unknown addresses. */
export function addressesOf({ site }: Content): Addressed[] {
  return site.pages.flatMap(({ route, aliases }) =>
    route === undefined || route === NOT_FOUND ? [] : [{ route, aliases }],
  );
}
