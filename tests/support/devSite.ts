import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer, type ViteDevServer } from "vite";

import { writeAgency } from "./agency/folder.ts";
import { engine } from "./engine.ts";

interface Copy {
  folder: string;
  remove(): void;
}

/** The agency in a folder of its own, for tests that break pages or add some. Pictures and what was made of them are shared. */
export function copySite(): Copy {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  writeAgency(folder);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The same with an engine of its own, for tests that change schemas or components. Packages are shared. */
export function copyEngine(): Copy {
  const copy = copySite();
  for (const name of ["src", "schema", "index.html", "vite.config.ts", "package.json"])
    cpSync(join(engine, name), join(copy.folder, name), { recursive: true });
  for (const name of ["public", "node_modules"]) symlinkSync(join(engine, name), join(copy.folder, name));
  return copy;
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
