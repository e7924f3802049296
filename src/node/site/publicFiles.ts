/** The files in the folders `public`, which visitors get as they are. See docs/decisions/0046. */
import { join } from "node:path";
import { aliasFile, dataPath, documentFile, keptFolders, siteDataPath, spellingsPath } from "../../model/routes.ts";
import type { Addressed } from "../../model/spelling.ts";
import { filesBelow } from "../filesBelow.mjs";
import { notServed } from "../hosting/headers.ts";
import { endings } from "../hosting/negotiate.ts";
import { otherAddresses } from "../hosting/redirects.ts";
import { statOf } from "../looks.mjs";
import type { Places } from "./places.ts";

type PublicFolders = Pick<Places, "publicFolders">;

/** Files that the build writes beside the pages. */
const WRITTEN = ["sitemap.xml", "robots.txt", "manifest.webmanifest"];

/** Absolute paths of the files in `public`, by their paths there. A file of the site takes the place of the program's. */
export function publicFiles({ publicFolders }: PublicFolders): Map<string, string> {
  const folders = publicFolders.filter((folder) => statOf(folder)?.isDirectory());
  return new Map(folders.flatMap((folder) => filesBelow(folder).map((file) => [file, join(folder, file)] as const)));
}

/** Paths of the files to which a link may lead. */
export function servedFiles(places: PublicFolders): Set<string> {
  return new Set([...publicFiles(places).keys(), ...WRITTEN]);
}

/**
 * Divides files in `public` into those that are published, and the paths of those that are left out: the build makes a file
 * of the same name itself.
 * @param pages The addresses of all pages but the 404 page.
 */
export function dividedFiles(
  files: ReadonlyMap<string, string>,
  pages: readonly Addressed[],
): { published: Map<string, string>; leftOut: string[] } {
  const made = madeNames(pages);
  // Hosts would send a file such as prices.txt.gz in the place of prices.txt.
  const plain = (file: string) =>
    endings.map((ending) => (file.endsWith(ending) ? file.slice(0, -ending.length) : file));
  const isMade = (file: string) => plain(file).some((name) => made.has(name) || (name !== file && files.has(name)));
  const published = new Map([...files].filter(([file]) => !isMade(file)));
  return { published, leftOut: [...files.keys()].filter(isMade) };
}

/** Paths of the files that a build makes, and of their folders. Those with a hash in their names are left out. */
function madeNames(pages: readonly Addressed[]): Set<string> {
  const files = [
    ...WRITTEN,
    ...[...notServed, siteDataPath, spellingsPath, ...pages.map(({ route }) => dataPath(route))].map((path) =>
      path.slice(1),
    ),
    ...pages.flatMap((page) => [documentFile(page.route), ...otherAddresses(page).map(aliasFile)]),
  ];
  const folders = files.flatMap((file) => Array.from(file.matchAll(/\//g), ({ index }) => file.slice(0, index)));
  return new Set([...files, ...folders, ...keptFolders]);
}
