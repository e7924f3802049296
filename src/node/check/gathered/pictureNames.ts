/** What of the name of a picture says which one it is. */
import { lastPart } from "../pathParts.ts";

/** The name in small letters without folder and ending, and without what is added to copies: a drawing is another picture than a photo. */
export function plainName(path: string): string {
  const name = lastPart(path.toLowerCase());
  return `${withoutCopy(name)} ${isDrawingFile(name)}`;
}

export function isDrawingFile(path: string): boolean {
  return /\.svg$/i.test(path);
}

/** Without what computers add to the names of copies: `kite (1).webp`, `kite-copy.webp`, `kite-300x200.webp`, `kite@2x.webp`. */
export function withoutCopy(path: string): string {
  return withoutEnding(path).replace(
    /(?:[\s_-]{0,300}\(\d+\)|[\s_-]{1,300}copy(?:[\s_-]*\d+)?|-\d+x\d+|-scaled|@\dx)$/,
    "",
  );
}

export function withoutEnding(path: string): string {
  return path.replace(/\.[a-z0-9]+$/, "");
}
