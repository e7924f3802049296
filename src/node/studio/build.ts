/** Writes the studio and a copy of a site into a folder, to be tried without this server. Saving downloads the files. */
import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { SiteSnapshot } from "../../studio/store/store.ts";
import type { Places } from "../site/places.ts";
import { policy, withMetas } from "./documents.ts";
import { openSite, snapshotOf } from "./site.ts";

/** @returns The number of page files in it. */
export async function buildStudio(places: Places, bundle: string, out: string): Promise<number> {
  const site = openSite(places);
  const snapshot = await snapshotOf(site);
  const beside = `${out}.${process.pid}.tmp`;
  try {
    cpSync(bundle, beside, { recursive: true });
    for (const name of ["index.html", "preview.html"].filter((each) => existsSync(join(beside, each)))) {
      const path = join(beside, name);
      writeFileSync(path, withMetas(readFileSync(path, "utf8"), { "Content-Security-Policy": policy }));
    }
    writeFileSync(join(beside, "site.json"), JSON.stringify(snapshot));
    writeFileSync(join(beside, "robots.txt"), "User-agent: *\nDisallow: /\n");
    const { file } = await site.pictures();
    for (const address of addressesOf(snapshot)) {
      const picture = await file(address);
      if (!picture) throw new Error(`Nothing was made for ${address}.`);
      await mkdir(dirname(join(beside, address)), { recursive: true });
      await writeFile(join(beside, address), picture.body);
    }
    rmSync(out, { recursive: true, force: true });
    renameSync(beside, out);
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
  return snapshot.files.length;
}

/** The URL paths of all images that the studio may load. */
function addressesOf({ resources }: SiteSnapshot): string[] {
  const pictures = Object.values(resources.images).flatMap(({ shown, social }) => {
    const { base, widths, plain, full } = shown;
    return [...widths.map((width) => `${base}-${width}.avif`), plain, full, social.url];
  });
  return [...new Set([resources.sprite.path, ...pictures])].filter(Boolean);
}
