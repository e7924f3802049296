import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { filesBelow } from "../../src/node/filesBelow.mjs";

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

/** Every file below a folder with a hash of its content; none where there is no folder. */
export function hashesBelow(folder: string): Record<string, string> {
  const hash = (file: string) =>
    createHash("sha256")
      .update(readFileSync(join(folder, file)))
      .digest("hex");
  const files = existsSync(folder) ? filesBelow(folder) : [];
  return Object.fromEntries(files.map((file) => [file, hash(file)]));
}

/** Writes files below a folder, by their paths. */
export function writeFiles(folder: string, files: object): void {
  for (const [file, content] of Object.entries(files)) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content as string | Uint8Array);
  }
}
