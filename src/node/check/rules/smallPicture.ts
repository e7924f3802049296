import type { PixelSize } from "../../images/pixelSize.ts";
import { byName } from "../byName.ts";
import { picturesOf } from "../gathered/pictures.ts";
import { whereElse } from "../gone/elsewhere.ts";
import { ROOTS } from "../lookup.ts";
import type { Context, Rule } from "../rule.ts";

/** The most that a picture can be enlarged without looking blurred on any screen. */
const MOST = 1.5;
/** As wide and as high as any `place` on a page. */
const LARGEST = [645, 560] as const;

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
      return size && enlarged(size, place) > MOST ? [{ ...named, size, place }] : [];
    });
    for (const [src, places] of byName(small, (named) => named.src)) {
      const { document, path, size } = places[0]!;
      const [width, height] = [0, 1].map((side) => Math.max(...places.map(({ place }) => place[side]!)));
      yield {
        document,
        path,
        point: "value",
        message: `images/${src} has ${size.width} by ${size.height} pixels, and looks blurred here.`,
        ...(places.length > 1 && whereElse(places, "places show it.")),
        fix: `put a larger one in its place, at least ${width} pixels wide${height ? ` and ${height} high` : ""}.`,
      };
    }
  },
};

/** Whether a picture is too small for some place. */
export function maySeemSmall(size: PixelSize | undefined): boolean {
  return size !== undefined && enlarged(size, LARGEST) > MOST;
}

/** Whether a picture is too small to stand for a page on other sites. */
export function seemsSmallElsewhere({ imageSize, lookup: { schemas } }: Context, src = ""): boolean {
  const place = schemas[ROOTS.page]?.properties?.["socialImage"]?.place;
  const size = imageSize?.(src);
  return place !== undefined && size !== undefined && enlarged(size, place) > MOST;
}

function enlarged({ width, height }: PixelSize, [wide, high]: readonly [number, number]): number {
  return Math.max(wide / width, high / height);
}
