import type { Path } from "../../model/fields.ts";
import { pathOf } from "../../model/pointer.ts";
import type { Document } from "../../node/check/document/document.ts";
import type { Problem } from "../../node/check/finding.ts";
import type { Lookup } from "../../node/check/lookup.ts";
import { isJsonText } from "../../node/check/syntax/isJsonText.ts";
import { capital } from "../../node/check/wording/words.ts";
import { placeWords } from "../document/labels.ts";
import { errorsIn, fieldTelling } from "../form/problemPlaces.ts";
import { fileTitle, type SiteData } from "../site/siteData.ts";
import type { DetailLine } from "../store/store.ts";
import { formWords } from "../form/formWords.ts";
import type { FormWords } from "../form/labels.ts";

/** The words of a problem with its place, for lists that stand apart from the form. */
export function listWords(lookup: Lookup, { texts, pages, shared, site }: SiteData, problem: Problem): FormWords {
  const own = ownFile({ pages, shared, site }, problem.file);
  const text = texts[problem.file] ?? "";
  // In a text that is not JSON there are no fields: only the check knows the line.
  if (!own || !isJsonText(text))
    return { message: capital(problem.sentence), fix: problem.fix && capital(problem.fix) };
  const document = { ...own, text };
  const { message, fix } = formWords(lookup, document, problem);
  const place = placeInForm(lookup, document, fieldTelling(lookup, document, pathOf(problem.pointer, own.data)));
  return { message: place ? `${place}: ${message}` : message, fix };
}

/** What a command for pages tells of a place: the file by its title, the field as its form has it. */
export function lineWords(lookup: Lookup, site: SiteData, line: DetailLine): string {
  if (typeof line === "string") return line;
  const own = ownFile(site, line.file);
  const place =
    own && line.pointer !== undefined
      ? placeInForm(lookup, { ...own, text: site.texts[line.file] ?? "" }, pathOf(line.pointer, own.data))
      : "";
  return [fileTitle(site, line.file), place, line.words].filter(Boolean).join(": ");
}

function ownFile({ pages, shared, site }: Pick<SiteData, "pages" | "shared" | "site">, file: string) {
  return [...pages, ...shared, site].find((each) => each?.file === file);
}

/** "Block 2 (Card grid), card 3" of a field there; empty for the fields of the page itself. */
function placeInForm(lookup: Lookup, document: Document, path: Path): string {
  const block = path[0] === "blocks" && typeof path[1] === "number" ? path.slice(0, 2) : undefined;
  const words = placeWords(lookup, document, path.length === 2 && block ? block : path.slice(0, -1)).toReversed();
  const kind = block && lookup.schemaAt(document, block)?.schema.title;
  if (kind) words[0] += ` (${kind})`;
  return capital(words.join(", "));
}

/** Why what was written could not be saved, and what to do. @param dirty The files that are not saved. */
export function unsavedWords(
  lookup: Lookup,
  site: SiteData,
  { problems, dirty }: { problems: readonly Problem[]; dirty: readonly string[] },
): string {
  const errors = errorsIn(problems);
  const first = errors.find(({ file }) => dirty.includes(file)) ?? errors[0];
  if (!first) return "Some changes could not be saved. The bar at the top of the window says why.";
  const where = `“${fileTitle(site, first.file)}”`;
  const what =
    errors.length === 1
      ? `Mend the mistake in ${where} first.`
      : `Mend the ${errors.length} mistakes first. One is in ${where}.`;
  return `${what} ${listWords(lookup, site, first).message}`;
}
