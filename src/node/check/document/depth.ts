/** How deep a document may be, and what is told of one that is deeper. */
import type { Problem } from "../finding.ts";
import type { Document } from "./document.ts";
import { problemAt } from "./position.ts";
import { uncheckedRest } from "./uncheckedRest.ts";

/** No page of a person is deeper than a dozen levels. */
export const DEEPEST = 100;

/** Told for a text that nests groups and lists beyond any sense. */
export function tooDeepAt(document: Document, offset: number): Problem {
  const message = `More than ${DEEPEST} groups and lists stand inside each other here.`;
  const fix = "look for brackets that are opened again and again.";
  const said = { code: "too-deep", message, fix, note: uncheckedRest(document) };
  return problemAt(document, { offset, length: 1 }, said);
}
