import { basename, join } from "node:path";
import type { Plugin, UserConfig, ViteBuilder } from "vite";
import { clientBoundary } from "./boundary.ts";
import { bundlingFolder } from "../build/bundle.ts";
import { type Places, watchedFolders } from "../site/places.ts";
import { shortNames } from "../css/scopedNames.ts";
import { shortTokens } from "../css/shortTokens.ts";
import { plainImports } from "./plainImports.ts";
import { explainPort } from "../command/ports.ts";
import { behaviourFiles } from "../site/resources.ts";

/**
 * Vite plugins that render a site of JSON pages: on request in dev, all pages in a build, and from `dist` in preview.
 * Dynamic imports load only the code for the one that runs.
 */
export function blockwright(places: Places): Plugin[] {
  return [
    {
      name: "blockwright:gallery",
      apply: "serve",
      async configureServer(server) {
        return (await import("../dev/blockGallery.ts")).serveGallery(server, places);
      },
    },
    {
      name: "blockwright",
      config: (_config, { command, isPreview = false }) => config(places, command, isPreview),
      buildApp: { order: "pre", handler: (builder) => build(builder, places) },
      async configureServer(server) {
        if (server.httpServer) explainPort(server.httpServer, server.config.server, "dev");
        return (await import("../dev/server.ts")).serveDev(server, places);
      },
      async configurePreviewServer(server) {
        explainPort(server.httpServer, server.config.preview, "preview");
        (await import("../preview.ts")).servePreview(server, places);
      },
    },
    plainImports(),
    clientBoundary(places.engine),
    shortTokens(places.engine).components,
  ];
}

/** Builds the site or, as the child process of the build command, only makes a bundle. */
async function build(builder: ViteBuilder, places: Places): Promise<void> {
  const makeBundle = async () => {
    await builder.build(builder.environments["client"]!);
    await builder.build(builder.environments["ssr"]!);
  };
  if (process.env["BLOCKWRIGHT_BUNDLING"]) await makeBundle();
  else await (await import("../build/buildSite.ts")).buildSite(places, makeBundle);
}

/** `Features.LightDark` of lightningcss, which would add variables for a dark colour scheme. The site has none. */
const LIGHT_DARK = 1 << 20;

/** Vite's configuration. A build prints only warnings, because authors read its output. */
function config(places: Places, command: "build" | "serve", isPreview: boolean): UserConfig {
  const bundling = bundlingFolder(places.engine);
  const behaviours = Object.entries(behaviourFiles(places.engine)).map(([name, file]) => [`behaviour-${name}`, file]);
  const scripts = {
    boot: "src/browser/boot.ts",
    client: "src/client.tsx",
    redirect: "src/browser/redirect.ts",
    motion: "src/browser/motion.ts",
    ...Object.fromEntries(behaviours),
  };
  return {
    appType: "custom",
    ...(command === "build" && { logLevel: "warn" as const }),
    builder: {},
    // There may be two of them, see site/publicFiles.ts.
    publicDir: false,
    css: {
      modules: { generateScopedName: command === "build" ? shortNames(places.engine) : readableName },
      ...(command === "build" && { postcss: shortTokens(places.engine).styles }),
      lightningcss: { exclude: LIGHT_DARK },
    },
    server: { cors: false, watch: { ignored: (path) => isOwn(places, path) } },
    // A dependency that Vite discovers only later makes it reload the page.
    optimizeDeps: { entries: Object.values(scripts) },
    build: {
      outDir: isPreview ? places.dist : join(bundling, "client"),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
    },
    environments: {
      client: {
        build: {
          manifest: true,
          rolldownOptions: {
            // The boot script calls the exports of these entries, but no module imports them.
            preserveEntrySignatures: "strict",
            // Avoids chunks that hold only a constant or two.
            optimization: { inlineConst: true },
            input: scripts,
            output: { entryFileNames: NAME, chunkFileNames: NAME, assetFileNames: nameOfAsset },
          },
        },
      },
      ssr: {
        // Without external packages, so that it runs from any cache folder.
        ...(command === "build" && { resolve: { noExternal: true as const } }),
        build: {
          outDir: join(bundling, "ssr"),
          rolldownOptions: {
            input: { server: "src/server.tsx" },
            output: { format: "cjs", entryFileNames: "[name].cjs", codeSplitting: false },
          },
        },
      },
    },
  };
}

/** Short hashes: they do not compress, and every page refers to about ten files. */
const NAME = "assets/[name]-[hash:6].js";

/** A short name for the font, to which every page refers twice. */
function nameOfAsset({ names }: { names: readonly string[] }): string {
  return `assets/${names[0]?.endsWith(".woff2") ? "font" : "[name]"}-[hash:6][extname]`;
}

/**
 * Whether Vite must not watch a path: the dev server watches the folders of the site itself, and outputs need no watching.
 */
function isOwn({ site, dist, hosting, cache }: Places, path: string): boolean {
  // Vite passes paths with forward slashes on every system.
  const folders = [...watchedFolders(site), dist, hosting, cache].map((folder) => folder.replaceAll("\\", "/"));
  return folders.some((own) => path === own || path.startsWith(`${own}/`));
}

/** In dev, the name of a class tells its CSS module. */
function readableName(name: string, file: string): string {
  return `${basename(file.split("?")[0]!, ".module.css")}-${name}`;
}
