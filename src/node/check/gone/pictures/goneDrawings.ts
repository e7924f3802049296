/** Drawings whose files are missing. Names that do not exist at all are told by the schemas. */
import type { Place } from "../../place.ts";
import { byName } from "../../byName.ts";
import { drawingFile, FOLDERS, type Kind } from "../../gathered/pictures/drawings.ts";
import { allPlaces, sayGone } from "../../wording/elsewhere.ts";
import { goneFolders, movedPictureFolders } from "./movedPictures.ts";
import type { Context } from "../../rule.ts";
import type { Finding } from "../../finding.ts";

/** Whether the file of a drawing exists and can be read. */
export function hasDrawing(
  { images, imageFault }: Pick<Context, "images" | "imageFault">,
  kind: Kind,
  name: string,
): boolean {
  const file = drawingFile(kind, name);
  return !images || (images.has(file) && !imageFault?.(file));
}

interface NamedDrawing extends Place {
  /** Relative to `images/`. */
  src: string;
}

/** All names of drawings in the open documents, including those that are already known to be wrong. */
export function namedDrawings({ fields }: Pick<Context, "fields">): NamedDrawing[] {
  return (["pictogram", "logo"] as const).flatMap((kind) =>
    fields(kind).flatMap(({ document, path, value }) =>
      typeof value === "string" ? [{ document, path, src: drawingFile(kind, value) }] : [],
    ),
  );
}

export function* goneDrawings(context: Context): Generator<Finding> {
  const { images, isWrong } = context;
  if (!images) return;
  const named = namedDrawings(context).filter(
    ({ document, path, src }) => !images.has(src) && !isWrong(document, path),
  );
  if (named.length === 0) return;
  const lost = named.filter(({ src }) => isEmpty(src.replace(/\/.*$/, ""), images));
  const areAllGone = new Set(lost.map(({ src }) => src)).size > 1;
  if (areAllGone) yield allGone(lost);
  const told = new Set<Place["path"]>(areAllGone ? lost.map(({ path }) => path) : []);
  const rest = named.filter(({ path }) => !told.has(path));
  for (const { from, to, places } of movedPictureFolders(rest, images, () => false)) {
    for (const { path } of places) told.add(path);
    const message = `there is no folder images/${from}: the drawings are in images/${to}.`;
    const fix = `rename the folder images/${to} back to images/${from}.`;
    yield sayGone(message, places, { all: `places name drawings in images/${from}.`, fix });
  }
  for (const { folder, places } of goneFolders(
    rest.filter(({ path }) => !told.has(path)),
    images,
  )) {
    for (const { path } of places) told.add(path);
    const fix = "put the folder with its drawings back, or write the names of others.";
    yield sayGone(`there is no folder images/${folder}.`, places, { all: "places name drawings in it.", fix });
  }
  for (const [src, places] of byName(
    rest.filter(({ path }) => !told.has(path)),
    (place) => place.src,
  )) {
    const where = places.length > 1 ? ` in ${allPlaces(places)}` : "";
    const fix = `put the file back, or write the name of another drawing${where}.`;
    yield sayGone(`the file of this drawing is not there: images/${src}.`, places, { all: "places name it.", fix });
  }
}

/** The finding for one or all folders of drawings that are empty or missing. */
function allGone(places: readonly NamedDrawing[]): Finding {
  const folders = Object.values(FOLDERS).filter((folder) => places.some(({ src }) => isIn(folder, src)));
  const names = folders.map((folder) => `images/${folder}`).join(" or ");
  const [folder, them] = folders.length > 1 ? ["folders", "them"] : ["folder", "it"];
  const message = `no drawing is left in ${names}.`;
  const fix = `put the ${folder} with the drawings back.`;
  return sayGone(message, places, { all: `places name drawings in ${them}.`, fix });
}

const isEmpty = (folder: string, images: ReadonlySet<string>) => ![...images].some((image) => isIn(folder, image));

function isIn(folder: string, image: string): boolean {
  return image.startsWith(`${folder}/`);
}
