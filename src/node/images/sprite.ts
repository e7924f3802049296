import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { viewId } from "../../model/pictogram.ts";
import { writeAtomic } from "./atomic.ts";
import { unlessOfSystem } from "../command/systemErrors.ts";
import { imageError } from "./imageError.ts";
import { readOriginal } from "./originals.ts";
import { pictureHash } from "./settings.ts";

/** Of a drawing in the sprite, and from one to the next, so that no edge shows in a view of another; in its own units. */
const SIZE = 40;
const APART = 50;

interface Drawing {
  /** Path below `images/pictograms/` without ".svg". */
  name: string;
  bytes: Buffer;
}

/** The file, the names of its drawings in their order, and the first 8 hex digits of its SHA-256. */
interface Sprite {
  svg: string;
  names: string[];
  hash: string;
}

/**
 * One SVG file with all pictograms one below the other, in alphabetical order, each name once, and a `<view>` of each.
 * For `<img src="<url>#<viewId>">`.
 * @param names Paths below `images/pictograms/` without ".svg".
 * @param site The folder of the site.
 * @throws {ImageError} for a pictogram that does not exist or is no safe drawing.
 */
export async function pictogramSprite(names: Iterable<string>, site: string): Promise<Sprite> {
  return joined(await readDrawings(names, site));
}

/** Each is read once: what is kept of them is of exactly these. */
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

/** The same, kept in the cache by the content of the drawings: joining their cells takes longer than all else of a small build. */
export async function cachedSprite(
  names: Iterable<string>,
  { site, cacheDir }: { site: string; cacheDir: string },
): Promise<Sprite> {
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

/** Undefined for what was cut off or spoilt. */
function spriteIn(kept: string): Sprite | undefined {
  try {
    const sprite = JSON.parse(kept) as Sprite;
    return hashOf(sprite.svg) === sprite.hash ? sprite : undefined;
  } catch {
    return undefined;
  }
}

/** Whether there is a drawing of that name. */
export function hasPictogram(site: string, name: string): boolean {
  return existsSync(join(site, "images", sourceOf(name)));
}

function sourceOf(name: string): string {
  return `pictograms/${name}.svg`;
}

/** @throws {ImageError} for what is no name of a drawing, and for one that does not exist. */
async function readDrawing(name: string, site: string): Promise<Buffer> {
  const src = sourceOf(name);
  if (!/^[\w-]+(\/[\w-]+)*$/.test(name)) {
    throw imageError(src, 'is not the name of a pictogram. Write it like "services/web-development".');
  }
  return readOriginal(site, src);
}

/** A drawing at its place, and the view that shows it. */
async function placed({ name, bytes }: Drawing, place: number): Promise<string> {
  const src = sourceOf(name);
  const [{ optimizeSvg }, { mergeCells }] = await Promise.all([import("./svg.ts"), import("./mergeCells.ts")]);
  const { svg } = optimizeSvg(bytes.toString("utf8"), { src, hash: pictureHash(bytes), before: [mergeCells] });
  const [, attributes = "", content = ""] = /^<svg([^>]*?)(?:\/>|>(.*)<\/svg>)$/s.exec(svg) ?? [];
  const kept = attributes.replace(/ (?:xmlns|id|x|y|width|height)="[^"]*"/g, "");
  const y = place * APART;
  const view = `<view id="${viewId(place)}" viewBox="0 ${y} ${SIZE} ${SIZE}"/>`;
  return `${view}<svg y="${y}" width="${SIZE}" height="${SIZE}"${kept}>${content}</svg>`;
}
