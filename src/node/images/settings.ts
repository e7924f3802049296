import { createHash } from "node:crypto";

/** The format of a raster variant. */
export type ImageFormat = "avif" | "webp";

/**
 * The settings of all variants. They are part of every hash: a change gives new URLs and a new cache. Increment `version`
 * when the code writes other files, or with a new major version of sharp or svgo. Effort 2 is the highest cheap one (3 takes
 * twice as long for 3 % fewer bytes); 4:4:4 keeps coloured text in screenshots sharp.
 */
export const PIPELINE = {
  version: 1,
  avif: { quality: 55, effort: 2, chromaSubsampling: "4:4:4" },
  webp: { quality: 78, effort: 4 },
  widths: [400, 640, 960, 1280],
  largest: 1600,
  /** Only for originals of at least this width, which are meant to fill a large window. */
  huge: { from: 3000, width: 2200 },
} as const;

/**
 * The variant of a picture for social networks, several of which accept neither WebP nor AVIF. Not part of the hash, so that
 * a change regenerates no other variants: increment `version` with it.
 */
export const SOCIAL = { version: 1, width: 1200, height: 630, jpeg: { quality: 84, mozjpeg: true } } as const;

/**
 * Further widths for an original whose largest variant would still be lower than this, such as a panorama: it is cropped to
 * fill its place, so the height counts. Not part of the hash, because the width is in the file name.
 */
const WIDE = { lower: 720, widths: [2200, 3200, 4800] } as const;

/** The width in pixels for browsers without AVIF: sharp on a phone. */
const PLAIN = 960;

/** The widths that are generated as WebP as well: for browsers without AVIF, and for plain links. */
export function webpWidths(widths: readonly number[]): { plain: number; full: number } {
  const full = widths.findLast((width) => width <= PIPELINE.largest)!;
  return { plain: widths.find((width) => width >= PLAIN) ?? full, full };
}

/**
 * The widths of the variants of an original, ascending, never above its own: up to 1600, and larger ones for an original
 * that fills a large window, or that is much wider than high.
 */
export function chooseWidths(original: { width: number; height: number }): number[] {
  const top = Math.min(original.width, PIPELINE.largest);
  // A width just below the largest would take time and save visitors nothing.
  const widths: number[] = [...PIPELINE.widths.filter((width) => width <= top * 0.9), top];
  if (original.width >= PIPELINE.huge.from) widths.push(PIPELINE.huge.width);
  for (const wide of WIDE.widths) {
    const width = Math.min(wide, original.width);
    const last = widths.at(-1)!;
    if (width > last * 1.1 && (last / original.width) * original.height < WIDE.lower) widths.push(width);
  }
  return widths;
}

/**
 * The hash of an original: the first 8 hex digits of SHA-256 over its bytes and the settings above. Cached variants are named by
 * it, URLs have the start of it (see variants.ts).
 */
export function pictureHash(bytes: Buffer | string): string {
  return createHash("sha256").update(bytes).update(JSON.stringify(PIPELINE)).digest("hex").slice(0, 8);
}
