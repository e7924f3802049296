import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createServer, type ViteDevServer } from "vite";

/** A copy of the site in a folder of its own, for tests that break pages or add some. Pictures and what was made of them are shared, not copied. */
export function copySite(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  cpSync("pages", join(folder, "pages"), { recursive: true });
  symlinkSync(resolve("images"), join(folder, "images"));
  const made = ".cache/images";
  mkdirSync(made, { recursive: true });
  mkdirSync(join(folder, ".cache"));
  symlinkSync(resolve(made), join(folder, made));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A dev server over a site in a folder of its own. */
export async function startDev(folder: string): Promise<{ url: string; server: ViteDevServer }> {
  process.env["BLOCKWRIGHT_SITE"] = folder;
  const server = await createServer({ server: { port: 0 }, logLevel: "silent", cacheDir: join(folder, ".vite") });
  delete process.env["BLOCKWRIGHT_SITE"];
  await server.listen();
  return { url: server.resolvedUrls!.local[0]!.replace(/\/$/, ""), server };
}
