/**
 * Stores uploaded images in `images/`. The bytes decide the format, and the server chooses the name. Metadata of cameras,
 * such as the place, is removed.
 */
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { isIn } from "../beside.ts";
import { writeAtomic } from "../images/atomic.ts";
import { ImageError } from "../images/imageError.ts";
import { withoutMetadata } from "../images/metadata.ts";
import { pictureHash } from "../images/settings.ts";
import { otherKind, rasterKind } from "../images/soundness.ts";
import { optimizeSvg } from "../images/svg.ts";
import { isDevice } from "../check/files/portable.ts";
import { leadsInto } from "./names.ts";
import { Refusal } from "./refusal.ts";
import { slugOf } from "../../model/slug.ts";
import { untaken } from "../../model/untaken.ts";

export const MOST_BYTES = 20_000_000;
const MOST_PIXELS = 50_000_000;
const LONGEST_NAME = 60;
const ENDINGS = { webp: "webp", png: "png", jpeg: "jpg", gif: "gif", avif: "avif" } as const;

interface StoredPicture {
  /** Below `images/`. */
  name: string;
  /** Whether the same file was there already. */
  isKnown: boolean;
}

/**
 * @param wish The name of the uploaded file.
 * @throws {Refusal} if it is not a sound image, or an SVG with scripts or the like.
 */
export async function storePicture(site: string, bytes: Buffer, wish: string): Promise<StoredPicture> {
  const { ending, content } = await soundPicture(bytes, wish);
  const folder = join(site, "images");
  if (!existsSync(folder)) mkdirSync(folder);
  if (!leadsInto(site, folder))
    throw new Refusal(403, "images/ is a link to a place outside the site, which the studio does not touch.");
  const same = namesLike(readdirSync(folder), nameOf(wish), ending).find((name) => isIn(join(folder, name), content));
  if (same !== undefined) return { name: same, isKnown: true };
  const name = freeName(folder, wish, ending);
  await writeAtomic(join(folder, name), content, { flush: true });
  return { name, isKnown: false };
}

/** The names that earlier uploads of a file have got. */
function namesLike(names: readonly string[], slug: string, ending: string): string[] {
  const own = new RegExp(`^${slug}(?:-\\d+)?\\.${ending}$`);
  return names.filter((name) => own.test(name));
}

async function soundPicture(bytes: Buffer, wish: string): Promise<{ ending: string; content: Buffer }> {
  const other = otherKind(bytes.toString("latin1", 0, 64));
  if (other) throw new Refusal(415, `This file ${other.what}. ${other.fix}`);
  const kind = rasterKind(bytes);
  if (kind) {
    await checkPixels(bytes);
    return { ending: ENDINGS[kind], content: withoutMetadata(kind, bytes) };
  }
  return { ending: "svg", content: drawing(bytes, wish) };
}

/** Decodes the whole image, to find truncated and damaged files. */
async function checkPixels(bytes: Buffer): Promise<void> {
  const image = sharp(bytes, { failOn: "warning" });
  const { width, height } = await image.metadata().catch(() => ({ width: 0, height: 0 }));
  if (width * height > MOST_PIXELS)
    throw new Refusal(
      415,
      `This picture has ${width} by ${height} pixels. Make it smaller: 4000 in each direction are plenty.`,
    );
  await image.stats().catch(() => {
    throw new Refusal(415, "This picture is damaged. Export it again as WebP, PNG, JPEG or SVG.");
  });
}

/** An SVG as the build would publish it: without the data of drawing programs. */
function drawing(bytes: Buffer, wish: string): Buffer {
  const source = bytes.toString("utf8");
  if (!/<svg[\s>]/.test(source))
    throw new Refusal(415, "This is not a picture. Take a file that is WebP, PNG, JPEG, GIF, AVIF or SVG.");
  try {
    return Buffer.from(optimizeSvg(source, { src: `${nameOf(wish)}.svg`, hash: pictureHash(bytes) }).svg);
  } catch (error) {
    if (!(error instanceof ImageError)) throw error;
    throw new Refusal(415, error.message.replace(/^images\//, ""));
  }
}

/** A name that no other file has, also on a case-insensitive file system. */
function freeName(folder: string, wish: string, ending: string): string {
  const taken = new Set(readdirSync(folder).map((name) => name.toLowerCase()));
  return `${untaken(nameOf(wish), (stem) => taken.has(`${stem}.${ending}`))}.${ending}`;
}

function nameOf(wish: string): string {
  const name = slugOf(wish.replace(/^.*[/\\]/s, "").replace(/\.[^.]*$/, ""), LONGEST_NAME);
  return name === "" || isDevice(name) ? "picture" : name;
}
