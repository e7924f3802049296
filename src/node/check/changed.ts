/** Finds the problems that are new since an earlier state of a site. Pure: the changed files are input. */
import { byName } from "./byName.ts";
import { check } from "./check.ts";
import { quotedIn } from "./document/spot.ts";
import { filesOf } from "./problem.ts";
import { linesIn, type Outcome, textOf } from "./outputs/outcome.ts";
import type { PlaceElsewhere, Problem } from "./finding.ts";
import type { CheckInput, SiteFiles } from "./site.ts";

export interface Changes {
  /** What the site is compared with, for example "origin/main". */
  base: string;
  /** The hash of that commit. */
  commit: string;
  /** The old content of every changed file of pages/, images/ and public/; undefined if the file did not exist. */
  before: ReadonlyMap<string, SiteFiles[string] | undefined>;
  /** Whether the engine changed, so that unchanged pages may have new problems. */
  engineChanged: boolean;
  /** Files that git ignores, so their old content is unknown. Their problems do not count as new. */
  ignored?: ReadonlySet<string>;
  /** A file or folder of the site for which it is unknown whether it changed. */
  unseen?: string;
}

/** Leaves out old problems in unchanged files. Every problem that touches a changed file is reported. */
export function onlyNew({ problems, files }: Outcome, input: CheckInput, changes: Changes): Outcome {
  const { base, commit, before, engineChanged, unseen, ignored } = changes;
  const compared = { base, commit };
  if (engineChanged) return { problems, files, changes: { ...compared, older: [], engineChanged } };
  if (unseen !== undefined) return { problems, files, changes: { ...compared, older: [], unseen } };
  const then = before.size > 0 ? check(siteBefore(input, before)) : problems;
  const wasThere = placesThere(placesIn(then, files), placesIn(problems, files));
  const isOlder = (problem: Problem) =>
    placesIn([problem], files).every((place) => !before.has(place.file) && wasThere(place));
  const older = problems.filter(isOlder);
  const told = problems.filter((problem) => !isOlder(problem));
  const hasIgnored = older.flatMap(filesOf).some((file) => ignored?.has(file));
  return { problems: told, files, changes: { ...compared, older, ...(hasIgnored && { hasIgnored }) } };
}

/** The site before the changes. */
export function siteBefore(input: CheckInput, before: Changes["before"]): CheckInput {
  const earlier: Record<string, SiteFiles[string]> = { ...input.files };
  const pictures = input.images && new Set(input.images);
  const served = input.served && new Set(input.served);
  for (const [path, content] of before) {
    const [, folder, name = ""] = /^(images|public)\/(.*)$/s.exec(path) ?? [];
    const names = folder === "images" ? pictures : served;
    if (folder !== undefined) {
      if (content === undefined) names?.delete(name);
      else names?.add(name);
    } else if (content === undefined) delete earlier[path];
    else earlier[path] = content;
  }
  // The old state of a changed picture is unknown and assumed to be good, so damage or a small size counts as new.
  const imageFault = (image: string) => (before.has(`images/${image}`) ? undefined : input.imageFault?.(image));
  const imageSize = (image: string) => (before.has(`images/${image}`) ? undefined : input.imageSize?.(image));
  const names = { ...(pictures && { images: pictures }), ...(served && { served }) };
  return { ...input, files: earlier, imageFault, imageSize, ...names };
}

interface ComparedPlace extends PlaceElsewhere {
  code: string;
  /** The names in the message that occur in the line, joined by line feeds; empty if there are none. */
  names: string;
}

/**
 * All places of the problems. Each is compared on its own, because some of the places may follow from a change
 * elsewhere.
 */
function placesIn(problems: readonly Problem[], files: SiteFiles): ComparedPlace[] {
  return problems.flatMap(({ others = [], elsewhere = [], ...first }) => {
    const { code, file } = first;
    const named = quotedIn(first.message);
    return [first, ...others.map((other) => ({ ...other, file })), ...elsewhere].map((place) => {
      const line = linesIn(textOf(files, place.file))[place.line - 1] ?? "";
      return { ...place, code, names: named.filter((name) => line.includes(name)).join("\n") };
    });
  });
}

/**
 * Returns a predicate: whether a place in an unchanged file had the same problem before. The position of a problem may
 * move when it is merged with others, so a field without the same position is old if it has no more such problems than
 * before.
 */
function placesThere(then: readonly ComparedPlace[], now: readonly ComparedPlace[]): (place: ComparedPlace) => boolean {
  const before = byName(then, fieldOf);
  const after = byName(now, fieldOf);
  return (place) => {
    const earlier = likeIt(place, before.get(fieldOf(place)));
    const isMarked = earlier.some(({ line, column }) => line === place.line && column === place.column);
    return isMarked || likeIt(place, after.get(fieldOf(place))).length <= earlier.length;
  };
}

/**
 * Only names that occur in the line are compared: suggestions and other files in the message depend on changes
 * elsewhere.
 */
function likeIt({ names }: ComparedPlace, places: readonly ComparedPlace[] = []): ComparedPlace[] {
  return places.filter((each) => each.names === names || each.names === "" || names === "");
}

function fieldOf({ file, code, pointer }: ComparedPlace): string {
  return [file, code, pointer].join("\n");
}
