import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** Where the pictures made from the originals are kept. They take long, and depend on their content alone. */
const MADE_PICTURES = ".cache/images";
/** What is known of them, as long as they are the same files. */
const KNOWN_PICTURES = ".cache/images.json";

/** Lets a site in a folder of its own have the pictures that were made before. */
export function linkPictures(folder: string): void {
  const link = join(folder, MADE_PICTURES);
  if (existsSync(link)) return;
  mkdirSync(MADE_PICTURES, { recursive: true });
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(resolve(MADE_PICTURES), link);
  if (existsSync(KNOWN_PICTURES)) copyFileSync(KNOWN_PICTURES, join(folder, KNOWN_PICTURES));
}

/** Every file below a folder. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map(({ parentPath, name }) => join(parentPath, name)).toSorted();
}

/** Every file below a folder with a hash of its content. */
export function hashesBelow(folder: string): Record<string, string> {
  const hash = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");
  return Object.fromEntries(filesBelow(folder).map((file) => [file.slice(folder.length + 1), hash(file)]));
}

/** Writes files below a folder, by their paths. */
export function writeFiles(folder: string, files: object): void {
  for (const [file, content] of Object.entries(files)) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content as string | Uint8Array);
  }
}
