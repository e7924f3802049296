/** The result of a command on pages, before anything is written. */
import { listSite } from "../check/files/listSite.ts";
import { rememberOthers } from "../check/facts/remembered.ts";
import type { SiteFiles } from "../check/site.ts";

/** A file with new content; without `text`, the file is deleted. */
export interface FileChange {
  file: string;
  text?: string;
  /** The old name of a renamed file. */
  from?: string;
}

/** A place in a file. */
export interface ToldPlace {
  file: string;
  line?: number;
  /** The field at the place: `place` for the terminal, `pointer` for forms. */
  field?: { place: string; pointer: string };
  words?: string;
}

/** A line of the result, worded for the terminal and for the studio. */
export type ToldLine =
  | string
  /** @param plain For the studio, which has forms in place of files and commands; left out if it shows nothing. */
  | { typed: string; plain?: string }
  | ToldPlace;

export interface CommandOutcome {
  /**
   * Ordered so that the site loses nothing if writing stops halfway: redirects come before deletions. Empty if nothing
   * changes.
   */
  changes: readonly FileChange[];
  told: readonly ToldLine[];
  /** The command was refused; `told` says why. */
  refused?: true;
}

export function refuse(...told: readonly ToldLine[]): CommandOutcome {
  // The studio says this of every refusal by itself.
  return { changes: [], told: [...told, { typed: "Nothing was changed." }], refused: true };
}

/** The lines for the terminal. */
export function terminalLines(told: readonly ToldLine[]): string[] {
  return told.map((line) => {
    if (typeof line === "string") return line;
    if ("typed" in line) return line.typed;
    const where = line.line === undefined ? line.file : `${line.file}:${line.line}`;
    return `  ${where}   ${[line.field?.place, line.words].filter(Boolean).join(": ")}`;
  });
}

/** The lines for the studio. */
export function plainLines(told: readonly ToldLine[]): (string | ToldPlace)[] {
  return told.flatMap((line) => (typeof line === "object" && "typed" in line ? (line.plain ?? []) : line));
}

/** The files of a site after changes. Unchanged files keep their getters, which read on demand. */
export function applied(files: SiteFiles, changes: readonly FileChange[]): SiteFiles {
  const after = Object.defineProperties({}, Object.getOwnPropertyDescriptors(files)) as Record<string, string>;
  for (const { file, text, from } of changes) {
    if (from !== undefined) delete after[from];
    delete after[file];
    if (text !== undefined) after[file] = text;
  }
  const changed = new Set(changes.flatMap(({ file, from }) => [file, from ?? file]));
  // Cached facts of a page depend on the shared documents.
  const common = [files, after].flatMap((all) => listSite(all).common);
  if (!common.some(({ file }) => changed.has(file))) rememberOthers(after, { before: files, changed });
  return after;
}
