/** What is new since an earlier state of a site: pure, from the files that changed. */
import { check } from "./check.ts";
import { filesOf } from "./problem.ts";
import type { Outcome } from "./outputs/outcome.ts";
import type { Problem } from "./finding.ts";
import type { CheckInput, SiteFiles } from "./site.ts";

export interface Changes {
  /** What the site is compared with, for example "origin/main". */
  base: string;
  /** Every file of pages/ and images/ that is not as it was: its content then, undefined when it was not there. */
  before: ReadonlyMap<string, SiteFiles[string] | undefined>;
  /** Whether the engine changed, so that the same pages may have other problems. */
  engineChanged: boolean;
  /** Files that git ignores, so that nobody can say what they were. They are not told as new. */
  ignored?: ReadonlySet<string>;
  /** A file or folder of the site of which nobody can say whether it changed. */
  unseen?: string;
}

/** Leaves out the problems that were there before, in files that did not change. All problems of a changed file are told. */
export function onlyNew({ problems, files }: Outcome, input: CheckInput, changes: Changes): Outcome {
  const { base, before, engineChanged, unseen, ignored } = changes;
  if (engineChanged) return { problems, files, changes: { base, older: [], engineChanged } };
  if (unseen !== undefined) return { problems, files, changes: { base, older: [], unseen } };
  const known = new Set((before.size > 0 ? check(siteBefore(input, before)) : problems).map(keyOf));
  const isOlder = (problem: Problem) => !filesOf(problem).some((file) => before.has(file)) && known.has(keyOf(problem));
  const older = problems.filter(isOlder);
  const told = problems.filter((problem) => !isOlder(problem));
  const hasIgnored = older.flatMap(filesOf).some((file) => ignored?.has(file));
  return { problems: told, files, changes: { base, older, ...(hasIgnored && { hasIgnored }) } };
}

/** The site as it was, of the files that are given. */
export function siteBefore(input: CheckInput, before: Changes["before"]): CheckInput {
  const earlier: Record<string, SiteFiles[string]> = { ...input.files };
  const pictures = input.images && new Set(input.images);
  for (const [path, content] of before) {
    const picture = path.startsWith("images/") ? path.slice("images/".length) : undefined;
    if (picture !== undefined) {
      if (content === undefined) pictures?.delete(picture);
      else pictures?.add(picture);
    } else if (content === undefined) delete earlier[path];
    else earlier[path] = content;
  }
  // Of what a picture was before it changed, the best is believed: one that was damaged since is new.
  const imageFault = (image: string) => (before.has(`images/${image}`) ? undefined : input.imageFault?.(image));
  return { ...input, files: earlier, imageFault, ...(pictures && { images: pictures }) };
}

/** The words are left out: what is suggested, or which other file is named, may follow from a change elsewhere. */
function keyOf({ file, code, pointer, line, column }: Problem): string {
  return [file, code, pointer, line, column].join("\n");
}
