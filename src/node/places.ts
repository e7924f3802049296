import { join } from "node:path";

/** Where things are. The engine and a site are the same folder here; tests put sites of their own elsewhere. */
export interface Places {
  /** The folder with src/ and schema/. */
  engine: string;
  /** The folder with pages/ and images/, and with what is made from them. */
  site: string;
  cache: string;
  /** What visitors get. */
  dist: string;
  /** What hosts get beside it. */
  hosting: string;
}

/** The folders of a site in which authors work. */
export const SITE_FOLDERS: readonly string[] = ["pages", "images"];

/** What authors change while the dev server runs. */
export function watchedFolders(site: string): string[] {
  return SITE_FOLDERS.map((name) => join(site, name));
}

export function placesOf(engine: string, site = engine): Places {
  const at = (path: string) => join(site, path);
  return {
    engine,
    site,
    cache: at(".cache"),
    dist: at("dist"),
    hosting: at("hosting"),
  };
}
