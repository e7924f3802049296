import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { createServer, type ViteDevServer } from "vite";

import { linkPictures } from "./folders.ts";

interface Copy {
  folder: string;
  remove(): void;
}

/** A copy of the site in a folder of its own, for tests that break pages or add some. Pictures and what was made of them are shared, not copied. */
export function copySite(): Copy {
  const site = copy("site-", ["pages"], ["images"]);
  linkPictures(site.folder);
  return site;
}

/** A copy of the engine with its site, for tests that change schemas or components. Pictures and packages are shared. */
export function copyEngine(): Copy {
  const copied = ["src", "schema", "pages", "index.html", "vite.config.ts", "package.json"];
  return copy("engine-", copied, ["images", "public", "node_modules"]);
}

function copy(prefix: string, copied: readonly string[], shared: readonly string[]): Copy {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  for (const name of copied) cpSync(name, join(folder, name), { recursive: true });
  for (const name of shared) {
    mkdirSync(join(folder, dirname(name)), { recursive: true });
    symlinkSync(resolve(name), join(folder, name));
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Where Vite keeps the libraries that it has prepared: one for each process, so that only its first server has that to do. */
const prepared = join(tmpdir(), `vite-${process.pid}`);
process.once("exit", () => rmSync(prepared, { recursive: true, force: true }));

/** A dev server over a site in a folder of its own. */
export async function startDev(folder: string): Promise<{ url: string; server: ViteDevServer }> {
  process.env["BLOCKWRIGHT_SITE"] = folder;
  const server = await createServer({ server: { port: 0 }, logLevel: "silent", cacheDir: prepared });
  delete process.env["BLOCKWRIGHT_SITE"];
  await server.listen();
  return { url: server.resolvedUrls!.local[0]!.replace(/\/$/, ""), server };
}
