import type { ImageStore } from "./describe.ts";
import { ImageError } from "./imageError.ts";
import { SOCIAL } from "./settings.ts";

/** The address of the placeholder. Those of pictures have a hash. */
export const STAND_IN = "/images/no-picture.svg";

const SIZE = { width: 1600, height: 1200 };
/** A frame with a hill and a sun, the usual symbol for a missing picture. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" width="${SIZE.width}" height="${SIZE.height}"><path fill="#dfe3ee" d="M0 0h1600v1200H0z"/><path fill="#a9b2cb" d="M500 800l220-320 140 180 90-110 150 250z"/><circle cx="1010" cy="440" r="60" fill="#a9b2cb"/></svg>`;

/** The same pictures, with a placeholder for those that are missing or cannot be used. */
export function withStandIns(store: ImageStore): ImageStore {
  const lost = new Set<string>();
  return {
    ...store,
    async load(srcs) {
      const all = [...srcs];
      for (const src of all) lost.delete(src);
      await store.load(all).catch((error: unknown) => {
        if (!(error instanceof ImageError)) throw error;
        for (const { src } of error.problems) lost.add(src);
      });
    },
    describe: (src, alt) =>
      lost.has(src)
        ? { base: STAND_IN, ...SIZE, widths: [], alt, plain: STAND_IN, full: STAND_IN }
        : store.describe(src, alt),
    describeSocial: (src, alt) =>
      lost.has(src)
        ? { url: STAND_IN, width: SOCIAL.width, height: SOCIAL.height, alt }
        : store.describeSocial(src, alt),
    file: async (path) =>
      path === STAND_IN ? { body: Buffer.from(DRAWING), type: "image/svg+xml" } : store.file(path),
  };
}
