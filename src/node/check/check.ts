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
import type { CodedFinding, Problem } from "./finding.ts";
import type { CheckInput, Site } from "./site.ts";
import { asItsPlaceAsks } from "./shape/values/numberOrText.ts";
import { withNewDrawings } from "./shape/values/newDrawings.ts";
import { tagsInText, withTagsMeant } from "./shape/values/withTagsMeant.ts";
import { withMissingPictures } from "./shape/values/pictureToo.ts";
import { pastedOnce } from "./shape/block/pastedEntries.ts";
import { sameSlipsOnce } from "./shape/sameSlips.ts";
import { openDoubtful, type View, type Wanted } from "./facts/openDoubtful.ts";
import { siteOf } from "./facts/siteOf.ts";
import { loneBrackets } from "./syntax/loneBrackets.ts";
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

/** What a view comes to: what schemas and rules find, without what follows from other mistakes, in words and in order. */
function problemsOf({ context, problems, findings }: View): Problem[] {
  const found = [...foundByShape(context, findings), ...rules.flatMap((rule) => runRule(rule, context))];
  const named = asItsPlaceAsks(context, tagsInText(context, withNamesMeant(problems, found)));
  const read = withoutSpoiltLines(context.open, withoutTakenOut(problems, found), found);
  const left = loneBrackets({ problems: withoutTakenOut(named, read), findings: read });
  return [
    ...foundInFiles(context, left),
    ...pictureNames(context.images),
    ...wordedTogether(withIdsMeant(left.findings, context)).map((finding) => toProblem(context, finding)),
  ].toSorted(inOrder);
}

/** Findings whose fixes say nothing that another one tells to be wrong. */
function wordedTogether(findings: readonly CodedFinding[]): readonly CodedFinding[] {
  return inWordsBesideOthers(withBetterAddresses(findings));
}

/** What schemas find, where several findings are one mistake told once. */
function foundByShape(context: Context, findings: readonly CodedFinding[]): CodedFinding[] {
  const once = languagesOnce(otherFilesOnce(findings));
  const withFiles = withNewDrawings(context, withMissingPictures(context, once));
  return withTagsMeant(context, sameSlipsOnce(pastedOnce(context.lookup, withFiles)));
}

/** What is wrong with whole files and their punctuation, without files of which a finding tells. */
function foundInFiles(context: Context, { problems, findings }: ReturnType<typeof loneBrackets>): Problem[] {
  const told = new Set(findings.map(({ tellsOf }) => tellsOf));
  return withLocalLinks(
    context,
    problems.filter(({ file, code }) => code !== "unknown-file" || !told.has(file)),
  );
}
