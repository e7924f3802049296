import type { Schemas } from "../../model/fields.ts";
import type { Addressed } from "../../model/spelling.ts";
import { inspect } from "../check/check.ts";
import { SITE_FILE } from "../check/files/sitePaths.ts";
import { pagesIn } from "../check/files/pagesIn.ts";
import { report, shortReport } from "../check/outputs/report.ts";
import { leavingPage } from "../check/rules.ts";
import type { Problem } from "../check/finding.ts";
import type { Site, SiteFiles } from "../check/site.ts";
import { checkInputAndMemory } from "./checkInput.ts";
import type { Index } from "../known/pageIndex.ts";
import type { KnownSite, Rest } from "../known/knownPages.ts";
import type { Live } from "../dev/live.ts";
import type { SiteResult } from "../check/facts/told.ts";
import { NOT_FOUND } from "../../model/routes.ts";
import type { Places } from "./places.ts";

/** A whole site and the result of its check. */
export interface Content {
  schemas: Schemas;
  /** Without pages that have errors: they may not fit their schemas, so they are not rendered. */
  site: Site;
  /** The files of all readable pages by their routes, also of pages with errors. */
  routes: ReadonlyMap<string | undefined, string>;
  /** Whether there are unreadable pages, whose routes are unknown. */
  hasUnread: boolean;
  /** Whether `_site.json` and all shared blocks are free of errors. */
  renderable: boolean;
  problems: Problem[];
  /** The problems as text for a terminal. */
  report(): string;
  /** The same, shortened if there are many. The problems of `file` come first. */
  shortReport(file?: string): string;
  /** The cache of a big site. */
  index?: Index<Rest>;
  /** What an incremental check of one page needs. Only of a big site. */
  live?: Live;
}

/**
 * Reads and checks the site.
 * @param further Additional files. With them, missing pictures and texts of examples are not reported.
 */
export function loadContent({ engine, site: folder }: Places, further?: (schemas: Schemas) => SiteFiles): Content {
  const { input, known } = checkInputAndMemory(engine, folder, true);
  const { schemas } = input;
  const { images: _, imageFault: __, samples: ___, ...unseen } = input;
  const files = further ? withFurther(input.files, further(schemas)) : input.files;
  const { problems, site, told } = inspect(further ? { ...unseen, files } : input);
  const index = further ? known?.index : known?.keepTold(told);
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
    ...(index && { index }),
    ...(known && !further && { live: liveOf(known, told) }),
  };
}

function startingWith(file: string | undefined, problems: readonly Problem[]): Problem[] {
  return [
    ...problems.filter((problem) => problem.file === file),
    ...problems.filter((problem) => problem.file !== file),
  ];
}

/** Computed on demand, because a build does not need it. */
function liveOf({ pages, common }: KnownSite, told: () => SiteResult): Live {
  let known: SiteResult | undefined;
  return {
    pages,
    common,
    get told() {
      return (known ??= told());
    },
  };
}

/** Merges both without calling the getters, which read files on demand. */
function withFurther(files: SiteFiles, further: SiteFiles): SiteFiles {
  const all = { ...Object.getOwnPropertyDescriptors(files), ...Object.getOwnPropertyDescriptors(further) };
  return Object.defineProperties({}, all) as SiteFiles;
}

/** The addresses of all pages but the 404 page. */
export function addressesOf({ site }: Content): Addressed[] {
  return site.pages.flatMap(({ route, aliases }) =>
    route === undefined || route === NOT_FOUND ? [] : [{ route, aliases }],
  );
}
