/** What a site is beside the contents of its files, as far as the check asks for it. */
import { lstatSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import type { Schemas } from "../../model/fields.ts";
import { isAmongPages, isJson } from "../check/files/endings.ts";
import type { SiteFiles } from "../check/site.ts";
import { contentHash } from "../contentHash.ts";
import { listImages } from "../loadSite.ts";
import { servedFiles } from "../servedFiles.ts";
import { lookOf } from "../looks.ts";

/** The same as long as all that the facts of a page depend on beside its content is the same. */
export function keyOf(bundle: string, schemas: Schemas, common: SiteFiles): string {
  return contentHash(JSON.stringify([basename(bundle), schemas, common]));
}

/** The same as long as pictures and served files are. Undefined where that is not sure. */
export function aroundOf(engine: string, site: string): string | undefined {
  const images = Array.from(listImages(site), (image) => [image, lookOf(join(site, "images", image))]);
  if (images.some(([, look]) => look === null)) return undefined;
  return contentHash(JSON.stringify([images, ...servedFiles(engine)]));
}

/** The paths of the files below `pages/` that something may be told of. A folder with the name of a page is taken for one. */
export function* filesAmongPages(site: string, folder = "pages"): Generator<string> {
  for (const name of readdirSync(join(site, folder))) {
    const path = `${folder}/${name}`;
    if (isJson(path)) yield path;
    else {
      const stats = lstatSync(join(site, path));
      if (stats.isDirectory()) yield* filesAmongPages(site, path);
      else if (stats.isFile() && isAmongPages(path)) yield path;
    }
  }
}

/** Where what is known of a site is kept. */
export function storeOf(engine: string, site: string): string {
  return join(engine, ".cache/known", `${contentHash(site)}.json`);
}
