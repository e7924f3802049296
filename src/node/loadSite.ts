/** Reads what the check and the build need to know of a site's folder. The only place that touches its files. */
import { type Dirent, existsSync, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { join } from "node:path";
import { once } from "./check/once.ts";
import { isAmongPages, isJson } from "./check/files/endings.ts";
import { isPageBeside, mayBePage } from "./check/files/misplaced.ts";
import type { CheckInput, SiteFiles, Unreadable } from "./check/site.ts";
import { faultOf, sizeOf } from "./images/soundness.ts";
import { isOutside, pathWithin } from "./linksOut.ts";
import { statOf } from "./statOf.ts";
import { isMissing, systemCode } from "./systemErrors.ts";

/** What a check needs of a site's folder. */
type LoadedSite = Required<Pick<CheckInput, "files" | "images" | "imageFault" | "imageSize">>;

/** So many files are kept as they were when they were first read; of more, none is in memory for longer than it is needed. */
const MOST_KEPT = 1000;

/**
 * Lists the files below `pages/` of a site's folder, each of which is read when its entry is asked for, pages that lie
 * beside that folder, and its `images/`. A file that cannot be read is an entry like the others.
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

/** Nothing in it is read: it is told that its pages are not there. */
function isLinkedFolder(root: string, path: string, entry: Dirent): boolean {
  return entry.isSymbolicLink() && statOf(join(root, path))?.isDirectory() === true;
}

/** Files beside `pages/` that are meant to be in it. */
function pagesBeside(root: string): { path: string; entry: Dirent }[] {
  const files = readFolder(root).filter((entry) => !entry.isDirectory() && mayBePage(entry.name));
  return files.flatMap((entry) => {
    const text = readContent(root, entry.name, entry);
    return isPageBeside(text) ? [{ path: entry.name, entry }] : [];
  });
}

/** The same files; each of them stays as it was when it was first read, so that it is noticed when somebody changes it. */
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
    // A pipe or a device would never end.
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
 * Why the file behind a link is not read: what a page shows of a file outside of the site, or of a hidden one, might be a
 * secret of the machine; and a page that is there already needs no second file. The folder of the site, and that of its pages, may be links.
 */
function whyNotFollowed(root: string, file: string): Unreadable | undefined {
  const real = realpathSync(join(root, file));
  const inPages = pathWithin(join(root, "pages"), real);
  const other = inPages === undefined ? undefined : `pages/${inPages}`;
  if (other !== undefined && PAGE.test(other) && PAGE.test(file)) return { unreadable: "again", other };
  return isOutside(root, "pages", real) ? { unreadable: "outside" } : undefined;
}

const PAGE = /^pages\/(?!_|.*\/_).*\.json$/i;

/** Node puts U+FFFD where it cannot read a letter, and U+0000 comes of other encodings: the check looks at the bytes then. */
export function textOrBytes(text: string, bytes: () => Uint8Array): string | Uint8Array {
  return text.includes("\ufffd") || text.includes("\0") ? bytes() : text;
}
