/** Finds pictures by the words in their names. */
import { byName } from "../../byName.ts";
import { isDrawingFile } from "../../gathered/pictures/pictureNames.ts";
import { once } from "../../../../model/once.ts";
import { nearest } from "../../wording/suggest.ts";
import { folderPart, lastPart } from "../../pathParts.ts";

/** Shorter words say little about a picture. */
const TELLING = 4;

/**
 * Finds the pictures with the same words in their names: "asha-portrait.webp" for "PortraitAsha.jpg". Unused pictures
 * may also have more or fewer words, or a slip.
 * @param inUse The pictures that pages show.
 */
export function byWords(
  images: ReadonlySet<string>,
  inUse: () => ReadonlySet<string>,
): (src: string) => readonly string[] {
  const same = once(() => byName(images, (image) => keyOf(image)));
  const unused = [false, true].map((drawings) =>
    once(() => {
      const all = Array.from(images).filter((image) => isDrawingFile(image) === drawings && !inUse().has(image));
      return {
        names: all.map(nameOf),
        candidates: all.map((image) => ({ image, name: nameOf(image), words: withoutNumbers(image) })),
      };
    }),
  );
  return (src) => {
    const found = wordsIn(src).length > 0 ? (same().get(keyOf(src)) ?? []) : [];
    if (found.length > 0) return found;
    const words = withoutNumbers(src);
    const isAlike = ({ image, words: others }: { image: string; words: ReadonlySet<string> }) => {
      const [fewer, more] = words.size < others.size ? [words, others] : [others, words];
      const telling = [...fewer].filter((word) => word.length >= TELLING);
      const isEnough = telling.length > 1 || (telling.length === 1 && folderPart(image) === folderPart(src));
      return isEnough && [...fewer].every((word) => more.has(word));
    };
    const { names, candidates } = unused[Number(isDrawingFile(src))]!();
    const alike = candidates.filter(isAlike);
    if (alike.length > 0) return alike.map(({ image }) => image);
    const near = nearest(nameOf(src), names);
    return candidates.filter(({ name }) => near.includes(name)).map(({ image }) => image);
  };
}

/** The words in alphabetical order. A drawing and a photo of the same name are different pictures. */
function keyOf(src: string): string {
  return `${wordsIn(src).toSorted().join(" ")} ${isDrawingFile(src)}`;
}

function withoutNumbers(src: string): Set<string> {
  return new Set(wordsIn(src).filter((word) => !/^\d/.test(word)));
}

/** The words and numbers in a file name, in lower case. */
export function wordsIn(src: string): string[] {
  const words = nameOf(src).match(/\p{Lu}?[\p{Ll}\p{M}]+|\p{Lu}+(?!\p{Ll})|[\p{Lo}\p{M}]+|\d+/gu) ?? [];
  return words.map((word) => word.toLowerCase().replace(/^0+(?=\d)/, ""));
}

/** Without folder and extension. */
function nameOf(src: string): string {
  return lastPart(src).replace(/\.[a-z0-9]+$/i, "");
}
