/** What is wrong, in the words of a form: fields by their labels, and what to do with what is on the screen. */
import { pathOf } from "../../model/pointer.ts";
import type { Document } from "../../node/check/document/document.ts";
import { SITE_FILE } from "../../node/check/files/sitePaths.ts";
import type { Problem } from "../../node/check/finding.ts";
import { valueAt } from "../../node/check/json.ts";
import type { Lookup } from "../../node/check/lookup.ts";
import { capital } from "../../node/check/wording/words.ts";
import type { At, FormWords } from "./labels.ts";
import { fieldTelling } from "./problemPlaces.ts";
import { WORDS } from "./wordsByCode.ts";

/** What is wrong, beside its field. */
export function formWords(lookup: Lookup, document: Document, problem: Problem): FormWords {
  const path = pathOf(problem.pointer, document.data ?? null);
  const at: At = { lookup, document, path: fieldTelling(lookup, document, path), value: valueAt(document, path) };
  const worded = Object.hasOwn(WORDS, problem.code) ? WORDS[problem.code] : undefined;
  const { message, fix } = worded?.(at, problem) ?? problem;
  return { message: capital(message), ...(fix && { fix: capital(withoutJson(fix)) }) };
}

/** Advice without what concerns only those who write the file itself. */
function withoutJson(fix: string): string {
  return (
    fix
      .replaceAll(/,? with (?:the comma (?:before|behind)|a comma beside|the \\n before) (?:it|them)\b/g, "")
      .replaceAll(`in ${SITE_FILE}`, "in the site settings")
      // In a file, each backslash is written twice.
      .replaceAll("\\\\", "\\")
  );
}
