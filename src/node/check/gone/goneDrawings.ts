/** Drawings that pages name and whose files are gone; which names there are is told by the schemas. */
import { byName } from "../byName.ts";
import { allPlaces, type Place, sayGone } from "./elsewhere.ts";
import { goneFolders } from "./movedPictures.ts";
import type { Context } from "../rule.ts";
import type { Finding } from "../site.ts";

const FOLDER = "pictograms";

/** Whether the file of a drawing is there. Where no drawing is, nobody asks. */
export function hasDrawing({ images }: Pick<Context, "images">, name: string): boolean {
  return !images || images.has(`${FOLDER}/${name}.svg`) || !hasAny(images);
}

const byImages = new WeakMap<ReadonlySet<string>, boolean>();

function hasAny(images: ReadonlySet<string>): boolean {
  const known = byImages.get(images) ?? [...images].some((image) => image.startsWith(`${FOLDER}/`));
  byImages.set(images, known);
  return known;
}

export function* goneDrawings(context: Context): Generator<Finding> {
  const named = context.fields("pictogram").flatMap(({ document, path, value }) => {
    const isGone = typeof value === "string" && !hasDrawing(context, value) && !context.isWrong(document, path);
    return isGone ? [{ document, path, src: `${FOLDER}/${value}.svg` }] : [];
  });
  if (named.length === 0) return;
  const told = new Set<Place["path"]>();
  for (const { folder, places } of goneFolders(named, context.images!)) {
    for (const { path } of places) told.add(path);
    const fix = "put the folder with its drawings back, or write the names of others.";
    yield sayGone(`there is no folder images/${folder}.`, places, { all: "places name drawings in it.", fix });
  }
  for (const [src, places] of byName(
    named.filter(({ path }) => !told.has(path)),
    (place) => place.src,
  )) {
    const where = places.length > 1 ? ` in ${allPlaces(places)}` : "";
    const fix = `put the file back, or write the name of another drawing${where}.`;
    yield sayGone(`the file of this drawing is not there: images/${src}.`, places, { all: "places name it.", fix });
  }
}
