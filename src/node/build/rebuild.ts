/** Incremental build of a big site: makes only the changed pages, and computes no cache keys for the others. */
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { crc32 } from "node:zlib";
import type { Schemas } from "../../model/fields.ts";
import type { PictogramSprite } from "../../model/pictogram.ts";
import { readAssets } from "./assets.ts";
import { listSite } from "../check/files/listSite.ts";
import { nameOf } from "../check/files/sitePaths.ts";
import { createOpener } from "../check/document/open.ts";
import { QuietPage } from "../check/facts/quiet.ts";
import { remember } from "../check/facts/remembered.ts";
import type { Site, SiteFiles } from "../check/site.ts";
import { siteOf } from "../check/facts/siteOf.ts";
import type { ChangedPage, SiteResult } from "../check/facts/told.ts";
import { createImageStore } from "../images/describe.ts";
import type { Rest } from "../known/knownPages.ts";
import { type Index, factsAt, readIndex, writeIndex } from "../known/pageIndex.ts";
import { contentsOf } from "../known/look.ts";
import { MOST_CHANGED, type Unmoved } from "../known/unmoved.ts";
import { needsIn } from "../site/needs.ts";
import { NOT_FOUND } from "../../model/routes.ts";
import type { Places } from "../site/places.ts";
import { prepareResources, siteSource } from "../site/resources.ts";
import { loadSchemas } from "../site/schemas.ts";
import type { Bundle } from "./bundle.ts";
import { contentHash } from "../contentHash.ts";
import { pageOutputs } from "./outputs.ts";
import { createPageFiles } from "./pageFiles.ts";
import { createRenderer } from "./renderer.ts";
import { hostingTrees, type Output, pageTrees, publishSome } from "./tree.ts";

/** What the index of the last build holds beside its pages. */
interface Built extends Pick<Rest, "key" | "around"> {
  stamp: string;
  sprite: PictogramSprite;
  /** The `id` of the tree in `dist` after that build. */
  pages: string;
}

const builtIn = ({ cache }: Places) => join(cache, "build/built.json");

/** Writes the index from which the next build of a big site tells what has changed. */
export function keepBuilt(
  places: Places,
  index: Index<Rest>,
  { bundle, sprite, pages }: Pick<Built, "sprite" | "pages"> & { bundle: Bundle },
): void {
  const { key, around } = index.rest;
  const rest: Built = { key, ...(around !== undefined && { around }), stamp: bundle.stamp, sprite, pages };
  writeIndex(builtIn(places), { ...index, looks: [], rest });
}

/**
 * Makes what has changed since the last build.
 * @returns False if a full build is needed; then nothing has been written.
 */
export async function rebuild(places: Places, unmoved: Unmoved, bundle: Bundle): Promise<boolean> {
  const built = readBuilt(places);
  const { key, around } = unmoved.index.rest;
  if (!built || built.rest.stamp !== bundle.stamp || built.rest.key !== key || built.rest.around !== around)
    return false;
  const changes = changedPages(built, unmoved);
  if (!changes?.every((change) => isAlone(change, unmoved.told))) return false;

  const { sprite } = built.rest;
  const outputs = await outputsFor(changes, unmoved, { places, bundle, sprite });
  if (!outputs || !(await publishSome(hostingTrees(places), new Map()))) return false;
  const pages = await publishSome(pageTrees(places), outputs, built.rest.pages);
  if (pages !== undefined && changes.length > 0) keepBuilt(places, unmoved.index, { bundle, sprite, pages });
  return pages !== undefined;
}

function readBuilt(places: Places): Index<Built> | undefined {
  try {
    return readIndex<Built>(builtIn(places));
  } catch {
    return undefined;
  }
}

/**
 * The pages that have changed since they were built; undefined if pages were added or removed, or if their old facts are
 * not known.
 */
function changedPages(built: Index<unknown>, { memory, index, pages }: Unmoved): ChangedPage[] | undefined {
  const { files } = index;
  const { name, length, sum } = built.lines;
  // Two processes that append at the same time overwrite each other's lines, so the build may have read other bytes.
  const isOfSameLines = name === memory.index.lines.name && crc32(memory.bytes.subarray(0, length)) === sum;
  if (built.files.length !== files.length) return undefined;
  const changes: ChangedPage[] = [];
  for (const [at, file] of files.entries()) {
    if (built.files[at] !== file) return undefined;
    if (built.hashes[at] === index.hashes[at]) continue;
    const before = isOfSameLines ? factsAt({ index: built, bytes: memory.bytes }, at) : null;
    const after = pages.get(file)!.facts;
    if (!before || !after || changes.length === MOST_CHANGED) return undefined;
    changes.push({ file, before, after });
  }
  return changes;
}

/** The facts of a page on which files other than its own depend. */
const SHARED = ["route", "aliases", "pictures", "pictograms", "logos", "social"] as const;

/** Whether a change of a page changes no files but its own. */
function isAlone({ before, after }: ChangedPage, { shown }: SiteResult): boolean {
  const { route } = after;
  if (route === NOT_FOUND || shown.includes(route)) return false;
  return SHARED.every((name) => isDeepStrictEqual(before[name], after[name]));
}

interface Means {
  places: Places;
  bundle: Bundle;
  sprite: Built["sprite"];
}

/** Undefined if a page was saved again after its check. */
async function outputsFor(
  changes: readonly ChangedPage[],
  unmoved: Unmoved,
  { places, bundle, sprite }: Means,
): Promise<Map<string, Output> | undefined> {
  if (changes.length === 0) return new Map();
  const { engine, site: folder, cache } = places;
  const schemas = loadSchemas(engine);
  const assets = readAssets(engine, bundle);
  const images = createImageStore({ site: folder, cacheDir: cache });
  const site = siteWith(changes, unmoved, { folder, schemas });
  if (!site?.pages.every((page) => page.hash === contentHash(page.text))) return undefined;
  const options = { site: folder, cache, images, behaviour: assets.behaviour, sprite };
  const prepared = await prepareResources({ schemas, site }, options);
  const source = siteSource({ site });
  const renderPage = createRenderer(bundle, source, prepared.resources);
  const pageFiles = createPageFiles({ engine, assets, source, renderPage });
  const changed = new Set(changes.map(({ file }) => file));
  const pages = site.pages.filter(({ file }) => changed.has(file));
  return pageOutputs({ ...prepared, bundle, site, count: unmoved.pages.size, sprite, pageFiles }, pages);
}

/** A site of the shared files, the changed pages, and the pages of which these show something. */
function siteWith(
  changes: readonly ChangedPage[],
  { pages, common }: Unmoved,
  { folder, schemas }: { folder: string; schemas: Schemas },
): Site | undefined {
  const opened = createOpener({ files: common, schemas }).open(listSite(common).common).documents;
  const uses = new Set(changes.flatMap(({ after }) => after.shared));
  const inShared = opened.filter(({ role, name }) => role === "shared" && uses.has(name));
  const shown = new Set([
    ...changes.flatMap(({ after }) => after.pages),
    ...inShared.flatMap(({ data }) => needsIn(schemas, "sharedBlock.schema.json", data!).pages),
  ]);
  const facts = new Map(changes.map(({ file, after }) => [file, after]));
  if (shown.size > 0)
    for (const [file, { facts: known }] of pages) if (known && shown.has(known.route)) facts.set(file, known);
  const contents = contentsOf(folder, [...facts.keys()]);
  if (!contents) return undefined;
  const files: SiteFiles = { ...common, ...contents };
  remember(files, pages);
  const quiet = Array.from(facts, ([file, known]) => new QuietPage({ file, name: nameOf(file) }, known, files));
  return siteOf([...opened, ...quiet], files);
}
