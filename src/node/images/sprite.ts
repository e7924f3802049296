import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { drawingFile } from "../check/gathered/pictures/drawings.ts";
import { viewId } from "../../model/pictogram.ts";
import { writeAtomic } from "./atomic.ts";
import { unlessOfSystem } from "../command/systemErrors.ts";
import { imageError } from "./imageError.ts";
import { readOriginal } from "./originals.ts";
import { pictureHash } from "./settings.ts";

/** The size of a drawing in the sprite, and the distance of two, so that a view shows no edge of another; in user units. */
const SIZE = 40;
const APART = 50;

interface Drawing {
  /** Path below `images/pictograms/` without ".svg". */
  name: string;
  bytes: Buffer;
}

/** The SVG, the names of its drawings in order, and the first 8 hex digits of its SHA-256. */
interface Sprite {
  svg: string;
  names: string[];
  hash: string;
}

/** The folder of the site, and that of its cache. */
export interface SpritePlaces {
  site: string;
  cacheDir: string;
}

/**
 * One SVG file with all pictograms, in alphabetical order without duplicates, and a `<view>` of each. For `<img
 * src="<url>#<viewId>">`. Cached by the content of the drawings: merging their cells takes longer than the rest of a small
 * build.
 * @param names Paths below `images/pictograms/` without ".svg".
 * @throws {ImageError} for a pictogram that does not exist or is no safe drawing.
 */
export async function pictogramSprite(names: Iterable<string>, { site, cacheDir }: SpritePlaces): Promise<Sprite> {
  const drawings = await readDrawings(names, site);
  const sorted = drawings.map(({ name }) => name);
  const contents = drawings.map(({ bytes }) => bytes.toString("base64"));
  const hash = pictureHash(JSON.stringify([viewId(SIZE), APART, sorted, contents]));
  const path = join(cacheDir, "images", `pictograms-${hash}.json`);
  const kept = await readFile(path, "utf8").then(spriteIn, () => undefined);
  if (kept) return kept;
  const sprite = await joined(drawings);
  await writeAtomic(path, JSON.stringify(sprite)).catch(unlessOfSystem);
  return sprite;
}

/** Reads each drawing once, so that the cache key belongs to exactly these bytes. */
function readDrawings(names: Iterable<string>, site: string): Promise<Drawing[]> {
  const sorted = [...new Set(names)].toSorted();
  return Promise.all(sorted.map(async (name) => ({ name, bytes: await readDrawing(name, site) })));
}

async function joined(drawings: readonly Drawing[]): Promise<Sprite> {
  const all = await Promise.all(drawings.map(placed));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${all.join("")}</svg>`;
  return { svg, names: drawings.map(({ name }) => name), hash: hashOf(svg) };
}

function hashOf(svg: string): string {
  return createHash("sha256").update(svg).digest("hex").slice(0, 8);
}

/** Undefined for a truncated or corrupt file. */
function spriteIn(kept: string): Sprite | undefined {
  try {
    const sprite = JSON.parse(kept) as Sprite;
    return hashOf(sprite.svg) === sprite.hash ? sprite : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a pictogram of this name exists. */
export function hasPictogram(site: string, name: string): boolean {
  return existsSync(join(site, "images", drawingFile("pictogram", name)));
}

/** @throws {ImageError} for an invalid name, and for a drawing that does not exist. */
async function readDrawing(name: string, site: string): Promise<Buffer> {
  const src = drawingFile("pictogram", name);
  if (!/^[\w-]+(\/[\w-]+)*$/.test(name)) {
    throw imageError(src, 'is not the name of a pictogram. Write it like "services/web-development".');
  }
  return readOriginal(site, src);
}

/** A drawing at its position in the sprite, and the view that shows it. */
async function placed({ name, bytes }: Drawing, place: number): Promise<string> {
  const src = drawingFile("pictogram", name);
  const [{ optimizeSvg }, { mergeCells }] = await Promise.all([import("./svg.ts"), import("./mergeCells.ts")]);
  const { svg } = optimizeSvg(bytes.toString("utf8"), { src, hash: pictureHash(bytes), before: [mergeCells] });
  const [, attributes = "", content = ""] = /^<svg([^>]*?)(?:\/>|>(.*)<\/svg>)$/s.exec(svg) ?? [];
  const kept = attributes.replace(/ (?:xmlns|id|x|y|width|height)="[^"]*"/g, "");
  const y = place * APART;
  const view = `<view id="${viewId(place)}" viewBox="0 ${y} ${SIZE} ${SIZE}"/>`;
  return `${view}<svg y="${y}" width="${SIZE}" height="${SIZE}"${kept}>${content}</svg>`;
}
