import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { SiteSource } from "../renderer/documents.ts";
import type { Resources } from "../renderer/resolvePage.ts";
import { namesIn, type Content } from "./content.ts";
import type { ImageStore } from "./images/describe.ts";
import { pictogramSprite, symbolId } from "./images/sprite.ts";

/** Modules that give a block its behaviour, by the name that `data-enhance` is looked up with. */
export function behaviourFiles(root: string): Record<string, string> {
  const blocks = readdirSync(join(root, "src/blocks"))
    .map((type) => [type, `src/blocks/${type}/enhance.ts`] as const)
    .filter(([, file]) => existsSync(join(root, file)));
  return { ...Object.fromEntries(blocks), quote: "src/layout/enhanceQuote.ts" };
}

/** The checked documents in the shape that rendering wants. */
export function siteSource({ site }: Content): SiteSource {
  return {
    site: site.site!.data as never,
    pages: new Map(site.pages.map(({ data }) => [(data as { route: string }).route, data as never])),
    shared: new Map(Object.entries(site.shared).map(([name, { data }]) => [name, data as never])),
  };
}

/** The pictogram sprite of a site, and where it is served. */
export interface Sprite {
  path: string;
  svg: string;
}

const sprites = new Map<string, ReturnType<typeof pictogramSprite>>();

/** Forgets drawn sprites, for when a drawing has changed. */
export function forgetSprites(): void {
  sprites.clear();
}

/** The sprite of these pictograms; drawn once for the same names. */
function spriteOf(names: ReadonlySet<string>, site: string): ReturnType<typeof pictogramSprite> {
  const key = [site, ...[...names].toSorted()].join("\n");
  const known = sprites.get(key) ?? pictogramSprite(names, site);
  sprites.set(key, known);
  return known;
}

/** Gets pictures and pictograms ready that the site names, so that resolving a page is synchronous. */
export async function prepareResources(
  content: Content,
  options: { site: string; images: ImageStore; behaviour: Resources["behaviour"] },
) {
  const { images, behaviour } = options;
  const { site, schemas } = content;
  const documents = [
    ...(site.site ? [{ schema: "site.schema.json", data: site.site.data }] : []),
    ...site.pages.map(({ data }) => ({ schema: "page.schema.json", data })),
    ...Object.values(site.shared).map(({ data }) => ({ schema: "sharedBlock.schema.json", data })),
  ];
  const names = namesIn(schemas, documents);
  await images.load(names.images);
  const { svg, hash } = await spriteOf(names.pictograms, options.site);
  const sprite: Sprite = { path: `/images/pictograms-${hash}.svg`, svg };
  const resources: Resources = {
    schemas,
    behaviour,
    image: (src, alt) => images.describe(src, alt),
    socialImage: (src, alt) => images.describeSocial(src, alt),
    pictogram: (name) => `${sprite.path}#${symbolId(name)}`,
  };
  return { resources, sprite };
}
