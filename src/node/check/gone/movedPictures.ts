/** Folders of pictures that have another name now: all that name pictures in them are one mistake. */
import { byName, isGone } from "./elsewhere.ts";
import type { NamedPicture } from "../gathered/pictures.ts";

/** A folder below images/ that is not there, and the one that has its pictures. */
export interface MovedFolder {
  from: string;
  /** Empty for images/ itself. */
  to: string;
  places: readonly NamedPicture[];
  /** Where these pictures are now are others, so that nobody should rename that folder. */
  isInUse: boolean;
}

/**
 * @param missing Places that name pictures that are not there.
 * @param isInUse Whether a place names a picture in a folder that is there.
 */
export function movedFolders(
  missing: readonly NamedPicture[],
  images: ReadonlySet<string>,
  isInUse: (folder: string) => boolean,
): MovedFolder[] {
  if (missing.length < 2) return [];
  const byFile = new Map<string, string[]>();
  for (const image of images) byFile.set(nameOf(image), [...(byFile.get(nameOf(image)) ?? []), image]);
  const moves = missing.flatMap((place) =>
    (byFile.get(nameOf(place.src)) ?? []).flatMap((image) => {
      const { from, to } = moveOf(place.src, image);
      return from === "" || from === to ? [] : [{ ...place, from, to }];
    }),
  );
  const found = Array.from(byName(moves, ({ from }) => from)).flatMap(([from, all]) => {
    if ([...images].some((image) => isIn(from, image))) return [];
    const [best, next] = [...byName(all, ({ to }) => to)].toSorted(([, a], [, b]) => b.length - a.length);
    const [to, places] = best!;
    const lost = missing.filter(({ src }) => isIn(from, src));
    const isSure = places.length > 1 && places.length * 2 > lost.length && places.length > (next?.[1].length ?? 0);
    const isTaken = to === "" || isInUse(to);
    // Where only capitals differ, each name can be put right by itself.
    const isSameFolder = from.toLowerCase() === to.toLowerCase();
    return isSure && (!isTaken || (isGone(places) && !isSameFolder)) ? [{ from, to, places, isInUse: isTaken }] : [];
  });
  const sharesHome = ({ from, to }: MovedFolder) => found.some((other) => other.to === to && other.from !== from);
  return found.map((folder) => ({ ...folder, isInUse: folder.isInUse || sharesHome(folder) }));
}

/** Folders that are not there and in which several pictures are named: they were taken away whole. */
export function goneFolders<T extends Pick<NamedPicture, "src" | "document" | "path">>(
  missing: readonly T[],
  images: ReadonlySet<string>,
): { folder: string; places: readonly T[] }[] {
  const all = byName(missing, ({ src }) => src.slice(0, Math.max(src.lastIndexOf("/"), 0)));
  return Array.from(all, ([folder, places]) => ({ folder, places })).filter(({ folder, places }) => {
    const count = new Set(places.map(({ src }) => src)).size;
    if (count < 2 || !/^[\w-]+(?:\/[\w-]+)*$/.test(folder) || folder.startsWith("images/")) return false;
    const own = `${folder.toLowerCase()}/`;
    const names = new Set(places.map(({ src }) => nameOf(src)));
    return ![...images].some((image) => image.toLowerCase().startsWith(own) || names.has(nameOf(image)));
  });
}

/** What has changed in front of what two names have in common: "roles" and "role" of roles/ui.svg and role/ui.svg. */
function moveOf(src: string, image: string): { from: string; to: string } {
  const before = src.split("/").slice(0, -1);
  const after = image.split("/").slice(0, -1);
  while (before.length > 1 && before.at(-1) === after.at(-1)) {
    before.pop();
    after.pop();
  }
  return { from: before.join("/"), to: after.join("/") };
}

/** Whether a picture is in a folder. */
export function isIn(folder: string, picture: string): boolean {
  return folder === "" ? !picture.includes("/") : picture.startsWith(`${folder}/`);
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
