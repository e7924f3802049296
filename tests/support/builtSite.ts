import { spawnSync } from "node:child_process";
import { preview } from "vite";
import { commandLine } from "./commands.ts";

/** Builds the site in a folder; fails with the words of the build. */
export function buildIn(folder: string): void {
  const env = { PATH: process.env["PATH"], BLOCKWRIGHT_SITE: folder };
  const { status, stdout, stderr } = spawnSync(process.execPath, commandLine("build"), { encoding: "utf8", env });
  if (status !== 0) throw new Error(stdout + stderr);
}

/** Serves what was built in a folder, as visitors get it. */
export async function serveFrom(folder: string): Promise<{ url: string; close(): Promise<void> }> {
  process.env["BLOCKWRIGHT_SITE"] = folder;
  const server = await preview({ preview: { port: 0 }, logLevel: "silent" });
  delete process.env["BLOCKWRIGHT_SITE"];
  return { url: server.resolvedUrls!.local[0]!.replace(/\/$/, ""), close: () => server.close() };
}
