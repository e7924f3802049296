import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { type PictogramSprite, pictogramUrl } from "../../model/pictogram.ts";
import type { PageDocument, SharedDocument, SiteDocument, SiteSource } from "../../renderer/documents.ts";
import type { Resources } from "../../renderer/resolvePage.ts";
import { drawingFile } from "../check/gathered/pictures/drawings.ts";
import type { SitePage } from "../check/site.ts";
import type { Content } from "./content.ts";
import type { ImageStore } from "../images/describe.ts";
import { type Kept, kept } from "../kept.ts";
import { oncePer } from "../../model/once.ts";
import { type PageNeeds, needsIn, needsOf } from "./needs.ts";
import { hasPictogram, pictogramSprite, type SpritePlaces } from "../images/sprite.ts";

/** The `enhance` modules of blocks by their types, and that of forms as "form". */
export function behaviourFiles(engine: string): Record<string, string> {
  const blocks = readdirSync(join(engine, "src/blocks"))
    .map((type) => [type, `src/blocks/${type}/enhance.ts`] as const)
    .filter(([, file]) => existsSync(join(engine, file)));
  return { ...Object.fromEntries(blocks), form: "src/ui/enhanceForm.ts" };
}

/** The URLs of these modules in dev. They do not change while modules are neither added nor removed. */
export function sourceOfBehaviour(engine: string): Resources["behaviour"] {
  const files = behaviourFiles(engine);
  return (name) => files[name] && `/${files[name]}`;
}

/** The document of a checked page. Its type says what the check has made sure of. */
export function pageDocument({ data }: SitePage): PageDocument {
  return data as unknown as PageDocument;
}

/** The checked documents as input for the renderer. */
export function siteSource({ site }: Pick<Content, "site">): SiteSource {
  const byRoute = new Map(site.pages.map((page) => [page.route, page]));
  return {
    site: site.site!.data as SiteDocument,
    pages: {
      get(route) {
        const page = byRoute.get(route);
        return page && pageDocument(page);
      },
      *values() {
        for (const page of site.pages) yield pageDocument(page);
      },
    },
    shared: new Map(Object.entries(site.shared).map(([name, { data }]) => [name, data as unknown as SharedDocument])),
  };
}

/** The pictogram sprite of a site with its SVG. */
export interface Sprite extends PictogramSprite {
  svg: string;
}

const sprites = new Map<string, Kept<Sprite>>();

/** To be called after a drawing has changed. */
export function forgetSprites(): void {
  sprites.clear();
}

/** The sprite of these pictograms, cached by their names. */
function spriteOf(names: ReadonlySet<string>, places: SpritePlaces): Promise<Sprite> {
  const key = [places.site, ...[...names].toSorted()].join("\n");
  const draw = async () => {
    const { hash, ...sprite } = await pictogramSprite(names, places);
    return { path: `/images/pictograms-${hash}.svg`, ...sprite };
  };
  const sprite = sprites.get(key) ?? kept(draw);
  sprites.set(key, sprite);
  return sprite.get();
}

/** Loads all pictures and pictograms of a site, because resolving a page is synchronous. */
export async function prepareResources(
  content: Pick<Content, "site" | "schemas">,
  options: {
    site: string;
    cache: string;
    images: ImageStore;
    behaviour: Resources["behaviour"];
    /** The sprite of the whole site. Has to be given if `content` does not hold all pages. */
    sprite?: PictogramSprite;
    /** URL path of a placeholder for missing pictograms. Without it, a missing one is an error. */
    standIn?: string;
  },
) {
  const { images, behaviour, standIn } = options;
  const { site, schemas } = content;
  const found = oncePer((page: SitePage) => needsOf(schemas, page));
  const needs = (page: SitePage): PageNeeds => page.facts ?? found(page);
  const shared = new Map(
    Object.entries(site.shared).map(([name, { data }]) => [name, needsIn(schemas, "sharedBlock.schema.json", data)]),
  );
  const common = [...(site.site ? [needsIn(schemas, "site.schema.json", site.site.data)] : []), ...shared.values()];
  const named = { pictures: new Set<string>(), logos: new Set<string>(), pictograms: new Set<string>() };
  for (const each of [...common, ...site.pages.map(needs)]) {
    for (const src of each.pictures) named.pictures.add(src);
    for (const name of each.logos) named.logos.add(name);
    for (const name of each.pictograms) named.pictograms.add(name);
  }
  const lost = new Set(standIn ? [...named.pictograms].filter((name) => !hasPictogram(options.site, name)) : []);
  await images.load(new Set([...named.pictures, ...Array.from(named.logos, (name) => drawingFile("logo", name))]));
  const sprite: Sprite = options.sprite
    ? { svg: "", ...options.sprite }
    : await spriteOf(new Set([...named.pictograms].filter((name) => !lost.has(name))), {
        site: options.site,
        cacheDir: options.cache,
      });
  const resources: Resources = {
    schemas,
    behaviour,
    image: (src, alt) => images.describe(src, alt),
    socialImage: (src, alt) => images.describeSocial(src, alt),
    pictogram: (name) => (standIn && lost.has(name) ? standIn : pictogramUrl(sprite, name)),
  };
  return { resources, sprite, needs, shared, common };
}
