/** Finds pictures by parts of their names. Each index is built once for all names, when it is asked for. */
import { once } from "../../../../model/once.ts";
import { byName } from "../../byName.ts";
import {
  isDrawingFile,
  plainName,
  withoutCopy,
  withoutEnding,
  withoutSecondEnding,
} from "../../gathered/pictures/pictureNames.ts";
import { folderPart, lastPart } from "../../pathParts.ts";
import { nearest } from "../../wording/suggest.ts";

/** The keys by which pictures are looked up. All take names in lower case. */
const KEYS = {
  whole: (image: string) => image,
  path: withoutEnding,
  name: lastPart,
  // A drawing of the same name elsewhere is another picture than a photo.
  sameName: (image: string) => `${withoutEnding(lastPart(image))} ${isDrawingFile(image)}`,
  original: withoutCopy,
  originalName: plainName,
  folder: folderPart,
  single: withoutSecondEnding,
};

export interface SmallNames {
  /** The pictures with this key. */
  asked(key: keyof typeof KEYS, value: string): readonly string[];
  /** The names of the pictures in a folder, without extensions. */
  inFolder(folder: string): readonly string[];
}

export function smallNames(images: ReadonlySet<string>): SmallNames {
  const indexes = Object.fromEntries(
    Object.entries(KEYS).map(([key, keyOf]) => [
      key,
      once(() => byName(images, (image) => keyOf(image.toLowerCase()))),
    ]),
  ) as Record<keyof typeof KEYS, () => Map<string, string[]>>;
  const asked = (key: keyof typeof KEYS, value: string) => indexes[key]().get(value) ?? [];
  const folders = new Map<string, readonly string[]>();
  return {
    asked,
    inFolder(folder) {
      const names = folders.get(folder) ?? asked("folder", folder).map(ownName);
      folders.set(folder, names);
      return names;
    },
  };
}

/**
 * The pictures that may be meant: with another case, in another folder, with another extension, or with a slip in the
 * name.
 */
export function meant(plain: string, names: SmallNames): readonly string[] {
  const ways: [keyof typeof KEYS, string][] = [
    ["whole", plain],
    ["path", KEYS.path(plain)],
    ["name", KEYS.name(plain)],
    ["sameName", KEYS.sameName(plain)],
    ["path", KEYS.path(KEYS.path(plain))],
    ["original", KEYS.original(plain)],
    ["originalName", KEYS.originalName(plain)],
  ];
  for (const [key, value] of ways) {
    const found = names.asked(key, value);
    if (found.length === 0) continue;
    const all = key === "name" || key === "sameName" ? [...longerIn(folderPart(plain), plain, names), ...found] : found;
    return all.length > 2 ? [] : all;
  }
  const folder = folderPart(plain);
  const near = nearest(withoutEnding(lastPart(plain)), names.inFolder(folder));
  return near.length === 0 ? [] : names.asked("folder", folder).filter((image) => near.includes(ownName(image)));
}

/** Pictures of the named folder that begin with this name: the folder may be right, and not the name. */
function longerIn(folder: string, plain: string, names: SmallNames): string[] {
  if (folder === "") return [];
  const start = ownName(plain);
  const isLonger = (name: string) => name.startsWith(start) && /^[-_ .]/.test(name.slice(start.length));
  return names.asked("folder", folder).filter((image) => isLonger(ownName(image)));
}

export function ownName(image: string): string {
  return withoutEnding(lastPart(image.toLowerCase()));
}
