import type { Plugin } from "vite";

const BEHAVIOUR = "/enhance.ts";
/** Vite's module id of its helper for dynamic imports. */
const PRELOAD_HELPER = "\0vite/preload-helper.js";
const PLAIN_IMPORT = "\0blockwright/plain-import.js";

/**
 * Removes Vite's helper for dynamic imports from the behaviour of blocks, because the helper is larger than most of these.
 * The helper would load the styles of imported chunks, so behaviour has to load them with `src/ui/stylesheet.ts`. The build
 * fails if a chunk has styles that nothing loads. See docs/decisions/0035.
 */
export function plainImports(): Plugin {
  return {
    name: "blockwright:plain-imports",
    apply: "build",
    enforce: "pre",
    resolveId: (id, importer) => (id === PRELOAD_HELPER && importer?.endsWith(BEHAVIOUR) ? PLAIN_IMPORT : undefined),
    load: (id) => (id === PLAIN_IMPORT ? "export const __vitePreload = (load) => load();" : undefined),
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk" || !chunk.facadeModuleId?.endsWith(BEHAVIOUR)) continue;
        for (const name of chunk.dynamicImports) {
          const imported = bundle[name];
          if (imported?.type === "chunk" && imported.viteMetadata?.importedCss.size)
            this.error(
              `${chunk.facadeModuleId} imports ${imported.name} with styles that nobody would fetch. Fetch them with stylesheet.ts.`,
            );
        }
      }
    },
  };
}
