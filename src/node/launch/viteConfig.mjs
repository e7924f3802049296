/** Bundles Vite's configuration ahead: otherwise Vite bundles its many sources at each start. */
import { join } from "node:path";

const NAME = "viteConfig";

/** esbuild options for it. */
export function configBundle(engine, folder) {
  return {
    absWorkingDir: engine,
    entryPoints: { [NAME]: "vite.config.ts" },
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    // So that code only for a server, or only for a build, is loaded on demand.
    splitting: true,
    chunkNames: `${NAME}-[hash]`,
    platform: "node",
    target: "node20",
    format: "esm",
    packages: "external",
    logLevel: "error",
  };
}

/** Vite's command-line arguments to use it. */
export function configArguments(folder) {
  return ["--config", join(folder, `${NAME}.mjs`), "--configLoader", "native"];
}
