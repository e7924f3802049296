import type { Problem } from "../finding.ts";
import type { SiteFiles } from "../site.ts";

/** What a check of a site came to, as every output gets it. */
export interface Outcome {
  /** Sorted by file, then by line. */
  problems: readonly Problem[];
  files: SiteFiles;
  /** Only new problems are told. */
  changes?: Comparison | undefined;
  /** The folder that the author has named, for the commands that are told. */
  named?: string | undefined;
}

/** What a comparison with an earlier state of the site left out. */
interface Comparison {
  /** What the site was compared with, for example "origin/main". */
  base: string;
  /** Problems in files that did not change, which were there before. */
  older: readonly Problem[];
  /** The engine changed as well, so that nothing was left out. */
  engineChanged?: boolean;
  /** What nobody can say of whether it changed, so that nothing was left out either. */
  unseen?: string;
}

/** Where the site and the engine are on GitHub. Left out, nobody can say. */
export interface Repository {
  /** The site's folder in the repository: empty, or with a slash at its end. */
  folder: string;
  /** The address of the repository's files at this commit, with a slash at its end. */
  address?: string;
  /** The address of the page about problems. */
  docs?: string;
}
