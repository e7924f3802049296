import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { symbolId } from "../../model/pictogram.ts";
import { writeAtomic } from "./atomic.ts";
import { imageError } from "./imageError.ts";
import { readOriginal } from "./originals.ts";
import { contentHash } from "./settings.ts";

/** The file, and the first 8 hex digits of its SHA-256. */
interface Sprite {
  svg: string;
  hash: string;
}

/**
 * One SVG file with a `<symbol>` for each pictogram, in alphabetical order, each name once.
 * For `<use href="<url>#<symbolId>">`.
 * @param names Paths below `images/pictograms/` without ".svg".
 * @param root The project folder.
 * @throws {ImageError} for a pictogram that does not exist or is no safe drawing.
 */
export async function pictogramSprite(names: Iterable<string>, root: string): Promise<Sprite> {
  const symbols = await Promise.all([...new Set(names)].toSorted().map((name) => symbol(name, root)));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
  return { svg, hash: createHash("sha256").update(svg).digest("hex").slice(0, 8) };
}

/** The same, kept in the cache by the content of the drawings: joining their cells takes longer than all else of a small build. */
export async function cachedSprite(
  names: Iterable<string>,
  { root, cacheDir }: { root: string; cacheDir: string },
): Promise<Sprite> {
  const sorted = [...new Set(names)].toSorted();
  const drawings = await Promise.all(
    sorted.map((name) => readOriginal(root, sourceOf(name)).catch(() => Buffer.from("?"))),
  );
  const hash = contentHash(JSON.stringify([sorted, drawings.map((drawing) => drawing.toString("base64"))]));
  const path = join(cacheDir, "images", `pictograms-${hash}.json`);
  const kept = await readFile(path, "utf8").catch(() => undefined);
  if (kept !== undefined) return JSON.parse(kept) as Sprite;
  const sprite = await pictogramSprite(sorted, root);
  await writeAtomic(path, JSON.stringify(sprite));
  return sprite;
}

function sourceOf(name: string): string {
  return `pictograms/${name}.svg`;
}

async function symbol(name: string, root: string): Promise<string> {
  const src = sourceOf(name);
  if (!/^[\w-]+(\/[\w-]+)*$/.test(name)) {
    throw imageError(src, 'is not the name of a pictogram. Write it like "services/web-development".');
  }
  const bytes = await readOriginal(root, src);
  const [{ optimizeSvg }, { mergeCells }] = await Promise.all([import("./svg.ts"), import("./mergeCells.ts")]);
  const { svg } = optimizeSvg(bytes.toString("utf8"), { src, hash: contentHash(bytes), before: [mergeCells] });
  const [, attributes = "", content = ""] = /^<svg([^>]*?)(?:\/>|>(.*)<\/svg>)$/s.exec(svg) ?? [];
  return `<symbol id="${symbolId(name)}"${attributes.replace(/ (xmlns|id)="[^"]*"/g, "")}>${content}</symbol>`;
}
