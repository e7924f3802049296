/**
 * Pictures that exist with another file extension; one finding if all names in a file have the same wrong extension.
 */
import { byName } from "../../byName.ts";
import type { NamedPicture } from "../../gathered/pictures/pictures.ts";

/** A file in which each picture has the same wrong extension. */
export interface OtherEnding {
  /** With the dot. */
  from: string;
  to: string;
  places: readonly NamedPicture[];
}

/** Fewer may be individual slips. */
const FEWEST = 3;

/**
 * @param missing Places that name missing pictures.
 * @param named All places that name pictures.
 */
export function otherEndings(
  missing: readonly NamedPicture[],
  named: readonly NamedPicture[],
  images: ReadonlySet<string>,
): OtherEnding[] {
  if (missing.length < FEWEST) return [];
  const byPlain = byName(images, (image) => image.replace(ENDING, ""));
  const places = missing.flatMap((place) => {
    const [image, ...others] = byPlain.get(place.src.replace(ENDING, "")) ?? [];
    return image === undefined || others.length > 0
      ? []
      : [{ ...place, from: endingOf(place.src), to: endingOf(image) }];
  });
  const alike = byName(places, ({ document, from, to }) => `${document.file} ${from} ${to}`);
  return [...alike.values()].flatMap((all) => {
    const [{ document, from, to }] = all as [(typeof all)[number]];
    const isRight = (other: NamedPicture) => other.document === document && images.has(other.src);
    return all.length < FEWEST || from === "" || named.some(isRight) ? [] : [{ from, to, places: all }];
  });
}

const ENDING = /\.[a-z0-9]+$/i;

function endingOf(name: string): string {
  return ENDING.exec(name)?.[0] ?? "";
}
