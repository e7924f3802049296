/** What a command on pages comes to, before anything is written. */
import { listSite } from "../check/files/listSite.ts";
import { rememberOthers } from "../check/facts/remembered.ts";
import type { SiteFiles } from "../check/site.ts";

/** A file gets another content, or is taken away when `text` is left out. */
export interface FileChange {
  file: string;
  text?: string;
  /** What the file was called before. */
  from?: string;
}

/** Something at a place of a file. */
export interface ToldPlace {
  file: string;
  line?: number;
  /** The field there: for the terminal, and for who shows it by its form. */
  field?: { place: string; pointer: string };
  words?: string;
}

/** A line of what to tell: the terminal and the studio each say it in their own way. */
export type ToldLine =
  | string
  /** @param plain For who has forms in the place of files and commands; left out where there is nothing to say. */
  | { typed: string; plain?: string }
  | ToldPlace;

export interface CommandOutcome {
  /**
   * In an order in which the site loses nothing wherever it stops: what leads on comes before what is taken away.
   * Empty when nothing is to be changed.
   */
  changes: readonly FileChange[];
  told: readonly ToldLine[];
  /** The command cannot be done; `told` says why. */
  refused?: true;
}

export function refuse(...told: readonly ToldLine[]): CommandOutcome {
  // The studio says so of all that is refused.
  return { changes: [], told: [...told, { typed: "Nothing was changed." }], refused: true };
}

/** What is printed. */
export function terminalLines(told: readonly ToldLine[]): string[] {
  return told.map((line) => {
    if (typeof line === "string") return line;
    if ("typed" in line) return line.typed;
    const where = line.line === undefined ? line.file : `${line.file}:${line.line}`;
    return `  ${where}   ${[line.field?.place, line.words].filter(Boolean).join(": ")}`;
  });
}

/** What is left for who has forms. */
export function plainLines(told: readonly ToldLine[]): (string | ToldPlace)[] {
  return told.flatMap((line) => (typeof line === "object" && "typed" in line ? (line.plain ?? []) : line));
}

/** The files of a site with changes made. Those that stay are read when somebody asks for them. */
export function applied(files: SiteFiles, changes: readonly FileChange[]): SiteFiles {
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
