import type { Schemas } from "../model/fields.ts";
import type { Addressed } from "../model/spelling.ts";
import { inspect } from "./check/check.ts";
import { SITE_FILE } from "./check/files/sitePaths.ts";
import { pagesIn } from "./check/files/pagesIn.ts";
import { report, shortReport } from "./check/outputs/report.ts";
import { leavingPage } from "./check/rules.ts";
import type { Problem } from "./check/finding.ts";
import type { Site, SiteFiles } from "./check/site.ts";
import { checkInputAndMemory } from "./checkInput.ts";
import type { Index } from "./known/pageIndex.ts";
import type { KnownSite, Rest } from "./known/knownPages.ts";
import type { Live } from "./live.ts";
import type { Told } from "./check/facts/told.ts";
import { NOT_FOUND } from "./notFound.ts";
import type { Places } from "./places.ts";

/** The whole site as its authors wrote it, with everything the check has to say about it. */
export interface Content {
  schemas: Schemas;
  /** Without the pages that cannot be shown, because what they say may be wrong: nothing is rendered that does not fit. */
  site: Site;
  /** By their addresses, the files of all pages that can be read, also of those that cannot be shown. */
  routes: ReadonlyMap<string | undefined, string>;
  /** There are pages that cannot be read, so that nobody knows their addresses. */
  hasUnread: boolean;
  /** Whether the documents that all pages need are sound. */
  renderable: boolean;
  problems: Problem[];
  /** The problems in words, as the terminal shows them. */
  report(): string;
  /** The first of many problems in the same words, those of one file before all others. */
  shortReport(file?: string): string;
  /** What is remembered of the pages of a big site. */
  index?: Index<Rest>;
  /** Of a big site: what one page needs that is saved while it is open. */
  live?: Live;
}

/**
 * Reads and checks the site.
 * @param further Files beside those of its folder. They may name pictures that it does not have, and say what examples say: nobody asks for either then.
 */
export function loadContent({ engine, site: folder }: Places, further?: (schemas: Schemas) => SiteFiles): Content {
  const { input, known } = checkInputAndMemory(engine, folder, true);
  const { schemas } = input;
  const { images: _, imageFault: __, samples: ___, ...unseen } = input;
  const files = further ? withFurther(input.files, further(schemas)) : input.files;
  const { problems, site, told } = inspect(further ? { ...unseen, files } : input);
  if (!further) known?.keepTold(told);
  const hindering = problems.filter(({ severity, code }) => severity === "error" && !leavingPage.has(code));
  const broken = new Set(hindering.map(({ file }) => file));
  const pages = site.pages.filter(({ file }) => !broken.has(file));
  const sharedFiles = [...Object.values(site.shared).map(({ file }) => file), SITE_FILE];
  return {
    schemas,
    site: { ...site, pages },
    routes: new Map(site.pages.map(({ route, file }) => [route, file])),
    hasUnread: pagesIn(files).length > site.pages.length,
    renderable: site.site !== undefined && !sharedFiles.some((file) => broken.has(file)),
    problems,
    report: () => report(problems, { files }),
    shortReport: (file) => shortReport(startingWith(file, problems), { files }),
    ...(known?.index && { index: known.index }),
    ...(known && !further && { live: liveOf(known, told) }),
  };
}

function startingWith(file: string | undefined, problems: readonly Problem[]): Problem[] {
  return [
    ...problems.filter((problem) => problem.file === file),
    ...problems.filter((problem) => problem.file !== file),
  ];
}

/** Found out when it is asked for: a build has no use for it. */
function liveOf({ pages, common }: KnownSite, told: () => Told): Live {
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
