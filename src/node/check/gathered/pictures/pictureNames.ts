/** What of the name of a picture says which one it is. */
import { READABLE_TYPES } from "../../../../model/imageTypes.ts";
import { lastPart } from "../../pathParts.ts";

/**
 * The lower-case name without folder, ending and suffixes of copies; followed by whether it is a drawing, because a
 * drawing and a photo are different pictures.
 */
export function plainName(path: string): string {
  const name = lastPart(path.toLowerCase());
  return `${withoutCopy(name)} ${isDrawingFile(name)}`;
}

export function isDrawingFile(path: string): boolean {
  return /\.svg$/i.test(path);
}

/**
 * Removes suffixes of copies and scaled versions: `kite (1).webp`, `kite-copy.webp`, `kite-300x200.webp`,
 * `kite@2x.webp`.
 */
export function withoutCopy(path: string): string {
  return withoutEnding(path).replace(
    /(?:[\s_-]{0,300}\(\d+\)|[\s_-]{1,300}copy(?:[\s_-]*\d+)?|-\d+x\d+|-scaled|@\dx)$/,
    "",
  );
}

export function withoutEnding(path: string): string {
  return path.replace(/\.[a-z0-9]+$/, "");
}

/** "kite.webp" for "kite.webp.webp", as computers that hide endings name a file. */
export function withoutSecondEnding(image: string): string {
  return image.replace(DOUBLED, "$1");
}

const DOUBLED = new RegExp(`(\\.(?:${READABLE_TYPES.join("|")}))\\1+$`, "i");

/** The name of a picture below images/, without an origin or a folder before it. */
export function withoutFolder(file: string): string {
  return file.replace(/^(?:https?:\/\/[^/]+)?(?:\.{0,2}\/)*images\//i, "");
}
