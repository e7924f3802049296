/** The whole check of a site. Pure: texts go in, problems come out. CONTRIBUTING.md describes its steps. */
import { withIdsMeant } from "./gone/anchors/idsMeant.ts";
import { languagesOnce } from "./shape/names/foreign/languages.ts";
import { inWordsBesideOthers, withBetterAddresses } from "./wording/besideOthers.ts";
import { otherFilesOnce } from "./files/changedPlaces.ts";
import { withFormsAsked } from "./gathered/forms/forms.ts";
import { withoutReached } from "./gone/pages/reachedThen.ts";
import { withLinksWaiting } from "./gone/pages/linksWaiting.ts";
import { withLocalLinks } from "./gathered/links/localLinks.ts";
import { withPicturesThere } from "./files/picturesThere.ts";
import { pictureNames } from "./files/fileNames.ts";
import { inOrder, toProblem } from "./problem.ts";
import type { Context } from "./rule.ts";
import { rules } from "./rules.ts";
import { runRule } from "./runRule.ts";
import type { CodedFinding, FileProblem, Problem } from "./finding.ts";
import type { CheckInput, Site } from "./site.ts";
import { asItsPlaceAsks } from "./shape/values/types/numberOrText.ts";
import { withNewDrawings } from "./shape/values/pictures/newDrawings.ts";
import { ofLoneTexts } from "./shape/names/missing/loneTexts.ts";
import { tagsInText, withTagsMeant } from "./shape/values/pieces/withTagsMeant.ts";
import { withMissingPictures } from "./shape/values/pictures/pictureToo.ts";
import { pastedOnce } from "./shape/block/pastedEntries.ts";
import { sameSlipsOnce } from "./shape/sameSlips.ts";
import { writtenAnewOnce } from "./wording/writtenAnew.ts";
import { openDoubtful, type DoubtfulView, type Wanted } from "./facts/openDoubtful.ts";
import { siteOf } from "./facts/siteOf.ts";
import { type SyntaxAndShape, loneBrackets } from "./syntax/brackets/loneBrackets.ts";
import { withoutTakenOut } from "./syntax/takenOut.ts";
import { withNamesMeant } from "./syntax/shownLines.ts";
import { withoutSpoiltLines } from "./syntax/spoiltLines.ts";
import { type SiteResult, toldOf } from "./facts/told.ts";

interface Inspection {
  /** Sorted by file, then by line. */
  problems: Problem[];
  site: Site;
  /** What decides whether the same problems are told after a page has changed. */
  told(): SiteResult;
}

/** All problems of a site, in all files. Throws only for a bug in the check itself. */
export function check(input: CheckInput): Problem[] {
  return problemsOf(openDoubtful(input));
}

/** Checks a site and returns its documents as well. */
export function inspect(input: CheckInput): Inspection {
  const opened = openDoubtful(input);
  const problems = problemsOf(opened);
  const { context } = opened;
  return {
    problems,
    get site() {
      return siteOf(context.documents, input.files);
    },
    told: () => toldOf(context, problems),
  };
}

/** All problems of a site, in a context where the pages with mistakes and the wanted pages are open. */
export function survey(input: CheckInput, wanted: Wanted): Pick<DoubtfulView, "context" | "problems"> {
  const opened = openDoubtful(input, { wanted });
  return { context: opened.context, problems: problemsOf(opened) };
}

/**
 * Turns findings into problems. The order of the passes matters: a duplicate that is merged or dropped too late is told
 * twice, and findings that are reworded too early no longer merge.
 */
function problemsOf({ context, problems, findings }: DoubtfulView): Problem[] {
  const found = [...foundByShape(context, findings), ...rules.flatMap((rule) => runRule(rule, context))];
  const once = withoutReached(writtenAnewOnce(found));
  const told = withoutConsequences(context, { problems: reworded(context, problems, once), findings: once });
  const all = [
    ...withLocalLinks(context, withPicturesThere(context.images, withoutFilesTold(told))),
    ...pictureNames(context.images),
    ...wordedTogether(context, told.findings).map((finding) => toProblem(context, finding)),
  ];
  return [...withLinksWaiting(context, all.toSorted(inOrder))];
}

/**
 * The findings of the schemas: merges the findings of one mistake, then completes their fixes, then merges equal slips.
 */
function foundByShape(context: Context, findings: readonly CodedFinding[]): CodedFinding[] {
  const once = languagesOnce(otherFilesOnce(findings));
  // Equal slips are told with the fix of the first of them, so all fixes have to be complete by then.
  const withFiles = withNewDrawings(context, withMissingPictures(context, once));
  const withForms = withFormsAsked(context, withFiles);
  return withTagsMeant(context, sameSlipsOnce(pastedOnce(context.lookup, withForms)));
}

/** Syntax problems, reworded with what schemas and rules know of their place. */
function reworded(
  context: Context,
  problems: readonly FileProblem[],
  findings: readonly CodedFinding[],
): readonly FileProblem[] {
  return asItsPlaceAsks(context, ofLoneTexts(context, tagsInText(context, withNamesMeant(problems, findings))));
}

/** Drops what disappears once something else is fixed. */
function withoutConsequences(context: Context, { problems, findings }: SyntaxAndShape): SyntaxAndShape {
  const left = withoutSpoiltLines(context.open, withoutTakenOut(problems, findings), findings);
  // Done again, because only findings that are told themselves may have their value taken out.
  return loneBrackets({ problems: withoutTakenOut(problems, left), findings: left });
}

/** Drops `unknown-file` for files that a finding tells of. */
function withoutFilesTold({ problems, findings }: SyntaxAndShape): FileProblem[] {
  const told = new Set(findings.map(({ tellsOf }) => tellsOf));
  return problems.filter(({ file, code }) => code !== "unknown-file" || !told.has(file));
}

/** No fix may show what another finding calls wrong. Last, because it depends on which findings are left. */
function wordedTogether(context: Context, findings: readonly CodedFinding[]): readonly CodedFinding[] {
  return inWordsBesideOthers(withBetterAddresses(withIdsMeant(findings, context)));
}
