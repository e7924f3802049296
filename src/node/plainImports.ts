import type { Plugin } from "vite";

const BEHAVIOUR = "/enhance.ts";
/** The name that Vite gives to what dynamic imports call. */
const PRELOAD_HELPER = "\0vite/preload-helper.js";
const PLAIN_IMPORT = "\0blockwright/plain-import.js";

/**
 * A block's behaviour is small, and goes without Vite's helper for dynamic imports, which is larger. So it has to fetch the
 * styles of what it imports by itself, with `src/ui/stylesheet.ts`; the build fails where nobody would. See docs/decisions/0035.
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
