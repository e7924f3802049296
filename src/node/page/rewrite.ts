/** Rewrites the links of a site, and looks whether all is well afterwards. */
import { pathnameOf } from "../../model/spelling.ts";
import { check } from "../check/check.ts";
import type { Document } from "../check/document/document.ts";
import type { Problem } from "../check/finding.ts";
import { obstacles } from "../check/obstacles.ts";
import { capital } from "../check/wording/words.ts";
import { applied, type FileChange, type CommandOutcome, refuse, type ToldLine } from "./outcome.ts";
import { references, type Reference } from "./references.ts";
import { ownAddress, type Survey } from "./survey.ts";
import { type Editing, finishEditing, replaceInText, startEditing } from "./textEdits.ts";

/** Edits of several files, each begun when it is first asked for. */
export interface Edits {
  of(document: Document): Editing;
  /** The new text of a file; undefined for a file that nobody edits. */
  finished(document: Document): string | undefined;
  /** What becomes of the files other than these, in the order of their paths. */
  changes(except: readonly Document[]): FileChange[];
}

export function createEdits(): Edits {
  const all = new Map<Document, Editing>();
  return {
    of(document) {
      const editing = all.get(document) ?? startEditing(document.text);
      all.set(document, editing);
      return editing;
    },
    finished(document) {
      const editing = all.get(document);
      return editing && finishEditing(editing);
    },
    changes: (except) =>
      [...all]
        .filter(([document]) => !except.includes(document))
        .map(([{ file }, editing]) => ({ file, text: finishEditing(editing) }))
        .toSorted((a, b) => (a.file < b.file ? -1 : 1)),
  };
}

export interface Target {
  from: string;
  to: string;
  /** Places on the old page are not on the new one. */
  dropAnchors?: boolean;
}

/** Leads every link to a page to another address. Gives the places, as they were. */
export function rewriteLinks(survey: Survey, edits: Edits, { from, to, dropAnchors = false }: Target): Reference[] {
  const found = references(survey).filter(({ route }) => route === from);
  for (const { document, path, href, start, end } of found) {
    const { before, address } = ownAddress(survey, href)!;
    const rest = address.slice(pathnameOf(address).length);
    const by = before + to + (dropAnchors ? rest.replace(/#.*$/s, "") : rest);
    const same = end - start === href.length ? commonEnd(href, by) : 0;
    replaceInText(edits.of(document), path, { start, end: end - same, by: by.slice(0, by.length - same) });
  }
  return found;
}

function commonEnd(a: string, b: string): number {
  let length = 0;
  while (length < Math.min(a.length, b.length) && a.at(-1 - length) === b.at(-1 - length)) length++;
  return length;
}

/** Refuses changes that would bring mistakes into a site which are not there yet. */
export function unlessWorse(survey: Survey, outcome: CommandOutcome): CommandOutcome {
  const worse = newErrors(survey, outcome.changes);
  if (worse.length === 0) return outcome;
  const lines = worse.flatMap(({ file, line, sentence, fix }): ToldLine[] => [
    { file, line, words: sentence },
    ...(fix ? [{ typed: `    Fix: ${fix}`, plain: capital(fix) }] : []),
  ]);
  // Of a site without pages nothing is told but that.
  const isNew = survey.pages.length > 0 ? " that it does not have now" : "";
  return refuse(`The site would have mistakes afterwards${isNew}:`, ...lines);
}

/** Errors that changes bring into a site. */
export function newErrors(survey: Survey, changes: readonly FileChange[]): Problem[] {
  const newNames = new Map(changes.map(({ file, from }) => [from, file]));
  const renamed = <Place extends { file: string }>(place: Place): Place => {
    return { ...place, file: newNames.get(place.file) ?? place.file };
  };
  const before = survey.problems.map((problem) => {
    const { elsewhere } = problem;
    return { ...renamed(problem), ...(elsewhere && { elsewhere: elsewhere.map(renamed) }) };
  });
  const added = changes.flatMap(({ file, from = file }) => (Object.hasOwn(survey.files, from) ? [] : [file]));
  return obstacles(check({ ...survey, files: applied(survey.files, changes) }), added, before);
}
