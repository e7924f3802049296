/** Among the places of one mistake, those in changed files count most: their author can tell what is meant. */
import type { Place } from "./place.ts";
import type { CheckInput } from "./site.ts";

type Changed = Pick<CheckInput, "changed">;
/** Anything that is in a document. */
type InDocument = Pick<Place, "document">;

/** The same places, with those in changed files before all others: a mistake of several places is told at the first. */
export function toldFirst<T extends InDocument>(places: readonly T[], context: Changed): readonly T[] {
  const { changed } = context;
  if (!changed) return places;
  return [true, false].flatMap((isFirst) => places.filter(({ document }) => changed.has(document.file) === isFirst));
}

/** Those of several places that are in changed files; all of them if none is. */
export function changedAmong<T extends InDocument>(places: readonly T[], { changed }: Changed): readonly T[] {
  const found = changed ? places.filter(({ document }) => changed.has(document.file)) : [];
  return found.length > 0 ? found : places;
}
