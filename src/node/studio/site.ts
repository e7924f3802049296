/** A site that is open in the studio. */
import { createHash } from "node:crypto";
import { realpathSync } from "node:fs";
import { join } from "node:path";
import type { SitePictures, SiteSnapshot, StoredImage } from "../../studio/store/store.ts";
import { kept } from "../kept.ts";
import { loadSite } from "../site/loadSite.ts";
import type { Places } from "../site/places.ts";
import { statOf } from "../looks.mjs";
import { studioPictures } from "./resources.ts";
import { storedFiles } from "./stored.ts";

type Pictures = Awaited<ReturnType<typeof studioPictures>>;

export interface OpenSite {
  places: Places;
  /** A hash of the real path of the folder. */
  id: string;
  pictures(): Promise<Pictures>;
  /** To be called after a change in `images/` or `public/`. */
  forgetPictures(): void;
}

export function openSite(places: Places): OpenSite {
  const pictures = kept(() => studioPictures(places));
  return {
    places,
    id: createHash("sha256").update(realpathSync(places.site)).digest("hex").slice(0, 16),
    pictures: pictures.get,
    forgetPictures: pictures.forget,
  };
}

export async function snapshotOf(site: OpenSite): Promise<SiteSnapshot> {
  const pictures = await picturesOf(site);
  const { files } = loadSite(site.places.site);
  return { id: site.id, ...storedFiles(files), ...pictures };
}

export async function picturesOf(site: OpenSite): Promise<SitePictures> {
  const { resources } = await site.pictures();
  const images = Object.entries(resources.images).map(([name, image]) => storedImage(site.places.site, name, image));
  return { images: images.filter((image) => image !== undefined), resources };
}

/** An image as lists show it; undefined if its file has been deleted since it was described. */
export function storedImage(
  site: string,
  name: string,
  { shown }: SiteSnapshot["resources"]["images"][string],
): StoredImage | undefined {
  const stats = statOf(join(site, "images", name));
  if (!stats) return undefined;
  const { base, width, height, widths, full } = shown;
  const [small] = widths;
  return { name, width, height, bytes: stats.size, thumbnail: small === undefined ? full : `${base}-${small}.avif` };
}
