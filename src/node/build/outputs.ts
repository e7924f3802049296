/** All outputs of a build, each with a cache key made of its inputs. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { oncePerText } from "../../model/once.ts";
import type { Addressed } from "../../model/spelling.ts";
import type { SiteSource } from "../../renderer/documents.ts";
import type { Resources } from "../../renderer/resolvePage.ts";
import { drawingFile } from "../check/gathered/pictures/drawings.ts";
import type { Site, SitePage } from "../check/site.ts";
import { addressList } from "../site/fallbacks.ts";
import { filesBelow } from "../filesBelow.mjs";
import { filesInSite } from "../hosting/hostFiles.ts";
import type { PageNeeds } from "../site/needs.ts";
import { NOT_FOUND } from "../../model/routes.ts";
import { contentHash } from "../contentHash.ts";
import type { PictogramSprite } from "../../model/pictogram.ts";
import { pageDocument, type Sprite } from "../site/resources.ts";
import { manifest, robots, sitemap } from "../site/siteFiles.ts";
import { systemCode, unlessOfSystem } from "../command/systemErrors.ts";
import { lookOf } from "../looks.mjs";
import type { Assets } from "./assets.ts";
import { BuildStopped } from "./buildStopped.ts";
import type { Bundle } from "./bundle.ts";
import { withCompressed } from "./compress.ts";
import type { PageFiles } from "./pageFiles.ts";
import type { Files, Output } from "./tree.ts";

/**
 * On a site with more pages, compressing takes longer than everything else, so it is left to the host. See
 * docs/decisions/0016.
 */
const MOST_COMPRESSED = 200;

interface PageOutputsOptions {
  bundle: Bundle;
  /** Holds the pages to make, and those of which they show something. */
  site: Site;
  /** How many pages the whole site has. */
  count: number;
  /** The pictures, shared blocks and other pages that a page uses. */
  needs(page: SitePage): PageNeeds;
  /** The same of shared blocks, by their names. */
  shared: ReadonlyMap<string, PageNeeds>;
  /** The same of the header, the footer and all shared blocks. */
  common: readonly PageNeeds[];
  resources: Resources;
  sprite: PictogramSprite;
  pageFiles: PageFiles;
}

interface OutputsOptions extends PageOutputsOptions {
  /** The paths of image files by their URL paths. */
  pictures: ReadonlyMap<string, string>;
  /** The paths of the published files in `public` by their paths there. */
  publicFiles: ReadonlyMap<string, string>;
  source: SiteSource;
  sprite: Sprite;
  isInlined: Assets["isInlined"];
}

/** All outputs in `dist` by their names, which stay the same from build to build. */
export function outputsOf(options: OutputsOptions): Map<string, Output> {
  const { bundle, site, source, sprite, pageFiles } = options;
  const keys = createKeys(options);
  const { common, isCompressed, keyOfPage, finished } = keys;
  const listed = site.pages.filter(({ route }) => route !== NOT_FOUND);
  const addresses = listed.map(({ route, aliases }): Addressed => ({ route: route!, aliases }));
  const outputs = new Map<string, Output>();
  const isPublished = (path: string) => !path.startsWith(".vite/") && !options.isInlined(path);
  for (const file of filesBelow(bundle.client).filter(isPublished))
    outputs.set(`client ${file}`, {
      key: bundle.stamp,
      make: () => ({ [file]: readFileSync(join(bundle.client, file)) }),
    });
  for (const [name, output] of pagesWith(keys, options, listed)) outputs.set(name, output);
  const notFound = site.pages.find(({ route }) => route === NOT_FOUND);
  const all = keyOf([common, addresses]);
  const { told, files } = addressList(addresses);
  outputs.set("not found", {
    key: keyOf([common, told, notFound && keyOfPage(notFound)]),
    make: async () => finished(await pageFiles.notFound(told)),
  });
  outputs.set("addresses", { key: keyOf([isCompressed, files]), make: () => finished(files) });
  outputs.set("lists", { key: all, make: () => finished(lists(source, addresses)) });
  for (const [url, path] of options.pictures) {
    const file = url.slice(1);
    const make = () => withCompressed({ [file]: readFileSync(path) });
    outputs.set(`picture ${file}`, { key: url, make });
  }
  for (const [file, path] of options.publicFiles)
    outputs.set(`public ${file}`, {
      // Without reading the file, which may be large, unless it was saved just now.
      key: keyOf([bundle.stamp, lookOf(path) ?? contentHash(readPublic(file, path))]),
      make: () => withCompressed({ [file]: readPublic(file, path) }),
    });
  outputs.set("sprite", { key: sprite.path, make: () => withCompressed({ [sprite.path.slice(1)]: sprite.svg }) });
  return outputs;
}

/** @throws {BuildStopped} if it was deleted since it was listed, or may not be read. */
function readPublic(file: string, path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    unlessOfSystem(error);
    throw new BuildStopped(
      `public/${file} cannot be read (${systemCode(error)}). Nothing was built. dist is as it was.`,
      {
        cause: error,
      },
    );
  }
}

/** The outputs of some pages. The 404 page is none of them. */
export function pageOutputs(options: PageOutputsOptions, pages: readonly SitePage[]): Map<string, Output> {
  return pagesWith(createKeys(options), options, pages);
}

function pagesWith(
  { keyOfPage, finished }: Keys,
  options: PageOutputsOptions,
  pages: readonly SitePage[],
): Map<string, Output> {
  const outputs = new Map<string, Output>();
  for (const page of pages)
    outputs.set(`page ${page.route!}`, {
      key: keyOfPage(page),
      make: async () => finished(await options.pageFiles.page(pageDocument(page))),
    });
  return outputs;
}

interface Keys {
  /** The key of the inputs that all pages share. */
  common: string;
  isCompressed: boolean;
  keyOfPage(page: SitePage): string;
  /** Adds compressed forms where the site is small enough. */
  finished(files: Files): Files | Promise<Files>;
}

/** A page without facts was read a second time for the full check, so its `hash` may be older than its text. */
const hashOf = (page: SitePage) => (page.facts && page.hash) ?? contentHash(page.text);

function createKeys(options: PageOutputsOptions): Keys {
  const { bundle, site, count, sprite, needs } = options;
  const isCompressed = count <= MOST_COMPRESSED;
  const pictures = oncePerText((src) => keyOf(options.resources.image(src, "")));
  const byRoute = new Map(site.pages.map((page) => [page.route, page]));
  const contentAt = oncePerText((route) => {
    const page = byRoute.get(route);
    return page ? hashOf(page) + needs(page).pictures.map(pictures).join("") : "none";
  });
  const shared = oncePerText((name) =>
    keyOf([site.shared[name]?.data, options.shared.get(name)?.pages.map(contentAt)]),
  );
  const common = keyOf([
    bundle.stamp,
    isCompressed,
    options.resources.schemas,
    site.site?.data,
    sprite.path,
    options.common
      .flatMap((each) => [...each.pictures, ...each.logos.map((name) => drawingFile("logo", name))])
      .map(pictures),
  ]);
  return {
    common,
    isCompressed,
    // Joins digests only, because every build does this for every page.
    keyOfPage(page) {
      const { pictures: srcs, logos, shared: uses, pages } = needs(page);
      let parts = common + hashOf(page);
      for (const src of srcs) parts += pictures(src);
      for (const logo of logos) parts += pictures(drawingFile("logo", logo));
      for (const use of uses) parts += shared(use);
      for (const route of pages) parts += contentAt(route);
      return shortHash(parts);
    },
    finished: (files) => (isCompressed ? withCompressed(files) : files),
  };
}

function lists({ site }: SiteSource, addresses: readonly Addressed[]): Files {
  const { url } = site;
  return {
    "sitemap.xml": sitemap(
      url,
      addresses.map(({ route }) => route),
    ),
    "robots.txt": robots(url),
    "manifest.webmanifest": manifest(site),
    ...filesInSite(addresses),
  };
}

function keyOf(parts: unknown): string {
  return shortHash(JSON.stringify(parts));
}

function shortHash(text: string): string {
  return contentHash(text).slice(0, 22);
}
