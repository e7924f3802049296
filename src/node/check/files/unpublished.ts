/** Files in folders that nobody publishes: told once for each folder, and what they are linked by and use is left alone. */
import { once } from "../once.ts";
import { isJson } from "./endings.ts";
import { isInDoubtfulPlace } from "./misplaced.ts";
import { SHARED_FOLDER } from "./sitePaths.ts";
import type { SiteFiles } from "../site.ts";

/** What is known of pages that are not published. */
export interface Unpublished {
  has(route: string): boolean;
  /** Whether one of them has this text in quotation marks, as a whole. */
  mentions(text: string): boolean;
}

const FOLDER = /^pages\/(?:[^/]+\/)*?_[^/]*(?=\/)/;

/** The folder with a name for things that are no pages in which a file with JSON is; not one that may be meant for shared blocks. */
export function unpublishedFolder(file: string): string | undefined {
  if (file.startsWith(SHARED_FOLDER) || isInDoubtfulPlace(file) || !isJson(file) || /\/\.[^/]*$/.test(file))
    return undefined;
  const folder = FOLDER.exec(file)?.[0];
  return folder === undefined || /\/_(?:si|sha)[^/]*$/i.test(folder) ? undefined : folder;
}

/** Reads them when somebody asks. */
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
  return { texts, routes: new Set(texts.map((text) => ROUTE.exec(text)?.[1])) };
}

const ROUTE = /"route"\s*:\s*"([^"\\]*)"/;
