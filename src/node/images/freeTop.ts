import type { ImageContent } from "../../model/content.ts";

/** A picture is looked at in so many points side by side. */
const ACROSS = 200;
/** Flatter pictures are never spread below words. */
const WIDE = 1.4;
/** The shape in which they are shown there. What is wider loses its sides. */
const SHOWN = 1600 / 795;
/** Where words stand when the picture is pulled up below them: down from its top and aside from its middle, in shares of its width. */
const WORDS = [
  { down: 0.13, aside: 0.27 },
  { down: 0.19, aside: 0.15 },
];
/** Each colour of a point that looks white, of 255. */
const WHITE = 246;
/** A point that nobody sees, of 255. */
const EMPTY = 8;

/** What is in the upper middle of a picture, where words may stand; undefined where it shows something, and for flat and high pictures. */
export async function freeTopOf(
  bytes: Buffer,
  { width, height }: { width: number; height: number },
): Promise<ImageContent["freeTop"]> {
  if (width < height * WIDE) return undefined;
  const { default: sharp } = await import("sharp");
  // One that does not decode is told when its files are made.
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

/** Red, green, blue and alpha of each point. */
function pointsIn(data: Buffer, { down, aside }: { down: number; aside: number }): Uint8Array[] {
  const points: Uint8Array[] = [];
  for (let y = 0; y < down; y++)
    for (let x = Math.ceil(ACROSS / 2 - aside); x < ACROSS / 2 + aside; x++) {
      const at = (y * ACROSS + x) * 4;
      points.push(data.subarray(at, at + 4));
    }
  return points;
}
