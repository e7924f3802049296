/** What a command on pages comes to, before anything is written. */
import { listSite } from "../check/files/listSite.ts";
import { rememberOthers } from "../check/facts/remembered.ts";
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

/** The files of a site with changes made. Those that stay are read when somebody asks for them. */
export function applied(files: SiteFiles, changes: readonly Change[]): SiteFiles {
  const after = Object.defineProperties({}, Object.getOwnPropertyDescriptors(files)) as Record<string, string>;
  for (const { file, text, from } of changes) {
    if (from !== undefined) delete after[from];
    delete after[file];
    if (text !== undefined) after[file] = text;
  }
  const changed = new Set(changes.flatMap(({ file, from }) => [file, from ?? file]));
  // What pages need has a say in what is known of each of them.
  const common = [files, after].flatMap((all) => listSite(all).common);
  if (!common.some(({ file }) => changed.has(file))) rememberOthers(after, { before: files, changed });
  return after;
}
