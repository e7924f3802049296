/** The whole check of a site: pure, from texts to problems. CONTRIBUTING.md tells the way through it. */
import { withIdsMeant } from "./gone/idsMeant.ts";
import { languagesOnce } from "./shape/names/languages.ts";
import { inWordsBesideOthers, withBetterAddresses } from "./wording/besideOthers.ts";
import { otherFilesOnce } from "./files/changedPlaces.ts";
import { withLocalLinks } from "./gathered/localLinks.ts";
import { pictureNames } from "./files/fileNames.ts";
import { inOrder, toProblem } from "./problem.ts";
import type { Context } from "./rule.ts";
import { rules } from "./rules.ts";
import { runRule } from "./runRule.ts";
import type { CodedFinding, FileProblem, Problem } from "./finding.ts";
import type { CheckInput, Site } from "./site.ts";
import { asItsPlaceAsks } from "./shape/values/numberOrText.ts";
import { withNewDrawings } from "./shape/values/newDrawings.ts";
import { tagsInText, withTagsMeant } from "./shape/values/withTagsMeant.ts";
import { withMissingPictures } from "./shape/values/pictureToo.ts";
import { pastedOnce } from "./shape/block/pastedEntries.ts";
import { sameSlipsOnce } from "./shape/sameSlips.ts";
import { openDoubtful, type View, type Wanted } from "./facts/openDoubtful.ts";
import { siteOf } from "./facts/siteOf.ts";
import { type Found, loneBrackets } from "./syntax/loneBrackets.ts";
import { withoutTakenOut } from "./syntax/takenOut.ts";
import { withNamesMeant } from "./syntax/shownLines.ts";
import { withoutSpoiltLines } from "./syntax/spoiltLines.ts";
import { type Told, toldOf } from "./facts/told.ts";

interface Inspection {
  /** Sorted by file, then by line. */
  problems: Problem[];
  site: Site;
  /** What has to be known to say whether the same is told after a page has changed. */
  told(): Told;
}

/** Everything that is wrong with a site, all files at once. Throws only when the check itself is at fault. */
export function check(input: CheckInput): Problem[] {
  return problemsOf(openDoubtful(input));
}

/** Check and documents in one go. */
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

/** Everything that is wrong with a site, and all fields of its pages with mistakes and of those that are asked for. */
export function survey(input: CheckInput, wanted: Wanted): Pick<View, "context" | "problems"> {
  const opened = openDoubtful(input, { wanted });
  return { context: opened.context, problems: problemsOf(opened) };
}

/**
 * From what was found to what is told. Every pass takes what the ones before it have left: what is merged or dropped too late
 * is told twice, and what is reworded too early loses its words to a merge.
 */
function problemsOf({ context, problems, findings }: View): Problem[] {
  const found = [...foundByShape(context, findings), ...rules.flatMap((rule) => runRule(rule, context))];
  const told = withoutConsequences(context, { problems: reworded(context, problems, found), findings: found });
  return [
    ...withLocalLinks(context, withoutFilesTold(told)),
    ...pictureNames(context.images),
    ...wordedTogether(context, told.findings).map((finding) => toProblem(context, finding)),
  ].toSorted(inOrder);
}

/** What schemas find: first several findings of one mistake become one, then the words change, then equal slips become one. */
function foundByShape(context: Context, findings: readonly CodedFinding[]): CodedFinding[] {
  const once = languagesOnce(otherFilesOnce(findings));
  // Equal slips are told with the fix of the first of them, which has to be complete by then.
  const withFiles = withNewDrawings(context, withMissingPictures(context, once));
  return withTagsMeant(context, sameSlipsOnce(pastedOnce(context.lookup, withFiles)));
}

/** Problems of punctuation, with what schemas and rules know of the place where each stands. */
function reworded(
  context: Context,
  problems: readonly FileProblem[],
  findings: readonly CodedFinding[],
): readonly FileProblem[] {
  return asItsPlaceAsks(context, tagsInText(context, withNamesMeant(problems, findings)));
}

/** Leaves out what goes away by itself once something else is mended. */
function withoutConsequences(context: Context, { problems, findings }: Found): Found {
  const left = withoutSpoiltLines(context.open, withoutTakenOut(problems, findings), findings);
  // Only findings that are told themselves may say that a value goes: asked again, of those that are left.
  return loneBrackets({ problems: withoutTakenOut(problems, left), findings: left });
}

/** A file of which a finding tells is not told as an unknown one as well. */
function withoutFilesTold({ problems, findings }: Found): FileProblem[] {
  const told = new Set(findings.map(({ tellsOf }) => tellsOf));
  return problems.filter(({ file, code }) => code !== "unknown-file" || !told.has(file));
}

/** No fix shows what another finding calls wrong: last, when it is known which ones are told. */
function wordedTogether(context: Context, findings: readonly CodedFinding[]): readonly CodedFinding[] {
  return inWordsBesideOthers(withBetterAddresses(withIdsMeant(findings, context)));
}
