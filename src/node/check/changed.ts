/** What is new since an earlier state of a site: pure, from the files that changed. */
import { byName } from "./byName.ts";
import { check } from "./check.ts";
import { namedIn } from "./document/spot.ts";
import { filesOf } from "./problem.ts";
import { linesIn, type Outcome, textOf } from "./outputs/outcome.ts";
import type { PlaceElsewhere, Problem } from "./finding.ts";
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
  const then = before.size > 0 ? check(siteBefore(input, before)) : problems;
  const wasThere = placesThere(placesIn(then, files), placesIn(problems, files));
  const isOlder = (problem: Problem) =>
    placesIn([problem], files).every((place) => !before.has(place.file) && wasThere(place));
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
  // Of what a picture was before it changed, the best is believed: one that was damaged since is new, or made small.
  const imageFault = (image: string) => (before.has(`images/${image}`) ? undefined : input.imageFault?.(image));
  const imageSize = (image: string) => (before.has(`images/${image}`) ? undefined : input.imageSize?.(image));
  return { ...input, files: earlier, imageFault, imageSize, ...(pictures && { images: pictures }) };
}

interface Place extends PlaceElsewhere {
  code: string;
  /** What the mistake names of what stands in the line; empty where it names nothing of it. */
  names: string;
}

/** Each place where a problem is: which of them it is told at may follow from a change elsewhere. */
function placesIn(problems: readonly Problem[], files: SiteFiles): Place[] {
  return problems.flatMap(({ others = [], elsewhere = [], ...first }) => {
    const { code, file } = first;
    const named = namedIn(first.message);
    return [first, ...others.map((other) => ({ ...other, file })), ...elsewhere].map((place) => {
      const line = linesIn(textOf(files, place.file))[place.line - 1] ?? "";
      return { ...place, code, names: named.filter((name) => line.includes(name)).join("\n") };
    });
  });
}

/**
 * Tells of a place in a file that did not change whether it was wrong in the same way. The place of a mistake may be
 * marked otherwise when it is told with others; then a field has no new one that has no more of those that may be the same.
 */
function placesThere(then: readonly Place[], now: readonly Place[]): (place: Place) => boolean {
  const before = byName(then, fieldOf);
  const after = byName(now, fieldOf);
  return (place) => {
    const earlier = likeIt(place, before.get(fieldOf(place)));
    const isMarked = earlier.some(({ line, column }) => line === place.line && column === place.column);
    return isMarked || likeIt(place, after.get(fieldOf(place))).length <= earlier.length;
  };
}

/** What is suggested, or which other file is named, may follow from a change elsewhere: only what stands there counts. */
function likeIt({ names }: Place, places: readonly Place[] = []): Place[] {
  return places.filter((each) => each.names === names || each.names === "" || names === "");
}

function fieldOf({ file, code, pointer }: Place): string {
  return [file, code, pointer].join("\n");
}
