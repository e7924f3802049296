import { textIn } from "../document/decode.ts";
import { countMarks } from "../document/byteOrderMarks.ts";
import { LINE_END } from "../document/position.ts";
import type { Problem } from "../finding.ts";
import type { SiteFiles } from "../site.ts";

/** The result of a check, the input of every output format. */
export interface Outcome {
  /** Sorted by file, then by line. */
  problems: readonly Problem[];
  files: SiteFiles;
  /** Set if only new problems are reported. */
  changes?: Comparison | undefined;
  /** The folder that the author named, for the commands in the report. */
  named?: string | undefined;
}

/** What a comparison with an earlier state left out. */
interface Comparison {
  /** What the site was compared with, for example "origin/main". */
  base: string;
  /** Its hash. */
  commit: string;
  /** The old problems in unchanged files. */
  older: readonly Problem[];
  /** Some of these are in files that git ignores, so they may be new. */
  hasIgnored?: true;
  /** The engine changed as well, so nothing was left out. */
  engineChanged?: boolean;
  /** A file or folder that may have changed, so nothing was left out. */
  unseen?: string;
}

/** Where the site and the engine are on GitHub. The URLs are left out if they are unknown. */
export interface Repository {
  /** The path of the site in the repository: empty, or with a slash at its end. */
  folder: string;
  /** The URL of the repository's files at this commit, with a slash at its end. */
  address?: string;
  /** The URL of docs/problems.md. */
  docs?: string;
}

/** The URI of a file, relative to the root of the repository. */
export function uriOf(file: string, { folder }: Repository): string {
  return (folder + file).split("/").map(encodeURIComponent).join("/");
}

/** The text of a file; empty if it cannot be read. */
export function textOf(files: SiteFiles, file: string): string {
  return Object.hasOwn(files, file) ? textIn(files[file]!) : "";
}

/** The lines without byte order marks, which positions do not count. */
export function linesIn(text: string): string[] {
  return text.slice(countMarks(text)).split(LINE_END);
}
