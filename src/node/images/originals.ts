import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { ImageContent } from "../../model/content.ts";
import { lookOf } from "../looks.mjs";
import { writeAtomic } from "./atomic.ts";
import { freeTopOf } from "./freeTop.ts";
import { isPictureOutside } from "../site/linksOut.ts";
import { isMissing, unlessOfSystem } from "../command/systemErrors.ts";
import { IMAGE_FAULTS, imageError, tooLarge } from "./imageError.ts";
import { pixelSize } from "./pixelSize.ts";
import { pictureHash } from "./settings.ts";
import { otherKind, rasterKind } from "./soundness.ts";

/** Facts about an original. Sizes are in CSS pixels, with its orientation applied. */
export interface Original {
  src: string;
  kind: "raster" | "svg";
  hash: string;
  width: number;
  height: number;
  freeTop?: ImageContent["freeTop"] | undefined;
}
interface Remembered extends Original {
  look: string | null;
}

/** Incremented when facts are added that older caches do not have. */
const FACTS = "2";

/** Facts about originals, cached in `<cacheDir>/images.json` as long as the fingerprints of the files stay the same. */
export interface Originals {
  /** @throws {ImageError} for a file that is missing or no picture. */
  look(src: string): Promise<Original>;
  /** Writes the cache for the next run, if possible. */
  save(): Promise<void>;
}

export async function openOriginals(site: string, cacheDir: string): Promise<Originals> {
  const memory = join(cacheDir, "images.json");
  const settings = pictureHash(FACTS);
  const known = await recall(memory, settings);
  let changed = false;

  async function look(src: string): Promise<Original> {
    checkSrc(src);
    const seen = await lookOfPicture(site, src);
    const before = known.get(src);
    if (before && seen !== null && before.look === seen) return before;
    const now = { ...(await inspect(src, await readOriginal(site, src))), look: seen };
    known.set(src, now);
    changed = true;
    return now;
  }

  async function save(): Promise<void> {
    if (!changed) return;
    changed = false;
    await writeAtomic(memory, JSON.stringify({ settings, files: Object.fromEntries(known) })).catch(unlessOfSystem);
  }

  return { look, save };
}

/** @throws {ImageError} if the file is missing or outside of the site. */
export async function readOriginal(site: string, src: string): Promise<Buffer> {
  if (isPictureOutside(site, src)) throw imageError(src, IMAGE_FAULTS.outside);
  return readFile(join(site, "images", src)).catch((error: unknown) => {
    throw isMissing(error) ? missing(src) : error;
  });
}

/** The error for a file that sharp cannot read. */
export function broken(src: string) {
  return imageError(src, IMAGE_FAULTS.damaged);
}

/** The fingerprint of a picture; null if it is not reliable. Copied or restored pictures may have any mtime: see `looks.mjs`. */
async function lookOfPicture(site: string, src: string): Promise<string | null> {
  if (isPictureOutside(site, src)) throw imageError(src, IMAGE_FAULTS.outside);
  const path = join(site, "images", src);
  const found = await stat(path).catch((error: unknown) => {
    throw isMissing(error) ? missing(src) : error;
  });
  if (!found.isFile()) throw imageError(src, IMAGE_FAULTS.folder);
  return lookOf(path);
}

async function inspect(src: string, bytes: Buffer): Promise<Original> {
  const hash = pictureHash(bytes);
  const other = otherKind(bytes.toString("latin1", 0, 64));
  if (other) throw imageError(src, other);
  // Loaded on demand: most builds process no picture.
  if (isSvg(src)) {
    const { optimizeSvg } = await import("./svg.ts");
    const { width, height } = optimizeSvg(bytes.toString("utf8"), { src, hash });
    return { src, kind: "svg", hash, width, height };
  }
  // Checked first: sharp rejects such a picture without a reason.
  const size = pixelSize(rasterKind(bytes) ?? "", (from, length) => bytes.subarray(from, from + length));
  const fault = size && tooLarge(size);
  if (fault) throw imageError(src, fault);
  const { default: sharp } = await import("sharp");
  const found = await sharp(bytes)
    .metadata()
    .catch(() => {
      throw broken(src);
    });
  if (found.format === "svg") throw imageError(src, IMAGE_FAULTS.misnamedDrawing);
  const { width, height } = found.autoOrient;
  return { src, kind: "raster", hash, width, height, freeTop: await freeTopOf(bytes, { width, height }) };
}

async function recall(memory: string, settings: string): Promise<Map<string, Remembered>> {
  try {
    const read = JSON.parse(await readFile(memory, "utf8")) as { settings: string; files: Record<string, Remembered> };
    if (read.settings === settings) return new Map(Object.entries(read.files));
  } catch {
    // No readable cache: all originals are analysed again.
  }
  return new Map();
}

const isSvg = (src: string) => src.toLowerCase().endsWith(".svg");

const missing = (src: string) =>
  imageError(src, "does not exist. Put the file there or correct the name; capital letters count.");

function checkSrc(src: string): void {
  const parts = src.split("/");
  const plain = parts.every((part) => part !== "" && part !== "." && part !== "..") && !/[\\\0:]/.test(src);
  if (!plain) throw imageError(src, 'is not a name below images/. Write it like "portfolio/01-honey.webp".');
}
