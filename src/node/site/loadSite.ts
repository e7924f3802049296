/** Reads the files of a site for the check and the build. */
import { type Dirent, existsSync, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { join } from "node:path";
import { once } from "../../model/once.ts";
import { isAmongPages, isJson } from "../check/files/endings.ts";
import { isPageBeside, mayBePage } from "../check/files/misplaced.ts";
import type { CheckInput, SiteFiles, Unreadable } from "../check/site.ts";
import { faultOf, sizeOf } from "../images/soundness.ts";
import { isOutside, pathWithin } from "./linksOut.ts";
import { statOf } from "../looks.mjs";
import { isMissing, systemCode } from "../command/systemErrors.ts";

type LoadedSite = Required<Pick<CheckInput, "files" | "images" | "imageFault" | "imageSize">>;

/** Most files whose contents are kept in memory. Further files are read again at each access. */
const MOST_KEPT = 1000;

/**
 * Lists the files below `pages/`, misplaced pages in the root folder, and `images/`. A getter reads each file on demand.
 * Unreadable files have entries as well.
 */
export function loadSite(root: string): LoadedSite {
  return {
    files: loadFiles(root),
    images: listImages(root),
    imageFault: (image) => faultOf(root, image),
    imageSize: (image) => sizeOf(root, image),
  };
}

function loadFiles(root: string): SiteFiles {
  const files = {};
  const kept = new Map<string, SiteFiles[string]>();
  for (const { path, entry } of [...entriesBelow(root, "pages"), ...pagesBeside(root)]) {
    if (!isJson(path) && !((entry.isFile() || isLinkedFolder(root, path, entry)) && isAmongPages(path))) continue;
    const get = () => {
      const content = kept.get(path) ?? readContent(root, path, entry);
      if (kept.size < MOST_KEPT) kept.set(path, content);
      return content;
    };
    Object.defineProperty(files, path, { enumerable: true, configurable: true, get });
  }
  return files;
}

/** A symlink to a folder is listed, so that the check reports it. It is not followed. */
function isLinkedFolder(root: string, path: string, entry: Dirent): boolean {
  return entry.isSymbolicLink() && statOf(join(root, path))?.isDirectory() === true;
}

/** Files in the root folder that look like pages. */
function pagesBeside(root: string): { path: string; entry: Dirent }[] {
  const files = readFolder(root).filter((entry) => !entry.isDirectory() && mayBePage(entry.name));
  return files.flatMap((entry) => {
    const text = readContent(root, entry.name, entry);
    return isPageBeside(text) ? [{ path: entry.name, entry }] : [];
  });
}

/** The same files, but each keeps the content of its first read, so that later changes by others are noticed. */
export function asFirstRead(files: SiteFiles): SiteFiles {
  const same = {};
  for (const path of Object.keys(files)) {
    const content = once(() => files[path]!);
    Object.defineProperty(same, path, { enumerable: true, configurable: true, get: content });
  }
  return same;
}

/** Paths below `images/`, with forward slashes and their exact case. */
export function listImages(root: string): Set<string> {
  const images = new Set<string>();
  for (const { path, entry } of entriesBelow(root, "images"))
    if (!entry.isDirectory() && !(entry.isSymbolicLink() && !existsSync(join(root, path))))
      images.add(path.slice("images/".length));
  return images;
}

function* entriesBelow(root: string, folder: string): Generator<{ path: string; entry: Dirent }> {
  for (const entry of readFolder(join(root, folder))) {
    const path = `${folder}/${entry.name}`;
    yield { path, entry };
    if (entry.isDirectory()) yield* entriesBelow(root, path);
  }
}

function readFolder(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (isMissing(error)) return [];
    if (systemCode(error) !== "EACCES") throw error;
    throw new Error(`the folder ${folder} may not be read. Give yourself the right to read it.`, { cause: error });
  }
}

function readContent(root: string, file: string, entry: Dirent): string | Uint8Array | Unreadable {
  if (entry.isDirectory()) return { unreadable: "directory" };
  const path = join(root, file);
  try {
    // Reading a pipe or a device would block.
    if (!entry.isFile() && !statSync(path).isFile())
      return { unreadable: statSync(path).isDirectory() ? "directory" : "special" };
    const refused = entry.isSymbolicLink() ? whyNotFollowed(root, file) : undefined;
    if (refused) return refused;
    return textOrBytes(readFileSync(path, "utf8"), () => readFileSync(path));
  } catch (error) {
    const code = systemCode(error);
    if (code === "EACCES" || code === "EPERM") return { unreadable: "denied" };
    if (code === "EISDIR") return { unreadable: "directory" };
    if (code === "ELOOP") return { unreadable: "looping" };
    if (!isMissing(error)) return { unreadable: "other" };
    return { unreadable: entry.isSymbolicLink() ? "dangling" : "gone" };
  }
}

/**
 * Why a symlink is not followed. A file outside of the site, or a hidden one, might be a secret of the machine, and another
 * page must not be loaded twice. The folder of the site, and `pages/`, may be symlinks.
 */
function whyNotFollowed(root: string, file: string): Unreadable | undefined {
  const real = realpathSync(join(root, file));
  const inPages = pathWithin(join(root, "pages"), real);
  const other = inPages === undefined ? undefined : `pages/${inPages}`;
  if (other !== undefined && PAGE.test(other) && PAGE.test(file)) return { unreadable: "again", other };
  return isOutside(root, "pages", real) ? { unreadable: "outside" } : undefined;
}

const PAGE = /^pages\/(?!_|.*\/_).*\.json$/i;

/**
 * Node decodes invalid UTF-8 to U+FFFD. UTF-16 and UTF-32 yield U+0000 in the first four characters: it is not searched for in
 * the rest, because V8 is slow to find it in a string with characters beyond Latin-1. Then the check needs the bytes.
 */
export function textOrBytes(text: string, bytes: () => Uint8Array): string | Uint8Array {
  return text.includes("\ufffd") || text.slice(0, 4).includes("\0") ? bytes() : text;
}
