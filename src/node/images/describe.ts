import { availableParallelism } from "node:os";
import type { ImageContent, SocialImage } from "../../model/content.ts";
import { ImageError, type ImageProblem } from "./imageError.ts";
import { openOriginals, type Original, type Originals } from "./originals.ts";
import { chooseWidths, SOCIAL, webpWidths } from "./settings.ts";
import {
  baseUrl,
  cachePath,
  isCached,
  makeVariants,
  readVariant,
  socialVariant,
  variantsOf,
  variantUrl,
  type Variant,
} from "./variants.ts";

interface ImageStoreOptions {
  /** The folder of the site, with `images/` in it. */
  site: string;
  /** The folder of the cache: generated files, and facts about originals. */
  cacheDir: string;
}

/** Called after each file that was generated, never for a cached one. `file` is its URL path. */
type ImageProgress = (done: number, total: number, file: string) => void;

/** The pictures that pages refer to. `src` is always a path below `images/`, such as "portfolio/01-organic-honey.webp". */
export interface ImageStore {
  /**
   * Reads sizes and content hashes. Loading a picture again notices a replaced file.
   * @throws {ImageError} with all problems. Pictures without a problem are loaded all the same.
   */
  load(srcs: Iterable<string>): Promise<void>;
  /** @throws {Error} for a picture that was not loaded. */
  describe(src: string, alt: string): ImageContent;
  /**
   * The picture, cropped for social networks. From then on, it has this variant as well.
   * @throws {Error} for a picture that was not loaded.
   */
  describeSocial(src: string, alt: string): SocialImage;
  /**
   * Generates all files of all loaded pictures that are not cached.
   * @throws {ImageError} for a picture that does not decode.
   */
  make(onProgress?: ImageProgress): Promise<void>;
  /** The cache paths of all files of all loaded pictures, by URL path. */
  files(): Map<string, string>;
  /**
   * The file at a URL path, generated on demand; undefined for any other URL.
   * @throws {ImageError} for a picture that does not decode.
   */
  file(urlPath: string): Promise<{ body: Buffer; type: string } | undefined>;
}

const TYPES = { avif: "image/avif", webp: "image/webp", svg: "image/svg+xml", social: "image/jpeg" };

export function createImageStore(options: ImageStoreOptions): ImageStore {
  const { site, cacheDir } = options;
  const loaded = new Map<string, Original>();
  /** The loaded pictures that have a variant for social networks. */
  const social = new Set<string>();
  const making = new Map<string, Promise<void>>();
  let originals: Promise<Originals> | undefined;
  let urls: Map<string, Variant> | undefined;

  async function load(srcs: Iterable<string>): Promise<void> {
    const memory = await (originals ??= openOriginals(site, cacheDir));
    try {
      await inParallel([...new Set(srcs)].toSorted(), async (src) => {
        try {
          loaded.set(src, await memory.look(src));
        } catch (error) {
          loaded.delete(src);
          throw error;
        } finally {
          urls = undefined;
        }
      });
    } finally {
      await memory.save();
    }
  }

  function found(src: string): Original {
    const original = loaded.get(src);
    if (!original) throw new Error(`images/${src} was not loaded before it was shown. Pass it to load() first.`);
    return original;
  }

  function describe(src: string, alt: string): ImageContent {
    const original = found(src);
    const { width, height, freeTop } = original;
    const base = baseUrl(original);
    if (original.kind === "svg") {
      const drawing = `${base}.svg`;
      return { base: drawing, width, height, widths: [], alt, plain: drawing, full: drawing };
    }
    const widths = chooseWidths(original);
    const { plain, full } = webpWidths(widths);
    return {
      base,
      width,
      height,
      widths,
      alt,
      plain: `${base}-${plain}.webp`,
      full: `${base}-${full}.webp`,
      ...(freeTop && { freeTop }),
    };
  }

  function describeSocial(src: string, alt: string): SocialImage {
    const variant = socialVariant(found(src));
    social.add(src);
    urls = undefined;
    return { url: variantUrl(variant), width: SOCIAL.width, height: SOCIAL.height, alt };
  }

  function allVariants(): Variant[] {
    return [...loaded].flatMap(([src, original]) => [
      ...variantsOf(original),
      ...(social.has(src) ? [socialVariant(original)] : []),
    ]);
  }

  async function make(onProgress?: ImageProgress): Promise<void> {
    const missing: Variant[] = [];
    await inParallel(
      allVariants(),
      async (variant) => void ((await isCached(variant, cacheDir)) || missing.push(variant)),
    );
    const jobs = byOriginal(missing);
    const total = jobs.flat().length;
    let done = 0;
    await inParallel(jobs, (variants) =>
      makeVariants(variants, options, (variant) => onProgress?.(++done, total, variantUrl(variant))),
    );
  }

  function files(): Map<string, string> {
    return new Map(allVariants().map((variant) => [variantUrl(variant), cachePath(variant, cacheDir)]));
  }

  async function file(urlPath: string) {
    urls ??= new Map(allVariants().map((variant) => [variantUrl(variant), variant]));
    const variant = urls.get(urlPath);
    if (!variant) return undefined;
    if (!(await isCached(variant, cacheDir))) {
      const path = cachePath(variant, cacheDir);
      const work = making.get(path) ?? makeVariants([variant], options).finally(() => making.delete(path));
      making.set(path, work);
      await work;
    }
    return { body: await readVariant(variant, cacheDir), type: TYPES[variant.format] };
  }

  return { load, describe, describeSocial, make, files, file };
}

/** Groups variants by content: a picture under two names is generated once. */
function byOriginal(variants: readonly Variant[]): Variant[][] {
  const groups = new Map<string, Map<string, Variant>>();
  for (const variant of variants) {
    const { hash } = variant.original;
    if (!groups.has(hash)) groups.set(hash, new Map());
    groups.get(hash)?.set(`${variant.format}-${variant.width}`, variant);
  }
  return Array.from(groups.values(), (group) => [...group.values()]);
}

/**
 * Runs `work` for all items, in parallel up to the number of cores and of threads in Node's pool.
 * @throws {ImageError} at the end, with the problems of all items.
 */
async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  const problems: ImageProblem[] = [];
  const worker = async () => {
    for (const item of queue) {
      await work(item).catch((error: unknown) => {
        if (!(error instanceof ImageError)) throw error;
        problems.push(...error.problems);
      });
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, worker));
  if (problems.length > 0) throw new ImageError(problems.toSorted((a, b) => (a.src < b.src ? -1 : 1)));
}
