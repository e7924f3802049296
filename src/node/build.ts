import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { inspect } from "node:util";
import type { ViteBuilder } from "vite";
import { readAssets } from "./assets.ts";
import { compressFolder } from "./compress.ts";
import { loadContent, type Content } from "./content.ts";
import { filesBesideSite } from "./hosting/hostFiles.ts";
import { ImageError } from "./images/imageError.ts";
import { createImageStore } from "./images/describe.ts";
import { listedPages } from "./notFound.ts";
import type { Places } from "./places.ts";
import { prerender } from "./prerender.ts";
import { prepareResources, siteSource } from "./resources.ts";

type Server = typeof import("../server.tsx");

/** Stops a build with words for an author: printed as they are, with no name of a class and no stack. */
class BuildStopped extends Error {
  [inspect.custom]() {
    return this.message;
  }
}

/** check -> client -> ssr -> prerender; writes `dist` at the very end, or not at all. */
export async function buildSite(builder: ViteBuilder, places: Places): Promise<void> {
  const content = loadContent(places);
  if (content.problems.some(({ severity }) => severity === "error")) {
    throw new BuildStopped(`${content.report}\nNothing was built. dist is as it was.`);
  }
  if (content.report) console.warn(content.report);

  try {
    await buildSound(builder, places, content);
  } catch (error) {
    if (error instanceof ImageError)
      throw new BuildStopped(`${error.message}\n\nNothing was built. dist is as it was.`);
    throw error;
  }
}

async function buildSound(builder: ViteBuilder, places: Places, content: Content): Promise<void> {
  const { engine, site, client: outDir } = places;
  const images = createImageStore({ root: site, cacheDir: places.cache });
  await builder.build(builder.environments["client"]!);
  await builder.build(builder.environments["ssr"]!);
  const assets = readAssets(engine, outDir);
  const { resources, sprite } = await prepareResources(content, { site, images, behaviour: assets.behaviour });
  const server = (await import(`${pathToFileURL(join(places.ssr, "server.js")).href}?${Date.now()}`)) as Server;

  const source = siteSource(content);
  const renderPage = server.pageRenderer(source, resources);
  await prerender({ engine, outDir, assets, source, resources, renderPage });
  await images.emit(outDir, showProgress);
  writeUnder(outDir, sprite.path, sprite.svg);
  rmSync(join(outDir, ".vite"), { recursive: true });
  await compressFolder(outDir);
  replaceFolder(outDir, places.dist);
  const pages = listedPages(siteSource(content));
  for (const [path, text] of Object.entries(filesBesideSite(pages))) writeUnder(places.hosting, path, text);
  console.log(`${content.site.pages.length} pages in dist.`);
}

function showProgress(done: number, total: number): void {
  if (process.stdout.isTTY) process.stdout.write(`\rPictures: ${done} of ${total}${done === total ? "\n" : ""}`);
  else if (done === total || done % 50 === 0) console.log(`Pictures: ${done} of ${total}`);
}

function writeUnder(folder: string, path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Puts a finished folder in the place of another; between the two renames nobody finds a mixture. */
function replaceFolder(from: string, to: string): void {
  const old = `${from}.old`;
  rmSync(old, { recursive: true, force: true });
  try {
    renameSync(to, old);
  } catch {
    // The first build has nothing to replace.
  }
  renameSync(from, to);
  rmSync(old, { recursive: true, force: true });
}
