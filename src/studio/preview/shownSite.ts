/** The site around a page, as the renderer wants it. */
import type { SiteContent } from "../../model/content.ts";
import { pictogramUrl } from "../../model/pictogram.ts";
import type { Words } from "../../model/words.ts";
import { wordsOf } from "../../model/wordsOf.ts";
import type { SiteSource } from "../../renderer/documents.ts";
import { resolveSite, type Resources } from "../../renderer/resolvePage.ts";
import type { Group } from "../../node/check/site.ts";
import type { SiteResources } from "../check/resources.ts";
import { schemas } from "../schemas.ts";
import type { SiteDocuments } from "./messages.ts";

export interface ShownSite {
  source: SiteSource;
  resources: Resources;
  /** For header and footer; undefined when the site file is too broken for them. */
  content: SiteContent | undefined;
  words: Words;
}

/** @param page The page that is shown, as it is written at the moment. */
export function shownSite(documents: SiteDocuments, given: SiteResources, page: Group): ShownSite {
  const pages = new Map<string, Group>([...documents.pages, [String(page["route"]), { ...page, blocks: [] }]]);
  const { site, shared } = documents;
  const source = { site, pages, shared } as unknown as SiteSource;
  const resources = resourcesOf(given);
  const words = attempt(() => wordsOf(source.site)) ?? wordsOf({});
  return { source, resources, words, content: attempt(() => resolveSite(source, resources)) };
}

function resourcesOf({ images, sprite }: SiteResources): Resources {
  const found = (src: string) => {
    if (!Object.hasOwn(images, src)) throw new Error(`There is no picture images/${src}.`);
    return images[src]!;
  };
  return {
    schemas,
    image: (src, alt) => ({ ...found(src).shown, alt }),
    socialImage: (src, alt) => ({ ...found(src).social, alt }),
    pictogram: (name) => pictogramUrl(sprite, name),
    behaviour: () => undefined,
  };
}

function attempt<Result>(make: () => Result): Result | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}
