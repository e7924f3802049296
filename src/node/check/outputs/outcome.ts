import { decode } from "../document/decode.ts";
import { marksIn } from "../document/byteOrderMarks.ts";
import { LINE_END } from "../document/position.ts";
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
  /** Some of these are in files that git ignores, and may be new. */
  hasIgnored?: true;
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

/** The address of a file, counted from the root of the repository. */
export function uriOf(file: string, { folder }: Repository): string {
  return (folder + file).split("/").map(encodeURIComponent).join("/");
}

/** A file as its author wrote it; nothing when it is none that can be read. */
export function textOf(files: SiteFiles, file: string): string {
  const content = Object.hasOwn(files, file) ? files[file]! : "";
  return typeof content === "string" || content instanceof Uint8Array ? decode(content).text : "";
}

/** Without byte order marks, which no line and no column counts. */
export function linesIn(text: string): string[] {
  return text.slice(marksIn(text)).split(LINE_END);
}
