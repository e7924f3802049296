/** A site that is open in the studio. */
import { createHash } from "node:crypto";
import { realpathSync, statSync } from "node:fs";
import { join } from "node:path";
import type { SitePictures, SiteSnapshot, StoredImage } from "../../studio/store/store.ts";
import { kept } from "../kept.ts";
import { loadSite } from "../loadSite.ts";
import type { Places } from "../places.ts";
import { studioPictures } from "./resources.ts";
import { storedFiles } from "./stored.ts";

type Pictures = Awaited<ReturnType<typeof studioPictures>>;

export interface OpenSite {
  places: Places;
  /** The same for the same folder. */
  id: string;
  pictures(): Promise<Pictures>;
  /** For when something in `images/` has changed. */
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

/** All pictures as they are now. */
export async function picturesOf(site: OpenSite): Promise<SitePictures> {
  const { resources } = await site.pictures();
  const names = Object.keys(resources.images);
  return { images: names.map((name) => storedImage(site.places.site, name, resources.images[name]!)), resources };
}

/** What lists of pictures show of one. */
export function storedImage(
  site: string,
  name: string,
  { shown }: SiteSnapshot["resources"]["images"][string],
): StoredImage {
  const { base, width, height, widths, full } = shown;
  const [small] = widths;
  const bytes = statSync(join(site, "images", name)).size;
  return { name, width, height, bytes, thumbnail: small === undefined ? full : `${base}-${small}.avif` };
}
