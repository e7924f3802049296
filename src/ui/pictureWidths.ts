/** Image pixels for each CSS pixel; nobody sees a difference above that. */
const SHARP = 2;

/** A cache by `sizes`: components have few different ones, and all pages share them. */
const known = new Map<string, number>();

/** The widths in `widths` that a browser may choose for these `sizes`. */
export function widthsFor(sizes: string, widths: readonly number[]): number[] {
  let wanted = known.get(sizes);
  if (wanted === undefined) {
    wanted = SHARP * Math.max(...sizes.split(",").map(widest));
    known.set(sizes, wanted);
  }
  const enough = widths.find((width) => width >= wanted) ?? Infinity;
  return widths.filter((width) => width <= enough);
}

/** The width and the height of a place: "92vw by 69vw". */
const CUT = /([\d.]+)(px|vw) by ([\d.]+)(px|vw)/g;

/** Up to this factor, a picture that is wider than its place counts as one that fits. */
const NEARLY = 1.1;

/**
 * The `sizes` of a picture in its place. With `object-fit: cover` a picture may have to be wider than its place to fill the height.
 * @param place As `sizes`, with a height behind each width where pictures are cropped: "(max-width: 720px) 92vw by 69vw, 400px by 300px".
 */
export function sizesIn(place: string, { width, height }: { width: number; height: number }): string {
  return place.replaceAll(CUT, (...[, wide, unit, high, highUnit]: string[]) => {
    const asked = Number(high) * (width / height);
    if (unit === highUnit) return asked > Number(wide) * NEARLY ? `${Math.ceil(asked)}${unit}` : `${wide}${unit}`;
    return `max(${wide}${unit}, ${Math.ceil(asked)}${highUnit})`;
  });
}

/** The most CSS pixels that one of the `sizes` can be: "(max-width: 500px) max(90vw, 400px)" 450, "44vw" any number. */
function widest(size: string): number {
  const [, window = Infinity] = /max-width: (\d+)px/.exec(size) ?? [];
  const lengths = size.replaceAll(/\((?:max-width|resolution)[^)]*\)/g, "").matchAll(/([\d.]+)(px|vw)/g);
  const pixels = Array.from(lengths, ([, length, unit]) => Number(length) * (unit === "vw" ? Number(window) / 100 : 1));
  return Math.max(...pixels);
}
