/** Rewrites the links of a site, and checks the result. */
import { pathnameOf } from "../../model/spelling.ts";
import { check } from "../check/check.ts";
import type { Document } from "../check/document/document.ts";
import type { Problem } from "../check/finding.ts";
import { addressChange } from "../check/gathered/links/hrefEdit.ts";
import { valueAt } from "../check/json.ts";
import { obstacles } from "../check/obstacles.ts";
import { capital } from "../check/wording/words.ts";
import { applied, type FileChange, type CommandOutcome, refuse, type ToldLine } from "./outcome.ts";
import { references, type Reference } from "./references.ts";
import { ownAddress, type Survey } from "./survey.ts";
import { type Editing, finishEditing, replaceInText, startEditing } from "./textEdits.ts";

/** Edits of several files, each started on demand. */
export interface Edits {
  of(document: Document): Editing;
  /** The new text of a file; undefined if the file has no edits. */
  finished(document: Document): string | undefined;
  /** The changes of all files except these, sorted by path. */
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
  /** Leaves out anchors, which the new page does not have. */
  dropAnchors?: boolean;
}

/** Changes every link to a page to another address. Returns the places as they were before. */
export function rewriteLinks(survey: Survey, edits: Edits, { from, to, dropAnchors = false }: Target): Reference[] {
  const found = references(survey).filter(({ route }) => route === from);
  for (const { document, path, ...written } of found) {
    const { before, address } = ownAddress(survey, written.href)!;
    const rest = address.slice(pathnameOf(address).length);
    const by = before + to + (dropAnchors ? rest.replace(/#.*$/s, "") : rest);
    replaceInText(edits.of(document), path, addressChange(valueAt(document, path) as string, written, by));
  }
  return found;
}

/** Refuses changes that would add errors to a site. */
export function unlessWorse(survey: Survey, outcome: CommandOutcome): CommandOutcome {
  const worse = newErrors(survey, outcome.changes);
  if (worse.length === 0) return outcome;
  const lines = worse.flatMap(({ file, line, sentence, fix }): ToldLine[] => [
    { file, line, words: sentence },
    ...(fix ? [{ typed: `    Fix: ${fix}`, plain: capital(fix) }] : []),
  ]);
  // A site without pages reports no other problem than that.
  const isNew = survey.pages.length > 0 ? " that it does not have now" : "";
  return refuse(`The site would have mistakes afterwards${isNew}:`, ...lines);
}

/** The errors that changes add to a site. */
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
