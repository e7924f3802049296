import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildIn, serveFrom } from "./builtSite.ts";
import { copySite } from "./devSite.ts";
import { filesBelow } from "../../src/node/filesBelow.mjs";

const PUBLIC = "https://forms.example";

/** The site as it is when its forms are sent to `origin`, built and served. */
export async function serveWithEndpoint(origin: string): Promise<{ url: string; close(): Promise<void> }> {
  const { folder, remove } = copySite();
  const file = join(folder, "pages/_site.json");
  const site = JSON.parse(readFileSync(file, "utf8")) as object;
  const delivery = { kind: "endpoint", url: `${PUBLIC}/submit` };
  writeFileSync(file, JSON.stringify({ ...site, delivery }));
  buildIn(folder);
  pointTo(origin, join(folder, "dist"));

  const { url, close } = await serveFrom(folder);
  return {
    url,
    async close() {
      await close();
      remove();
    },
  };
}

/** A site has to name an address with https, and a test has none. */
function pointTo(origin: string, dist: string): void {
  for (const path of filesBelow(dist)) {
    const file = join(dist, path);
    if (/\.(?:html|json)\.(?:br|gz)$/.test(path)) rmSync(file);
    else if (/\.(?:html|json)$/.test(path))
      writeFileSync(
        file,
        readFileSync(file, "utf8").replaceAll(PUBLIC, () => origin),
      );
  }
}
