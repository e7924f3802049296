import { join } from "node:path";

/** The folders of an engine and a site. In this repository these are the same folder; tests have sites elsewhere. */
export interface Places {
  /** The folder with src/ and schema/. */
  engine: string;
  /** The folder with pages/, images/ and public/, and with the outputs of builds. */
  site: string;
  /** The folders with files that are published as they are. A file in the last one takes precedence. */
  publicFolders: readonly string[];
  cache: string;
  /** The built site. */
  dist: string;
  /** Configuration files for hosts. */
  hosting: string;
}

/** The folder with files that are published as they are, of a site and of the engine. */
export const PUBLIC = "public";

/** The folders that authors edit. */
export const SITE_FOLDERS: readonly string[] = ["pages", "images", PUBLIC];

/** Their paths, which the dev server and the studio watch. */
export function watchedFolders(site: string): string[] {
  return SITE_FOLDERS.map((name) => join(site, name));
}

export function placesOf(engine: string, site = engine): Places {
  const at = (path: string) => join(site, path);
  return {
    engine,
    site,
    publicFolders: [...new Set([join(engine, PUBLIC), at(PUBLIC)])],
    cache: at(".cache"),
    dist: at("dist"),
    hosting: at("hosting"),
  };
}
