/** What a command on pages comes to, before anything is written. */
import type { SiteFiles } from "../check/site.ts";

/** A file gets another content, or is taken away when `text` is left out. */
export interface Change {
  file: string;
  text?: string;
  /** What the file was called before. */
  from?: string;
}

export interface Outcome {
  /**
   * In an order in which the site loses nothing wherever it stops: what leads on comes before what is taken away.
   * Empty when nothing is to be changed.
   */
  changes: readonly Change[];
  /** What to tell, line by line. */
  told: readonly string[];
  /** The command cannot be done; `told` says why. */
  refused?: true;
}

export function refuse(...told: readonly string[]): Outcome {
  return { changes: [], told: [...told, "Nothing was changed."], refused: true };
}

/** The files of a site with changes made. */
export function applied(files: SiteFiles, changes: readonly Change[]): SiteFiles {
  const after: Record<string, SiteFiles[string]> = { ...files };
  for (const { file, text, from } of changes) {
    if (from !== undefined) delete after[from];
    if (text === undefined) delete after[file];
    else after[file] = text;
  }
  return after;
}
