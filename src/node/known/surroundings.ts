/** Cache keys of everything on which a check depends, except the contents of pages. */
import { lstatSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import type { Schemas } from "../../model/fields.ts";
import { isAmongPages, isJson } from "../check/files/endings.ts";
import type { SiteFiles } from "../check/site.ts";
import { contentHash } from "../contentHash.ts";
import { listImages } from "../site/loadSite.ts";
import { placesOf } from "../site/places.ts";
import { publicFiles } from "../site/publicFiles.ts";
import { lookOf } from "../looks.mjs";

/** Cache key of everything but its content on which the facts of a page depend. */
export function keyOf(bundle: string, schemas: Schemas, common: SiteFiles): string {
  return contentHash(JSON.stringify([basename(bundle), schemas, common]));
}

/** Cache key of the images and the files in `public`. Undefined if one may have changed unnoticed, see looks.mjs. */
export function aroundOf(engine: string, site: string): string | undefined {
  const images = Array.from(listImages(site), (image) => join(site, "images", image));
  const files = [...images, ...publicFiles(placesOf(engine, site)).values()];
  const looks = files.map((file) => [file, lookOf(file)]);
  return looks.some(([, look]) => look === null) ? undefined : contentHash(JSON.stringify(looks));
}

/** The paths of the files below `pages/` that the check may report. A folder named like a page counts as one. */
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

/** The index file in the cache of a site. */
export function storeOf(engine: string, site: string): string {
  return join(engine, ".cache/known", `${contentHash(site)}.json`);
}
