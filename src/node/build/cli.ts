/** `node launch.mjs build`: builds the site. Vite is started only when the sources have changed. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ENGINE } from "../engine.ts";
import { fail, failedProgram } from "../failure.ts";
import { placesOf } from "../places.ts";
import { buildSite, BuildStopped } from "./buildSite.ts";

/** Vite in a process of its own: what it needs of memory is given back before pages are rendered. */
async function makeBundle(folder: string): Promise<void> {
  const vite = join(ENGINE, "node_modules/vite/bin/vite.js");
  const env = { ...process.env, BLOCKWRIGHT_BUNDLING: folder };
  const { status } = spawnSync(process.execPath, [vite, "build"], { cwd: ENGINE, env, stdio: "inherit" });
  if (status !== 0) throw new BuildStopped("The site could not be put together; the lines above say why.");
}

// React is three times as quick when it does not look for mistakes in components.
process.env["NODE_ENV"] = "production";

buildSite(placesOf(ENGINE, process.env["BLOCKWRIGHT_SITE"]), makeBundle).catch((error: unknown) => {
  process.exitCode =
    error instanceof BuildStopped
      ? fail(1, error.message)
      : failedProgram(
          "The build failed, and what was built before is as it was",
          error,
          process.argv.includes("--debug"),
        );
});
