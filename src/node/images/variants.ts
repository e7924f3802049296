import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Sharp } from "sharp";
import { writeAtomic } from "./atomic.ts";
import { isMissing } from "../command/systemErrors.ts";
import { imageError } from "./imageError.ts";
import { broken, readOriginal, type Original } from "./originals.ts";
import { faultIn } from "./soundness.ts";
import { chooseWidths, pictureHash, PIPELINE, SOCIAL, webpWidths, type ImageFormat } from "./settings.ts";

/** A file to serve. `width` is 0 for an SVG. */
export interface Variant {
  original: Original;
  format: ImageFormat | "svg" | "social";
  width: number;
}

/** All variants of a picture except that for social networks. */
export function variantsOf(original: Original): Variant[] {
  if (original.kind === "svg") return [{ original, format: "svg", width: 0 }];
  const widths = chooseWidths(original);
  const variants = (format: ImageFormat, made: Iterable<number>) =>
    Array.from(made, (width) => ({ original, format, width }));
  return [...variants("avif", widths), ...variants("webp", new Set(Object.values(webpWidths(widths))))];
}

/** The variant for social networks; only for pictures that represent a page there. */
export function socialVariant(original: Original): Variant {
  return { original, format: "social", width: SOCIAL.width };
}

/**
 * The hex digits of a hash that a URL has: it only has to differ from those of earlier pictures of the same name, and digits do
 * not compress.
 */
const DIGITS = 5;

/** URL without width and extension. Characters that would break a `srcset` become hyphens. */
export function baseUrl({ src, hash }: Original): string {
  const path = src.replace(/\.[^./]*$/, "").replace(/[^\w./-]+/g, "-");
  return `/images/${path}-${hash.slice(0, DIGITS)}`;
}

/** The URL path of a variant, which is also its path in the output folder. */
export function variantUrl(variant: Variant): string {
  return baseUrl(variant.original) + ending(variant);
}

function ending({ format, width }: Variant): string {
  if (format === "social") return `-social-${SOCIAL.version}.jpg`;
  return format === "svg" ? ".svg" : `-${width}.${format}`;
}

/** The cache path of a variant. It contains the content hash, so that a complete file is always current. */
export function cachePath(variant: Variant, cacheDir: string): string {
  return join(cacheDir, "images", variant.original.hash + ending(variant));
}

/** Whether a variant is cached completely: after a crash, its file may be damaged. */
export async function isCached(variant: Variant, cacheDir: string): Promise<boolean> {
  const path = cachePath(variant, cacheDir);
  const found = await stat(path).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  return found !== undefined && found.isFile() && faultIn(path) === undefined;
}

/**
 * Generates variants of one original, which is decoded once, into the cache. Calls `onMade` after each.
 * @throws {ImageError} if the original does not decode, is missing, or has changed since it was analysed.
 */
export async function makeVariants(
  variants: readonly Variant[],
  { site, cacheDir }: { site: string; cacheDir: string },
  onMade?: (variant: Variant) => void,
): Promise<void> {
  const original = variants[0]?.original;
  if (!original) return;
  const bytes = await readOriginal(site, original.src);
  if (pictureHash(bytes) !== original.hash) {
    throw imageError(original.src, "changed while it was being worked on. Run the command again.");
  }
  const { optimizeSvg } = await import("./svg.ts");
  const drawn = variants.every(({ format }) => format === "svg");
  const pixels = drawn ? undefined : await decode(bytes, original);
  for (const variant of variants) {
    const isPixels = pixels && variant.format !== "svg";
    const data = isPixels ? await encode(pixels(), variant) : optimizeSvg(bytes.toString("utf8"), original).svg;
    await writeAtomic(cachePath(variant, cacheDir), data);
    onMade?.(variant);
  }
}

/** Reads a variant from the cache. */
export async function readVariant(variant: Variant, cacheDir: string): Promise<Buffer> {
  return readFile(cachePath(variant, cacheDir));
}

async function decode(bytes: Buffer, original: Original): Promise<() => Sharp> {
  const { default: sharp } = await import("sharp");
  // Several pictures in parallel use the cores better than several threads for one picture.
  sharp.concurrency(1);
  const largest = Math.max(SOCIAL.width, ...chooseWidths(original));
  // A drawing is rendered as wide as social networks want it: at 72 dpi, it has its own size.
  const density = original.kind === "svg" ? (72 * SOCIAL.width) / original.width : 72;
  const { data, info } = await sharp(bytes, { density })
    .autoOrient()
    .resize({ width: largest * 2, withoutEnlargement: true })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw broken(original.src);
    });
  const { width, height, channels } = info;
  return () => sharp(data, { raw: { width, height, channels } });
}

async function encode(pixels: Sharp, variant: Variant): Promise<Buffer> {
  const { original, width } = variant;
  return shape(pixels, variant)
    .toBuffer()
    .catch((error: Error) => {
      throw imageError(
        original.src,
        `could not be made ${width} px wide: ${error.message.trim()}. Export it with another size.`,
      );
    });
}

function shape(pixels: Sharp, { original, format, width }: Variant): Sharp {
  if (format === "avif") return pixels.resize({ width }).avif(PIPELINE.avif);
  if (format === "webp") return pixels.resize({ width }).webp(PIPELINE.webp);
  // A photo may be cropped; a drawing, often a logo, may not.
  const fit = original.kind === "svg" ? "contain" : "cover";
  const background = "#fff";
  return pixels.resize(SOCIAL.width, SOCIAL.height, { fit, background }).flatten({ background }).jpeg(SOCIAL.jpeg);
}
