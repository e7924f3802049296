import { lstatSync, statSync } from "node:fs";
import { join } from "node:path";
import { readAssets } from "./assets.ts";
import { socialPicture } from "../check/facts/facts.ts";
import type { Group } from "../check/site.ts";
import { addressesOf, loadContent, type Content } from "../site/content.ts";
import { filesBesideSite } from "../hosting/hostFiles.ts";
import { createImageStore } from "../images/describe.ts";
import { ImageError } from "../images/imageError.ts";
import type { Places } from "../site/places.ts";
import { dividedFiles, publicFiles } from "../site/publicFiles.ts";
import { prepareResources, siteSource } from "../site/resources.ts";
import { asChecked } from "./asChecked.ts";
import { BuildStopped } from "./buildStopped.ts";
import { bundleOf, type Bundle } from "./bundle.ts";
import { shortReport } from "../check/outputs/report.ts";
import { findUnmoved } from "../known/unmoved.ts";
import { loadSite } from "../site/loadSite.ts";
import { keepBuilt, rebuild } from "./rebuild.ts";
import { takeLock } from "./lock.ts";
import { createRenderer } from "./renderer.ts";
import { outputsOf } from "./outputs.ts";
import { counted } from "../check/wording/words.ts";
import { createPageFiles } from "./pageFiles.ts";
import { hostingTrees, pageTrees, prepare, putBack, putInPlace } from "./tree.ts";

/**
 * check -> bundle -> pages. Makes only what has changed since the last build, and changes `dist` at the very end or not at
 * all.
 * @param makeBundle Runs Vite, which writes the folders `client` and `ssr` into a folder.
 * @throws {BuildStopped} for what an author can correct.
 */
export async function buildSite(places: Places, makeBundle: (folder: string) => Promise<void>): Promise<void> {
  // Nothing renames .cache, so it may be a symlink to a folder, unlike `dist` and `hosting`.
  needFolder(places.cache, statSync(places.cache, { throwIfNoEntry: false }));
  const lock = join(places.cache, "build.lock");
  const release = takeLock(lock);
  if (!release)
    throw new BuildStopped(
      `Another build of this site is running. Wait until it has ended, then build again.\nIf there is none, delete ${lock}.`,
    );
  try {
    for (const trees of [pageTrees(places), hostingTrees(places)]) putBack(trees);
    for (const folder of [places.dist, places.hosting]) needFolder(folder);
    await buildAlone(places, makeBundle);
  } finally {
    release();
  }
}

/** The exchange of folders would delete a file or a symlink of that name. */
function needFolder(path: string, stats = lstatSync(path, { throwIfNoEntry: false })): void {
  if (!stats || stats.isDirectory()) return;
  const what = stats.isSymbolicLink() ? "a link to somewhere else" : "a file";
  throw new BuildStopped(
    `${path} is ${what}, but the build makes a folder of this name. Take it away or give it another name, then build again.`,
  );
}

async function buildAlone(places: Places, makeBundle: (folder: string) => Promise<void>): Promise<void> {
  if (await buildUnmoved(places, makeBundle)) return;
  const content = loadContent(places);
  if (content.problems.some(({ severity }) => severity === "error")) {
    throw new BuildStopped(`${content.report()}\nNothing was built. dist is as it was.`);
  }
  if (content.problems.length > 0) console.warn(content.shortReport());

  try {
    await buildSound(places, content, await bundleOf(places.engine, makeBundle));
  } catch (error) {
    if (error instanceof ImageError)
      throw new BuildStopped(`${error.message}\n\nNothing was built. dist is as it was.`);
    throw error;
  }
}

/** The incremental build, see rebuild.ts. */
async function buildUnmoved(places: Places, makeBundle: (folder: string) => Promise<void>): Promise<boolean> {
  const unmoved = findUnmoved(places);
  if (!unmoved || unmoved.told.problems.some(({ severity }) => severity === "error")) return false;
  const { problems } = unmoved.told;
  if (!(await rebuild(places, unmoved, await bundleOf(places.engine, makeBundle)))) return false;
  if (problems.length > 0) console.warn(shortReport(problems, loadSite(places.site)));
  console.log(`${counted(unmoved.pages.size, "page")} in dist.`);
  return true;
}

async function buildSound(places: Places, found: Content, bundle: Bundle): Promise<void> {
  const content = { ...found, site: asChecked(found.site) };
  const { engine, site: folder, cache } = places;
  const { site } = content;
  const images = createImageStore({ site: folder, cacheDir: cache });
  const assets = readAssets(engine, bundle);
  const prepared = await prepareResources(content, { site: folder, cache, images, behaviour: assets.behaviour });
  // Only rendered pages ask for their pictures by themselves, and a picture that nobody asks for is not published.
  const socials = [
    socialPicture({ data: site.site!.data as Group }),
    ...site.pages.map((page) => prepared.needs(page).social),
  ];
  for (const social of new Set(socials)) if (social !== undefined) prepared.resources.socialImage(social, "");
  const source = siteSource(content);
  const renderPage = createRenderer(bundle, source, prepared.resources);
  const pageFiles = createPageFiles({ engine, assets, source, renderPage });
  await images.make(showProgress);
  const addresses = addressesOf(content);
  const { published, leftOut } = dividedFiles(publicFiles(places), addresses);
  for (const file of leftOut)
    console.warn(`public/${file} is not published, because the build makes a file of this name itself.`);
  const outputs = outputsOf({
    ...prepared,
    bundle,
    site,
    count: site.pages.length,
    source,
    pageFiles,
    pictures: images.files(),
    publicFiles: published,
    isInlined: assets.isInlined,
  });
  const pages = await prepare(pageTrees(places), outputs);
  const hosting = { key: JSON.stringify([bundle.stamp, addresses]), make: () => filesBesideSite(addresses) };
  const hosts = await prepare(hostingTrees(places), new Map([["hosts", hosting]]));
  // In one step: redirects and the pages that they lead to belong together.
  putInPlace(hosts, pages);
  if (content.index)
    keepBuilt(places, content.index, {
      bundle,
      sprite: { path: prepared.sprite.path, names: prepared.sprite.names },
      pages: pages.id,
    });
  console.log(`${counted(site.pages.length, "page")} in dist.`);
}

function showProgress(done: number, total: number): void {
  if (process.stdout.isTTY) process.stdout.write(`\rPictures: ${done} of ${total}${done === total ? "\n" : ""}`);
  else if (done === total || done % 50 === 0) console.log(`Pictures: ${done} of ${total}`);
}
