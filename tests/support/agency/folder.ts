/** The agency as a folder with pages and pictures, which commands and servers can be started on. */
import {
  copyFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, extname, join } from "node:path";
import { engine } from "../engine.ts";
import { linkPictures, writeFiles } from "../folders.ts";
import { agency, agencyPictures } from "./agency.ts";

/** Where browser tests have it. `buildAgency.ts` writes it there, and builds it. */
export const agencyFolder = join(engine, ".cache/agency");
export const agencyDist = join(agencyFolder, "dist");

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0h24v24H0z"/></svg>';

/** Writes its pages into a folder, with pictures and what was made of them. */
export function writeAgency(folder: string): void {
  writeFiles(folder, agency);
  givePictures(folder);
  linkPictures(folder);
}

/** The pictures are those of `images/`, shared and not copied, as long as there is one by every name. Others stand in for the rest. */
function givePictures(folder: string): void {
  const all = join(engine, "images");
  const images = join(folder, "images");
  const lacking = [...agencyPictures].filter((name) => !existsSync(join(all, name)));
  if (lacking.length === 0) return symlinkSync(all, images);
  cpSync(all, images, { recursive: true });
  for (const name of lacking) {
    const file = join(images, name);
    mkdirSync(dirname(file), { recursive: true });
    if (name.endsWith(".svg")) writeFileSync(file, DRAWING);
    else copyFileSync(join(import.meta.dirname, `picture${extname(name)}`), file);
  }
}

/** Gives a folder pictures that a test may write to: those that are shared nobody may change. */
export function ownPictures(folder: string, isWanted: (file: string) => boolean = () => true): void {
  const images = join(folder, "images");
  if (!lstatSync(images).isSymbolicLink()) return;
  const shared = realpathSync(images);
  rmSync(images);
  cpSync(shared, images, { recursive: true, filter: isWanted });
}
