import type { Problem } from "../../node/check/finding.ts";
import type { Lookup } from "../../node/check/lookup.ts";
import { fileTitle, type SiteData } from "../site/siteData.ts";
import { listWords } from "./listWords.ts";

/** A file that cannot be published. */
export interface LeftOut {
  file: string;
  title: string;
  /** What is wrong. */
  words: string;
  /** One of its mistakes; without one, it could not be saved. */
  problem: Problem | undefined;
}

interface Standing {
  /** The files that would be published. */
  changed: readonly string[];
  /** The files that are not saved. */
  dirty: readonly string[];
  /** The mistakes of the site. */
  errors: readonly Problem[];
}

/** The files with mistakes, and those whose stored text is not what is seen. */
export function leftOut(lookup: Lookup, site: SiteData, { changed, dirty, errors }: Standing): LeftOut[] {
  const wrong = errors.map(({ file }) => file).filter((file) => changed.includes(file));
  return [...new Set([...dirty, ...wrong])].map((file) => {
    const problem = errors.find((each) => each.file === file);
    const words = problem ? listWords(lookup, site, problem).message : "It is not saved.";
    return { file, title: fileTitle(site, file), words, problem };
  });
}
