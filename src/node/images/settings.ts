import { createHash } from "node:crypto";

/** How a raster variant is written. */
export type Format = "avif" | "webp";

/**
 * How variants are made. Part of every hash: a change here gives new URLs and a new cache.
 * Raise `version` when the code changes what it writes, or with a new major version of sharp or svgo.
 * Effort 2 is the last that stays cheap (3 doubles the time for 3 % fewer bytes);
 * 4:4:4 keeps coloured text in screenshots sharp.
 */
export const PIPELINE = {
  version: 1,
  avif: { quality: 55, effort: 2, chromaSubsampling: "4:4:4" },
  webp: { quality: 78, effort: 4 },
  widths: [400, 640, 960, 1280],
  largest: 1600,
  /** Only for originals at least this wide, which are meant to fill a large window. */
  huge: { from: 3000, width: 2200 },
} as const;

/**
 * The one further file of a picture that stands for a page on social networks: several of them take neither WebP nor AVIF.
 * Not part of the hash, so that a change makes no other picture anew: raise `version` with it.
 */
export const SOCIAL = { version: 1, width: 1200, height: 630, jpeg: { quality: 84, mozjpeg: true } } as const;

/**
 * Further widths of an original that is still lower than this at its largest, such as a panorama: it is cut to fill its place, and the
 * height counts. Not part of the hash, as such a file has a name of its own.
 */
const WIDE = { lower: 720, widths: [2200, 3200, 4800] } as const;

/** In pixels, for browsers without AVIF: sharp on a phone. */
const PLAIN = 960;

/** Of the widths of a picture, those that are made as WebP as well: for browsers without AVIF, and for plain links. */
export function webpWidths(widths: readonly number[]): { plain: number; full: number } {
  const full = widths.findLast((width) => width <= PIPELINE.largest)!;
  return { plain: widths.find((width) => width >= PLAIN) ?? full, full };
}

/**
 * Widths to make of an original, ascending, never above its own. The last is the original's own width up to 1600; more of one
 * that is to fill a large window, and of one that is much wider than high.
 */
export function chooseWidths(original: { width: number; height: number }): number[] {
  const top = Math.min(original.width, PIPELINE.largest);
  // A width just below the top would cost time and save a visitor nothing.
  const widths: number[] = [...PIPELINE.widths.filter((width) => width <= top * 0.9), top];
  if (original.width >= PIPELINE.huge.from) widths.push(PIPELINE.huge.width);
  for (const wide of WIDE.widths) {
    const width = Math.min(wide, original.width);
    const last = widths.at(-1)!;
    if (width > last * 1.1 && (last / original.width) * original.height < WIDE.lower) widths.push(width);
  }
  return widths;
}

/** In the names of what is made of a picture: first 8 hex digits of SHA-256 over its bytes and the settings above. */
export function pictureHash(bytes: Buffer | string): string {
  return createHash("sha256").update(bytes).update(JSON.stringify(PIPELINE)).digest("hex").slice(0, 8);
}
