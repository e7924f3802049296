/** The state of a site in dev. It is computed on demand, and a save invalidates only what depends on the file. */
import { isDeepStrictEqual } from "node:util";
import { knownSpellings, percentDecoded, type Spellings } from "../../model/spelling.ts";
import { forgetComponents } from "../components.ts";
import { addressesOf, loadContent, type Content } from "../site/content.ts";
import { createImageStore, type ImageStore } from "../images/describe.ts";
import { kept } from "../kept.ts";
import { contentAfter } from "./live.ts";
import type { Places } from "../site/places.ts";
import { dividedFiles, publicFiles } from "../site/publicFiles.ts";
import { forgetSprites, prepareResources, sourceOfBehaviour } from "../site/resources.ts";

type Prepared = ReturnType<typeof prepareResources>;

export interface DevSite {
  images: ImageStore;
  content(): Content;
  spellings(): Spellings;
  /** The path of the file in `public` that is served at a URL path; undefined if there is none. */
  publicFile(path: string): string | undefined;
  /** The resources for rendering its pages. */
  resources(): Prepared;
  /**
   * To be called after a change of a file of the site, or of a schema.
   * @param file Relative to the folder of the site, as in "pages/index.json".
   */
  takeUp(file: string): void;
  /**
   * To be called after a change in `src/`: the check has its own bundle of the components, and blocks may have got an
   * enhance.ts.
   */
  forgetComponents(): void;
}

export function openDevSite(places: Places): DevSite {
  const { engine, site: folder, cache } = places;
  const images = createImageStore({ site: folder, cacheDir: cache });
  let content: Content | undefined;
  let spellings: Spellings | undefined;
  let files: ReturnType<typeof publicFiles> | undefined;
  let published: typeof files;
  const current = () => (content ??= loadContent(places));
  const prepared = kept(async () =>
    prepareResources(current(), { site: folder, cache, images, behaviour: sourceOfBehaviour(engine) }),
  );

  return {
    images,
    content: current,
    spellings: () => (spellings ??= knownSpellings(addressesOf(current()))),
    publicFile(path) {
      const file = (percentDecoded(path) ?? "").slice(1);
      // Most requests are for modules: they need no content of pages.
      if (!(files ??= publicFiles(places)).has(file)) return undefined;
      return (published ??= dividedFiles(files, addressesOf(current())).published).get(file);
    },
    resources: prepared.get,
    takeUp(file) {
      const before = content;
      content = before && contentAfter(before, file, places);
      if (content && before) {
        if (!hasSameNeeds(before, content, file)) prepared.forget();
        return;
      }
      prepared.forget();
      spellings = files = published = undefined;
      if (file.startsWith("images/")) forgetSprites();
    },
    forgetComponents() {
      forgetComponents(engine);
      content = spellings = published = undefined;
      prepared.forget();
    },
  };
}

/** Whether a changed page uses the same images as before. */
function hasSameNeeds(before: Content, after: Content, file: string): boolean {
  const named = [before, after].map(({ live }) => {
    const { pictures, pictograms, logos, social } = live!.pages.get(file)!.facts!;
    return [pictures, pictograms, logos, social];
  });
  return isDeepStrictEqual(named[0], named[1]);
}
