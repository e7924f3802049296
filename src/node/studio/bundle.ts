/** The studio's client bundle, which Vite makes when its sources have changed. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { upToDate } from "../build/bundle.ts";

const KEPT = ".cache/studio/bundles";
const SOURCES = ["src", "schema", "docs/blocks", "public", "package.json", "package-lock.json"];

/** Vite could not make the bundle, and has printed why. */
export class NoBundle extends Error {}

/**
 * Returns the folder of the bundle.
 * @param making Called before the bundle is made, which takes a moment.
 */
export async function studioBundle(engine: string, making: () => void): Promise<string> {
  const beside = join(engine, KEPT, `.${process.pid}`);
  const { folder } = await upToDate({ engine, sources: SOURCES, kept: KEPT, beside }, (out) => {
    making();
    return runVite(engine, out);
  });
  return folder;
}

/** Runs Vite in a child process, which releases its memory when it ends. */
async function runVite(engine: string, out: string): Promise<void> {
  const vite = join(engine, "node_modules/vite/bin/vite.js");
  const args = ["build", "--config", join(engine, "src/node/studio/vite.config.ts")];
  const env = { ...process.env, NODE_ENV: "production", BLOCKWRIGHT_BUNDLING: out };
  const { status } = spawnSync(process.execPath, [vite, ...args], { cwd: engine, env, stdio: "inherit" });
  if (status !== 0) throw new NoBundle("The studio could not be put together; the lines above say why.");
}
