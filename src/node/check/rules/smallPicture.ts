import type { Path } from "../../../model/fields.ts";
import type { PixelSize } from "../../images/pixelSize.ts";
import { byName } from "../byName.ts";
import { picturesOf } from "../gathered/pictures/pictures.ts";
import { whereElse } from "../wording/elsewhere.ts";
import { ROOTS } from "../lookup.ts";
import type { Context, Rule } from "../rule.ts";

/** The most that a picture can be enlarged without looking blurred on any screen. */
const MOST = 1.5;
type Place = readonly [width: number, height: number];
/** As wide and as high as any `place` on a page. */
const LARGEST: Place = [645, 560];

/** A picture has about as many pixels as its place. */
export const smallPicture: Rule = {
  code: "small-picture",
  severity: "warning",
  acrossFiles: true,
  docs: {
    title: "A picture that is too small",
    why: "It is made larger to fill its place, and looks blurred.",
    mend: "Look for the original, as the camera made it, and put it into `images/`. Making a small picture larger in a program does not help.",
  },
  *run(context) {
    const { images, imageSize, lookup } = context;
    if (!images || !imageSize) return;
    const small = picturesOf(context).flatMap((named) => {
      const { document, path, src } = named;
      const place = lookup.schemaAt(document, path.slice(0, -1))?.schema.place;
      if (!place || !images.has(src) || context.isWrong(document, path)) return [];
      const size = imageSize(src);
      const shown = shownElsewhere(path) ? asElsewhere(size, place) : size;
      return maySeemSmall(shown, place) ? [{ ...named, size: size!, place }] : [];
    });
    for (const [src, places] of byName(small, (named) => named.src)) {
      const { document, path, size } = places[0]!;
      const [width, height] = [0, 1].map((side) => Math.max(...places.map(({ place }) => place[side]!)));
      const sides = `${size.width} by ${size.height}`;
      yield {
        document,
        path,
        point: "value",
        message: size.isDrawing
          ? `images/${src} is a drawing of ${sides}: here it would be enlarged and cut, and look blurred.`
          : `images/${src} has ${sides} pixels, and looks blurred here.`,
        ...(places.length > 1 && whereElse(places, "places show it.")),
        fix: size.isDrawing
          ? `put one in its place that is about twice as wide as high, as ${width} by ${height} pixels are.`
          : `put a larger one in its place, at least ${width} pixels wide${height ? ` and ${height} high` : ""}.`,
      };
    }
  },
};

/** Whether a picture is too small for a place, or for some place. A drawing is sharp at any size. */
export function maySeemSmall(size: PixelSize | undefined, place: Place = LARGEST): boolean {
  return size !== undefined && !size.isDrawing && enlarged(size, place) > MOST;
}

/** Whether a picture is too small to stand for a page on other sites. */
export function seemsSmallElsewhere({ imageSize, lookup: { schemas } }: Context, src = ""): boolean {
  const place = schemas[ROOTS.page]?.properties?.["socialImage"]?.place;
  return place !== undefined && maySeemSmall(asElsewhere(imageSize?.(src), place), place);
}

function shownElsewhere(path: Path): boolean {
  return path.at(-2) === "socialImage";
}

/** Other sites show no drawings, so one is made into a picture as wide as its place, and enlarged from there. */
function asElsewhere(size: PixelSize | undefined, [wide]: Place): PixelSize | undefined {
  return size?.isDrawing ? { width: wide, height: (wide * size.height) / size.width } : size;
}

function enlarged({ width, height }: PixelSize, [wide, high]: Place): number {
  return Math.max(wide / width, high / height);
}
