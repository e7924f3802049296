import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { preview } from "vite";
import { commandLine } from "./commands.ts";
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
  const env = { PATH: process.env["PATH"], BLOCKWRIGHT_SITE: folder };
  const { status, stdout, stderr } = spawnSync(process.execPath, commandLine("build"), { encoding: "utf8", env });
  if (status !== 0) throw new Error(stdout + stderr);
  pointTo(origin, join(folder, "dist"));

  process.env["BLOCKWRIGHT_SITE"] = folder;
  const server = await preview({ preview: { port: 0 }, logLevel: "silent" });
  delete process.env["BLOCKWRIGHT_SITE"];
  return {
    url: server.resolvedUrls!.local[0]!.replace(/\/$/, ""),
    async close() {
      await server.close();
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
