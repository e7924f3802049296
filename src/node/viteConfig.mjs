/** Vite's configuration in one file: from its many sources, Vite bundles it anew at each start. */
import { join } from "node:path";

const NAME = "viteConfig.mjs";

/** What esbuild has to know to make it. */
export function configBundle(engine, folder) {
  return {
    absWorkingDir: engine,
    entryPoints: ["vite.config.ts"],
    outfile: join(folder, NAME),
    bundle: true,
    platform: "node",
    target: "node20",
    format: "esm",
    packages: "external",
    logLevel: "error",
  };
}

/** What Vite has to be told to take it. */
export function configArguments(folder) {
  return ["--config", join(folder, NAME), "--configLoader", "native"];
}
