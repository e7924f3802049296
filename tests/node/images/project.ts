import { cpSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { onTestFinished } from "vitest";
import { createImageStore, type ImageStore } from "../../../src/node/images/describe.ts";

/** A project in a temporary folder, removed after the test. Files are given by their path below `images/`. */
export async function project(files: Record<string, Buffer | string>) {
  const site = await mkdtemp(join(tmpdir(), "blockwright-images-"));
  onTestFinished(() => rm(site, { recursive: true, force: true }));
  const cacheDir = join(site, ".cache");
  const outDir = join(site, "dist");
  const write = async (src: string, data: Buffer | string) => {
    await mkdir(dirname(join(site, "images", src)), { recursive: true });
    await writeFile(join(site, "images", src), data);
  };
  for (const [src, data] of Object.entries(files)) await write(src, data);
  return { site, cacheDir, outDir, write, open: () => createImageStore({ site, cacheDir }) };
}

/** A one-coloured picture. */
export function picture(width: number, height: number, background = "#2438e8"): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .webp()
    .toBuffer();
}

export const drawing = (inside: string, attributes = 'viewBox="0 0 40 20"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;

/** Makes all files of a store's pictures, and puts them where visitors find them. */
export async function emit(store: ImageStore, outDir: string, onProgress?: Parameters<ImageStore["make"]>[0]) {
  await store.make(onProgress);
  for (const [url, path] of store.files()) cpSync(path, join(outDir, url));
}
