import type { SiteResources } from "../../studio/check/resources.ts";
import { drawingFile, FOLDERS } from "../check/gathered/pictures/drawings.ts";
import { createImageStore, type ImageStore } from "../images/describe.ts";
import { ImageError } from "../images/imageError.ts";
import { faultOf } from "../images/soundness.ts";
import { pictogramSprite, type SpritePlaces } from "../images/sprite.ts";
import { isPictureFile } from "../../model/imageTypes.ts";
import { listImages } from "../site/loadSite.ts";
import type { Places } from "../site/places.ts";
import { servedFiles } from "../site/publicFiles.ts";

const PICTOGRAMS = `${FOLDERS.pictogram}/`;

interface StudioPictures {
  resources: SiteResources;
  /** The file at a URL path that `resources` names; undefined for any other. */
  file(urlPath: string): ReturnType<ImageStore["file"]>;
}

/** Describes all images of a site, also those that no page uses yet, because authors may choose any of them. */
export async function studioPictures({ site, cache, publicFolders }: Places): Promise<StudioPictures> {
  const files = [...listImages(site)].toSorted();
  const found = files.map((file) => [file, faultOf(site, file)] as const);
  const faults = Object.fromEntries(found.flatMap(([file, fault]) => (fault ? [[file, fault]] : [])));
  const sound = files.filter((file) => !faults[file] && isPictureFile(file));
  const store = createImageStore({ site, cacheDir: cache });
  const drawings = sound.filter((file) => file.startsWith(PICTOGRAMS));
  const pictures = sound.filter((file) => !file.startsWith(PICTOGRAMS));
  const broken = await brokenOf(() => store.load(pictures));
  const images = Object.fromEntries(
    pictures.filter((src) => !broken.has(src)).map((src) => [src, shownImage(store, src)]),
  );
  const names = drawings.map((file) => file.slice(PICTOGRAMS.length, -".svg".length));
  const { svg, hash, names: drawn } = await soundSprite(names, { site, cacheDir: cache });
  const sprite = { path: `/images/pictograms-${hash}.svg`, names: drawn };
  return {
    resources: { images, sprite, files, served: [...servedFiles({ publicFolders })], faults },
    file: async (path) => (path === sprite.path ? { body: Buffer.from(svg), type: "image/svg+xml" } : store.file(path)),
  };
}

/** The sprite of the sound drawings: a broken one must not hide the others. */
async function soundSprite(names: readonly string[], places: SpritePlaces): ReturnType<typeof pictogramSprite> {
  try {
    return await pictogramSprite(names, places);
  } catch (error) {
    if (!(error instanceof ImageError)) throw error;
    const broken = new Set(error.problems.map(({ src }) => src));
    const others = names.filter((name) => !broken.has(drawingFile("pictogram", name)));
    if (others.length === names.length) throw error;
    return soundSprite(others, places);
  }
}

function shownImage(store: ImageStore, src: string): SiteResources["images"][string] {
  const { alt: _none, ...shown } = store.describe(src, "");
  const { alt: _no, ...social } = store.describeSocial(src, "");
  return { shown, social };
}

/** Images that turn out to be broken when they are decoded: `faultOf` does not find every fault. */
async function brokenOf(load: () => Promise<void>): Promise<Set<string>> {
  try {
    await load();
    return new Set();
  } catch (error) {
    if (!(error instanceof ImageError)) throw error;
    return new Set(error.problems.map(({ src }) => src));
  }
}
