/** Pictures whose names say what the one that is asked for says, in other words or with a slip. */
import { byName } from "../byName.ts";
import { isDrawingFile } from "../gathered/pictureNames.ts";
import { once } from "../once.ts";
import { nearest } from "../wording/suggest.ts";
import { folderPart, lastPart } from "../pathParts.ts";

/** Words of fewer letters say little of what a picture shows. */
const TELLING = 4;

/**
 * Finds pictures by the words in their names: "asha-portrait.webp" for "PortraitAsha.jpg". Such as no page shows may have
 * more words, or fewer, or a slip in them.
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

/** The same for names with the same words in any order. A drawing is another picture than a photo. */
function keyOf(src: string): string {
  return `${wordsIn(src).toSorted().join(" ")} ${isDrawingFile(src)}`;
}

function withoutNumbers(src: string): Set<string> {
  return new Set(wordsIn(src).filter((word) => !/^\d/.test(word)));
}

/** The words and numbers in the name of a file, in small letters. */
export function wordsIn(src: string): string[] {
  const words = nameOf(src).match(/\p{Lu}?[\p{Ll}\p{M}]+|\p{Lu}+(?!\p{Ll})|[\p{Lo}\p{M}]+|\d+/gu) ?? [];
  return words.map((word) => word.toLowerCase().replace(/^0+(?=\d)/, ""));
}

/** Without its folder and its ending. */
function nameOf(src: string): string {
  return lastPart(src).replace(/\.[a-z0-9]+$/i, "");
}
