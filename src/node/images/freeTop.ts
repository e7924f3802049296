import type { ImageContent } from "../../model/content.ts";

/** The width in pixels to which a picture is scaled for the analysis. */
const ACROSS = 200;
/** The least ratio of width to height: narrower pictures are never placed below words. */
const WIDE = 1.4;
/** The aspect ratio in which they are shown there. Wider pictures are cropped at the sides. */
const SHOWN = 1600 / 795;
/** The areas of the words when the picture is pulled up below them: the distances from its top and from its middle, relative to its width. */
const WORDS = [
  { down: 0.13, aside: 0.27 },
  { down: 0.19, aside: 0.15 },
];
/** The least value of each channel of a pixel that looks white, of 255. */
const WHITE = 246;
/** The largest alpha of an invisible pixel, of 255. */
const EMPTY = 8;

/**
 * What is in the upper middle of a picture, where words may be placed; undefined if it shows something, and for pictures
 * that are not wide enough.
 */
export async function freeTopOf(
  bytes: Buffer,
  { width, height }: { width: number; height: number },
): Promise<ImageContent["freeTop"]> {
  if (width < height * WIDE) return undefined;
  const { default: sharp } = await import("sharp");
  // A picture that does not decode is reported when its files are generated.
  const looked = await sharp(bytes)
    .autoOrient()
    .resize({ width: ACROSS })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined);
  if (!looked) return undefined;
  const seen = ACROSS * Math.min(1, SHOWN / (width / height));
  const points = WORDS.flatMap(({ down, aside }) => pointsIn(looked.data, { down: down * seen, aside: aside * seen }));
  if (points.every(([, , , alpha]) => alpha! <= EMPTY)) return "empty";
  return points.every((point) => point.every((part) => part >= WHITE)) ? "white" : undefined;
}

/** The RGBA values of each pixel. */
function pointsIn(data: Buffer, { down, aside }: { down: number; aside: number }): Uint8Array[] {
  const points: Uint8Array[] = [];
  for (let y = 0; y < down; y++)
    for (let x = Math.ceil(ACROSS / 2 - aside); x < ACROSS / 2 + aside; x++) {
      const at = (y * ACROSS + x) * 4;
      points.push(data.subarray(at, at + 4));
    }
  return points;
}
