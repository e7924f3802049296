/**
 * Files in folders that are not published. They are told once for each folder, and what they refer to counts as used.
 */
import { once } from "../../../model/once.ts";
import { routeWritten } from "../document/routeWritten.ts";
import { isJson } from "./endings.ts";
import { isInDoubtfulPlace } from "./misplaced.ts";
import { SHARED_FOLDER } from "./sitePaths.ts";
import type { SiteFiles } from "../site.ts";

/** What is known of the pages in such folders. */
export interface Unpublished {
  has(route: string): boolean;
  /** Whether one of them contains this text as a whole string. */
  mentions(text: string): boolean;
}

const FOLDER = /^pages\/(?:[^/]+\/)*?[_.][^/]*(?=\/)/;

/**
 * The unpublished folder that a JSON file is in; undefined if it is in none, or in one that may be meant for shared
 * blocks.
 */
export function unpublishedFolder(file: string): string | undefined {
  if (file.startsWith(SHARED_FOLDER) || isInDoubtfulPlace(file) || !isJson(file) || /\/\.[^/]*$/.test(file))
    return undefined;
  const folder = FOLDER.exec(file)?.[0];
  return folder === undefined || /\/_(?:si|sha)[^/]*$/i.test(folder) ? undefined : folder;
}

/** Whether somebody may look for a file of such a folder on the site. Other programs keep settings of theirs in hidden folders. */
export function isMissed(file: string, folder: string, files: SiteFiles): boolean {
  const text = files[file];
  return !/\/\.[^/]*$/.test(folder) || (typeof text === "string" && /"(?:route|blocks?)"\s*:/.test(text));
}

/** Reads the files on demand. */
export function unpublishedIn(files: SiteFiles): Unpublished {
  const read = once(() => readAll(files));
  return {
    has: (route) => read().routes.has(route),
    mentions: (text) => read().texts.some((each) => each.includes(JSON.stringify(text))),
  };
}

function readAll(files: SiteFiles) {
  const texts = Object.keys(files).flatMap((file) => {
    const text = unpublishedFolder(file) === undefined ? undefined : files[file];
    return typeof text === "string" ? [text] : [];
  });
  return { texts, routes: new Set(texts.map(routeWritten)) };
}
