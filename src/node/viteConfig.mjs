/** Vite's configuration in a few files: from its many sources, Vite bundles it anew at each start. */
import { join } from "node:path";

const NAME = "viteConfig";

/** What esbuild has to know to make it. */
export function configBundle(engine, folder) {
  return {
    absWorkingDir: engine,
    entryPoints: { [NAME]: "vite.config.ts" },
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    // What only a server needs, or only a build, is loaded when it is asked for.
    splitting: true,
    chunkNames: `${NAME}-[hash]`,
    platform: "node",
    target: "node20",
    format: "esm",
    packages: "external",
    logLevel: "error",
  };
}

/** What Vite has to be told to take it. */
export function configArguments(folder) {
  return ["--config", join(folder, `${NAME}.mjs`), "--configLoader", "native"];
}
