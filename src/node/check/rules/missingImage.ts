import { READABLE_TYPES } from "../../../model/imageTypes.ts";
import { write } from "../instead.ts";
import { isWebAddress, leadsOut, type NamedPicture, picturesOf } from "../gathered/pictures.ts";
import { allPlaces, byName, isGone, sayGone, whereElse } from "../gone/elsewhere.ts";
import { goneDrawings } from "../gone/goneDrawings.ts";
import { goneFolders, isIn, type MovedFolder, movedFolders } from "../gone/movedPictures.ts";
import { decode } from "../../../model/spelling.ts";
import type { Context, Rule } from "../rule.ts";
import type { Finding } from "../site.ts";
import { nearest } from "../suggest.ts";
import { bare, choice, quote } from "../words.ts";

/** The file of a picture is in images/, with exactly this name. */
export const missingImage: Rule = {
  code: "missing-image",
  severity: "error",
  acrossFiles: true,
  docs: {
    title: "A picture that is not there",
    why: "Visitors would see a gap.",
    mend: "Put the file into the folder `images/`, or correct its name. Small and capital letters and the folder count: `portfolio/01.webp`.",
  },
  *run(context) {
    const { images } = context;
    if (!images) return;
    const named = picturesOf(context).filter(({ src }) => !isWebAddress(src) && !leadsOut(src));
    if (images.size === 0 && isGone(named)) {
      const message = "the folder images/ is not there, or there is no picture in it.";
      const fix = "put the folder with the pictures back.";
      return yield sayGone(message, named, { all: "pictures are named.", fix });
    }
    yield* goneDrawings(context);
    const missing = named.filter(({ document, src, path }) => !images.has(src) && !context.isWrong(document, path));
    const told = new Set<NamedPicture["path"]>();
    for (const folder of movedFolders(missing, images, (to) => isInUse(to, context))) {
      for (const { path } of folder.places) told.add(path);
      yield sayMoved(folder);
    }
    for (const { folder, places } of goneFolders(
      missing.filter(({ path }) => !told.has(path)),
      images,
    )) {
      for (const { path } of places) told.add(path);
      const fix = "put the folder with its pictures back, or write the names of pictures that are there.";
      yield sayGone(`there is no folder images/${folder}.`, places, { all: "places name pictures in it.", fix });
    }
    const rest = missing.filter(({ path }) => !told.has(path));
    for (const [src, places] of byName(rest, (place) => place.src)) {
      const message = `there is no picture ${quote(src)} in the folder images/.`;
      const said = { message, ...remedy(src, [...images]) };
      const isLost = places.length > 1 && !said.fix?.startsWith("did you mean");
      const gone = (isLost || isGone(places)) && !said.edit;
      const all = gone && { detail: whereElse(places, "places name it.") };
      for (const { document, path } of gone ? places.slice(0, 1) : places)
        yield { document, path, point: "value", ...said, ...all };
    }
  },
};

function isInUse(folder: string, context: Context): boolean {
  const isThere = (src: string) => isIn(folder, src) && context.images!.has(src);
  return (
    picturesOf(context).some(({ src }) => isThere(src)) ||
    context.documents.some(({ facts }) => facts?.pictures.some(isThere))
  );
}

function sayMoved({ from, to, places, isInUse: isTaken }: MovedFolder): Finding {
  const [{ document, path }] = places as [NamedPicture];
  const change = to === "" ? `leave out "${from}/"` : `write "${to}/" in the place of "${from}/"`;
  const back = isTaken ? "" : `rename the folder images/${to} back to images/${from}, or `;
  return {
    document,
    path,
    point: "value",
    message: `there is no folder images/${from}: the pictures are in images/${to}.`,
    detail: whereElse(places, `places name pictures in images/${from}.`),
    fix: `${back}${change} in ${allPlaces(places)}.`,
  };
}

const ALIKE =
  "The file has the same name, but its letters with accents are stored in another way, as some computers do.";

function remedy(src: string, images: readonly string[]): Pick<Finding, "fix" | "edit" | "detail"> {
  const plain = insideImages(src);
  const same = images.filter((image) => image.toLowerCase() === plain.toLowerCase());
  const sure = same.length === 1 ? same[0] : same.find((image) => image === plain);
  if (sure !== undefined) return write(sure);
  const alike = images.filter((image) => image.normalize() === plain.normalize());
  if (alike.length === 1) return { ...write(alike[0]!), detail: ALIKE };
  const near = meant(plain.toLowerCase(), images);
  const folder = isFolderName(folderOf(plain)) ? folderOf(plain) : "";
  const ending = /\.([a-z0-9]+)$/i.exec(plain)?.[1]?.toLowerCase();
  const asOther = (READABLE_TYPES as readonly (string | undefined)[]).includes(ending) ? "" : " as WebP, PNG or JPEG";
  const otherwise = `put the file into the folder images/${folder}${asOther}, or write the name of one that is there.`;
  return { fix: near.length > 0 ? `did you mean ${choice(near)}?` : otherwise };
}

/** A name as it is counted from images/, whatever people put before or behind it. */
function insideImages(src: string): string {
  const name = bare(src)
    .replaceAll("\\", "/")
    .replace(/[?#].*$/s, "");
  return (decode(name) ?? name).replace(/^(?:\.{0,2}\/)*(?:images\/)?/i, "");
}

/** The file that was meant: the same name in other case, in another folder, with another ending, or with a slip. */
function meant(plain: string, images: readonly string[]): string[] {
  const base = nameOf(plain);
  const finders = [
    (image: string) => image === plain,
    (image: string) => withoutEnding(image) === withoutEnding(plain),
    (image: string) => nameOf(image) === base,
    // A drawing of the same name elsewhere is another picture than a photo.
    (image: string) => withoutEnding(nameOf(image)) === withoutEnding(base) && isDrawing(image) === isDrawing(base),
    (image: string) => withoutEnding(image) === withoutEnding(withoutEnding(plain)),
    (image: string) => withoutCopy(image) === withoutCopy(plain),
  ];
  for (const finder of finders) {
    const found = images.filter((image) => finder(image.toLowerCase()));
    if (found.length > 0) return found.length > 2 ? [] : found;
  }
  const folder = folderOf(plain);
  const beside = images.filter(
    (image) => image.toLowerCase().startsWith(folder) && !image.slice(folder.length).includes("/"),
  );
  const names = nearest(
    withoutEnding(base),
    beside.map((image) => withoutEnding(nameOf(image.toLowerCase()))),
  );
  if (names.length > 0) return beside.filter((image) => names.includes(withoutEnding(nameOf(image.toLowerCase()))));
  return nearest(
    plain,
    images.filter((image) => nameOf(image.toLowerCase()) === base),
  );
}

/** Whether a folder of this name could be made in images/. */
function isFolderName(folder: string): boolean {
  return /^(?:[\w-]+\/)+$/.test(folder);
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

function isDrawing(path: string): boolean {
  return path.endsWith(".svg");
}

/** `panels/` for `panels/blog.webp`. */
function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/") + 1);
}

/** Without what computers add to the names of copies: `kite (1).webp`, `kite-copy.webp`. */
function withoutCopy(path: string): string {
  return withoutEnding(path).replace(/(?:[\s_-]*\(\d+\)|[\s_-]+copy(?:[\s_-]*\d+)?)$/, "");
}

function withoutEnding(path: string): string {
  return path.replace(/\.[a-z0-9]+$/, "");
}
