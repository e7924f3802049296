import { isPictureFile } from "../../../model/imageTypes.ts";
import { byName } from "../byName.ts";
import { altIn, isWebAddress, leadsOut, type NamedPicture, picturesOf } from "../gathered/pictures/pictures.ts";
import { allPlaces, isGone, sayGone, whereElse } from "../wording/elsewhere.ts";
import { goneDrawings } from "../gone/pictures/goneDrawings.ts";
import { pictureElsewhere } from "../gone/pictures/pictureElsewhere.ts";
import {
  foldersOf,
  goneFolders,
  type MovedPictureFolder,
  movedPictureFolders,
} from "../gone/pictures/movedPictures.ts";
import { type OtherEnding, otherEndings } from "../gone/pictures/otherEndings.ts";
import { withBackslashes } from "../addresses/onComputer.ts";
import { pictureAdvice } from "../gone/pictures/pictureMeant.ts";
import { valueAt } from "../json.ts";
import { mayGo } from "../shape/needed.ts";
import { once } from "../../../model/once.ts";
import type { Context, Rule } from "../rule.ts";
import type { Finding } from "../finding.ts";
import { quote } from "../wording/words.ts";

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
    const behindLinks = missing.filter(({ src }) => linkedFolder(src, images) !== undefined);
    for (const [folder, places] of byName(behindLinks, ({ src }) => linkedFolder(src, images)!)) {
      for (const { path } of places) told.add(path);
      const message = `images/${folder} is a link to a folder, and no picture behind it is shown.`;
      yield sayGone(message, places, {
        all: "places name pictures in it.",
        fix: "put the folder itself in its place.",
      });
    }
    const inUse = picturesInUse(context);
    const foldersInUse = once(() => foldersOf(inUse()));
    for (const folder of movedPictureFolders(
      missing.filter(({ path }) => !told.has(path)),
      images,
      (to) => foldersInUse().has(to),
    )) {
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
    for (const ending of otherEndings(
      missing.filter(({ path }) => !told.has(path)),
      named,
      images,
    )) {
      for (const { path } of ending.places) told.add(path);
      yield sayEnding(ending);
    }
    const rest = missing.filter(({ path }) => !told.has(path));
    const adviceFor = pictureAdvice(images, inUse);
    for (const [src, places] of byName(rest, (place) => place.src)) {
      // A backslash, or the escape that it became, before the name of a file. A line break at the end was only copied.
      const isPath = /[\b\f\n\r\t\\]\w/.test(src);
      const shown = quote(isPath ? withBackslashes(src) : src);
      const why = isPath ? ': "/" stands between a folder and its files.' : ".";
      const [outer] = OUTER.exec(src) ?? [];
      const message =
        outer !== undefined && images.has(src.slice(outer.length))
          ? `${shown} has ${quote(outer)} in front, but names of pictures start inside the folder images/.`
          : `there is no picture ${shown} in the folder images/${why}`;
      const isDescribed = places.some(hasDescription);
      const advice = adviceFor(src, { field: optionalField(places[0]!, context), isDescribed });
      const said = (!advice.edit && pictureElsewhere(places, named, context)) || { message, ...advice };
      const gone = places.length > 1 && !advice.edit;
      const all = gone && whereElse(places, "places name it.");
      for (const { document, path } of gone ? places.slice(0, 1) : places)
        yield { document, path, point: "value", ...said, ...all };
    }
  },
};

/** What stands before the names of pictures in lists of files, and in web pages. */
const OUTER = /^(?:\.{0,2}\/)*(?:images\/)?(?=[^/])/i;

function hasDescription({ document, path }: NamedPicture): boolean {
  const at = path.slice(0, -1);
  return altIn({ document, path: at, value: valueAt(document, at)! }) !== undefined;
}

/** The field with the name of a picture if it is optional, such as the logo for dark grounds, or else the one around it. */
function optionalField({ document, path }: NamedPicture, { lookup }: Context): string | undefined {
  const at = [path, path.slice(0, -1)].find((each) => mayGo({ lookup, document, path: each }));
  const name = at?.at(-1);
  return typeof name === "string" ? name : undefined;
}

/** A symlink to a folder on the way to a picture: the list of files contains symlinks, but no folders. */
function linkedFolder(src: string, images: ReadonlySet<string>): string | undefined {
  // No folder is nested deeper.
  const parts = src.split("/", 50);
  return parts
    .map((_, at) => parts.slice(0, at).join("/"))
    .find((folder) => images.has(folder) && !isPictureFile(folder));
}

/** All pictures that exist and are named somewhere. Computed on first use. */
function picturesInUse(context: Context): () => ReadonlySet<string> {
  return once(() => {
    const open = picturesOf(context).map(({ src }) => src);
    const others = context.documents.flatMap(({ facts }) => facts?.pictures ?? []);
    return new Set([...open, ...others].filter((src) => context.images!.has(src)));
  });
}

function sayEnding({ from, to, places }: OtherEnding): Finding {
  const message = `there is no picture ${quote(places[0]!.src)} in the folder images/: its name ends in "${to}".`;
  const fix = `write "${to}" in the place of "${from}" in ${allPlaces(places)}.`;
  return sayGone(message, places, { all: `places name pictures with "${from}" whose names end in "${to}".`, fix });
}

function sayMoved({ from, to, places, isInUse: isTaken }: MovedPictureFolder): Finding {
  const [{ document, path }] = places as [NamedPicture];
  const change = to === "" ? `leave out "${from}/"` : `write "${to}/" in the place of "${from}/"`;
  const back = isTaken ? "" : `, or rename the folder images/${to} back to images/${from}`;
  return {
    document,
    path,
    point: "value",
    message: `there is no folder images/${from}: the pictures are in images/${to}.`,
    ...whereElse(places, `places name pictures in images/${from}.`),
    fix: `${change} in ${allPlaces(places)}${back}.`,
  };
}
