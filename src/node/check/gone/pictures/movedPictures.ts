/** Renamed folders of pictures: one finding for all places that name pictures in them. */
import { byName, countsOf } from "../../byName.ts";
import { isGone } from "../../wording/elsewhere.ts";
import type { NamedPicture } from "../../gathered/pictures/pictures.ts";
import { lastPart } from "../../pathParts.ts";

/** A missing folder below images/, and the one that has its pictures. */
export interface MovedPictureFolder {
  from: string;
  /** Empty for images/ itself. */
  to: string;
  places: readonly NamedPicture[];
  /** The new folder has other pictures too, so it should not be renamed. */
  isInUse: boolean;
}

/**
 * @param missing Places that name missing pictures.
 * @param isInUse Whether a place names a picture in an existing folder.
 */
export function movedPictureFolders(
  missing: readonly NamedPicture[],
  images: ReadonlySet<string>,
  isInUse: (folder: string) => boolean,
): MovedPictureFolder[] {
  if (missing.length < 2) return [];
  const namesakes = namesakesIn(images);
  const moves = missing.flatMap((place) =>
    namesakes(place.src).flatMap((image) => {
      const { from, to } = moveOf(place.src, image);
      return from === "" || from === to ? [] : [{ ...place, from, to }];
    }),
  );
  const folders = foldersOf(images);
  const lost = countsOf(missing.flatMap(({ src }) => foldersAround(src)));
  const found = Array.from(byName(moves, ({ from }) => from)).flatMap(([from, all]) => {
    if (folders.has(from)) return [];
    const [best, next] = [...byName(all, ({ to }) => to)].toSorted(([, a], [, b]) => b.length - a.length);
    const [to, places] = best!;
    const isMost = places.length * 2 > (lost.get(from) ?? 0);
    const isSure = places.length > 1 && isMost && places.length > (next?.[1].length ?? 0);
    const isTaken = to === "" || isInUse(to);
    // If only capitals differ, each name has a fix of its own.
    const isSameFolder = from.toLowerCase() === to.toLowerCase();
    return isSure && (!isTaken || (isGone(places) && !isSameFolder)) ? [{ from, to, places, isInUse: isTaken }] : [];
  });
  const homes = countsOf(found.map(({ to }) => to));
  return found.map((folder) => ({ ...folder, isInUse: folder.isInUse || homes.get(folder.to)! > 1 }));
}

/** A file name that more pictures have, such as "main.jpg" in each of many folders, tells nothing. */
const MANY = 50;

/** Finds the pictures with the same file name; if these are too many, those with the same parent folders as well. */
function namesakesIn(images: ReadonlySet<string>): (src: string) => readonly string[] {
  const byTail = byName(
    Array.from(images).flatMap((image) => tailsOf(image).map((tail) => ({ image, tail }))),
    ({ tail }) => tail,
  );
  return (src) => {
    const alike = tailsOf(src).map((tail) => byTail.get(tail) ?? []);
    return (alike.find(({ length }) => length <= MANY) ?? []).map(({ image }) => image);
  };
}

/** `a.webp`, `tiles/a.webp` and `portfolio/tiles/a.webp`. */
function tailsOf(path: string): string[] {
  const names = path.split("/");
  return names.map((_, i) => names.slice(names.length - 1 - i).join("/"));
}

/** `portfolio` and `portfolio/tiles` for `portfolio/tiles/a.webp`. */
function foldersAround(path: string): string[] {
  return Array.from(path.matchAll(/\//g), ({ index }) => path.slice(0, index));
}

/** All folders with pictures. */
export function foldersOf(images: Iterable<string>): ReadonlySet<string> {
  return new Set(Array.from(images).flatMap(foldersAround));
}

/** Missing folders in which several pictures are named: whole folders were deleted. */
export function goneFolders<T extends Pick<NamedPicture, "src" | "document" | "path">>(
  missing: readonly T[],
  images: ReadonlySet<string>,
): { folder: string; places: readonly T[] }[] {
  if (missing.length < 2) return [];
  const all = byName(missing, ({ src }) => src.slice(0, Math.max(src.lastIndexOf("/"), 0)));
  const folders = foldersOf(Array.from(images, (image) => image.toLowerCase()));
  const files = new Set(Array.from(images, lastPart));
  return Array.from(all, ([folder, places]) => ({ folder, places })).filter(({ folder, places }) => {
    const count = new Set(places.map(({ src }) => src)).size;
    if (count < 2 || !/^[\w-]+(?:\/[\w-]+)*$/.test(folder) || folder.startsWith("images/")) return false;
    return !folders.has(folder.toLowerCase()) && !places.some(({ src }) => files.has(lastPart(src)));
  });
}

/** The folders before the common end of two paths: "roles" and "role" of roles/ui.svg and role/ui.svg. */
function moveOf(src: string, image: string): { from: string; to: string } {
  const before = src.split("/").slice(0, -1);
  const after = image.split("/").slice(0, -1);
  while (before.length > 1 && before.at(-1) === after.at(-1)) {
    before.pop();
    after.pop();
  }
  return { from: before.join("/"), to: after.join("/") };
}
