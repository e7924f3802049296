/** What dev knows of a site: found out when somebody asks for it, and as much of it forgotten as a saved file concerns. */
import { isDeepStrictEqual } from "node:util";
import { knownSpellings, type Spellings } from "../model/spelling.ts";
import { forgetComponents } from "./components.ts";
import { addressesOf, loadContent, type Content } from "./content.ts";
import { createImageStore, type ImageStore } from "./images/describe.ts";
import { kept } from "./kept.ts";
import { contentAfter } from "./live.ts";
import type { Places } from "./places.ts";
import { forgetSprites, prepareResources, sourceOfBehaviour } from "./resources.ts";

type Prepared = ReturnType<typeof prepareResources>;

export interface DevSite {
  images: ImageStore;
  content(): Content;
  spellings(): Spellings;
  /** What its pages are rendered with. */
  resources(): Prepared;
  /**
   * After a file of the site, or a schema, has changed.
   * @param file From the folder of the site, as in "pages/index.json".
   */
  takeUp(file: string): void;
  /** After a source has changed: the check renders with components that it loads by itself, and a block may have a behaviour now. */
  forgetComponents(): void;
}

export function openDevSite(places: Places): DevSite {
  const { engine, site: folder, cache } = places;
  const images = createImageStore({ site: folder, cacheDir: cache });
  let content: Content | undefined;
  let spellings: Spellings | undefined;
  const current = () => (content ??= loadContent(places));
  const prepared = kept(async () =>
    prepareResources(current(), { site: folder, cache, images, behaviour: sourceOfBehaviour(engine) }),
  );

  return {
    images,
    content: current,
    spellings: () => (spellings ??= knownSpellings(addressesOf(current()))),
    resources: prepared.get,
    takeUp(file) {
      const before = content;
      content = before && contentAfter(before, file, places);
      if (content && before) {
        if (!hasSameNeeds(before, content, file)) prepared.forget();
        return;
      }
      prepared.forget();
      spellings = undefined;
      if (file.startsWith("images/")) forgetSprites();
    },
    forgetComponents() {
      forgetComponents(engine);
      content = spellings = undefined;
      prepared.forget();
    },
  };
}

/** Whether a page that was taken up names the same pictures and drawings as before. */
function hasSameNeeds(before: Content, after: Content, file: string): boolean {
  const named = [before, after].map(({ live }) => {
    const { pictures, pictograms, logos, social } = live!.pages.get(file)!.facts!;
    return [pictures, pictograms, logos, social];
  });
  return isDeepStrictEqual(named[0], named[1]);
}
