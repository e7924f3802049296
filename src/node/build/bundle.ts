/** The client and server bundles that Vite makes from the sources, cached by a hash of these sources. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Sheet } from "../css/sheet.ts";
import { filesBelow } from "../filesBelow.mjs";
import { forgetOldest, isWhole, makeWhole } from "../launch/sealed.mjs";
import { stampOf } from "../launch/stamp.mjs";
import { compressFolder } from "./compress.ts";

export interface Bundle {
  /** A hash of the sources. */
  stamp: string;
  /** Folder with the files that visitors load, their compressed forms, and Vite's manifest in `.vite`. */
  client: string;
  /** Folder with the server bundle, which renders pages. */
  ssr: string;
  /** JSON file with the parsed style sheets: parsing them takes longer than everything else that is done for a page. */
  sheets: string;
}

const SHEETS = "sheets.json";
const BUNDLES = ".cache/bundles";
const SOURCES = ["src", "index.html", "vite.config.ts", "package.json", "package-lock.json"];

/** @param make Writes the folders `client` and `ssr` into a folder. */
export async function bundleOf(engine: string, make: (folder: string) => Promise<void>): Promise<Bundle> {
  const wanted = { engine, sources: SOURCES, kept: BUNDLES, beside: bundlingFolder(engine) };
  const { stamp, folder } = await upToDate(wanted, async (beside) => {
    await make(beside);
    await writeSheets(join(beside, "client"), join(beside, SHEETS));
    await compressFolder(join(beside, "client"));
  });
  return { stamp, client: join(folder, "client"), ssr: join(folder, "ssr"), sheets: join(folder, SHEETS) };
}

async function writeSheets(client: string, path: string): Promise<void> {
  const { parseSheet } = await import("../css/parseSheet.ts");
  const files = filesBelow(client).filter((file) => file.endsWith(".css"));
  const sheets = files.map((file) => [file, parseSheet(readFileSync(join(client, file), "utf8"))]);
  writeFileSync(path, JSON.stringify(Object.fromEntries(sheets)));
}

/** The parsed style sheets of a bundle by their paths in `client`. */
export function readSheets({ sheets }: Bundle): Readonly<Record<string, Sheet>> {
  return JSON.parse(readFileSync(sheets, "utf8")) as Record<string, Sheet>;
}

interface Wanted {
  engine: string;
  /** Files and folders of the engine whose contents make the stamp. */
  sources: readonly string[];
  /** Folder of the engine that holds a folder for each stamp. */
  kept: string;
  /** Temporary folder in which a new one is made. */
  beside: string;
}

/**
 * Returns the folder that belongs to the sources as they are now. Makes it if it is missing or incomplete, and makes it again
 * if a source was saved meanwhile.
 */
export async function upToDate(
  wanted: Wanted,
  make: (folder: string) => Promise<void>,
): Promise<{ stamp: string; folder: string }> {
  const { engine, sources, kept, beside } = wanted;
  const stamp = stampOf(engine, sources);
  const all = join(engine, kept);
  const folder = join(all, stamp);
  if (isWhole(folder)) return { stamp, folder };
  mkdirSync(all, { recursive: true });
  await makeWhole(folder, beside, async (out) => {
    await make(out);
    return stampOf(engine, sources) === stamp;
  });
  forgetOldest(all);
  return upToDate(wanted, make);
}

/** The temporary folder of this process. A build hands its own one down to the Vite process. */
export function bundlingFolder(engine: string): string {
  return process.env["BLOCKWRIGHT_BUNDLING"] ?? join(engine, BUNDLES, `.${process.pid}`);
}
