/** The limit of nesting in a document. */
import type { Problem } from "../finding.ts";
import type { Document } from "./document.ts";
import { problemAt } from "./position.ts";
import { uncheckedRest } from "./uncheckedRest.ts";

/** Pages of people have about a dozen levels at most. */
export const DEEPEST = 100;

/** The problem of a text that is nested too deeply. */
export function tooDeepAt(document: Document, offset: number): Problem {
  const message = `More than ${DEEPEST} groups and lists stand inside each other here.`;
  const fix = "look for brackets that are opened again and again.";
  const said = { code: "too-deep", message, fix, note: uncheckedRest(document) };
  return problemAt(document, { offset, length: 1 }, said);
}
