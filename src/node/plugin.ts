import { basename, join } from "node:path";
import type { Plugin, UserConfig, ViteBuilder } from "vite";
import { clientBoundary } from "./boundary.ts";
import { bundlingFolder } from "./build/bundle.ts";
import { type Places, watchedFolders } from "./places.ts";
import { shortNames } from "./css/scopedNames.ts";
import { shortTokens } from "./css/shortTokens.ts";
import { plainImports } from "./plainImports.ts";
import { explainPort } from "./ports.ts";
import { behaviourFiles } from "./resources.ts";

/**
 * Makes Vite render a site of JSON pages: in dev as they are asked for, in a build all of them, in preview from `dist`. Of the
 * three, only what is asked for is loaded.
 */
export function blockwright(places: Places): Plugin[] {
  return [
    {
      name: "blockwright:gallery",
      apply: "serve",
      async configureServer(server) {
        return (await import("./blockGallery.ts")).serveGallery(server, places);
      },
    },
    {
      name: "blockwright",
      config: (_config, { command, isPreview = false }) => config(places, command, isPreview),
      buildApp: { order: "pre", handler: (builder) => build(builder, places) },
      async configureServer(server) {
        if (server.httpServer) explainPort(server.httpServer, server.config.server, "dev");
        return (await import("./devServer.ts")).serveDev(server, places);
      },
      async configurePreviewServer(server) {
        explainPort(server.httpServer, server.config.preview, "preview");
        (await import("./preview.ts")).servePreview(server, places);
      },
    },
    plainImports(),
    clientBoundary(places.engine),
    shortTokens(places.engine).components,
  ];
}

/** Builds the site or, when the build command asks for it, only makes a bundle. */
async function build(builder: ViteBuilder, places: Places): Promise<void> {
  const makeBundle = async () => {
    await builder.build(builder.environments["client"]!);
    await builder.build(builder.environments["ssr"]!);
  };
  if (process.env["BLOCKWRIGHT_BUNDLING"]) await makeBundle();
  else await (await import("./build/buildSite.ts")).buildSite(places, makeBundle);
}

/** `Features.LightDark` of lightningcss. The site has no dark colours, and needs no variables to tell them apart. */
const LIGHT_DARK = 1 << 20;

/** What Vite has to know. A build says little: the reader is someone who writes pages. */
function config(places: Places, command: "build" | "serve", isPreview: boolean): UserConfig {
  const bundling = bundlingFolder(places.engine);
  const behaviours = Object.entries(behaviourFiles(places.engine)).map(([name, file]) => [`behaviour-${name}`, file]);
  const scripts = {
    boot: "src/browser/boot.ts",
    client: "src/client.tsx",
    leadOn: "src/browser/leadOn.ts",
    motion: "src/browser/motion.ts",
    ...Object.fromEntries(behaviours),
  };
  return {
    appType: "custom",
    ...(command === "build" && { logLevel: "warn" as const }),
    builder: {},
    css: {
      modules: { generateScopedName: command === "build" ? shortNames(places.engine) : readableName },
      ...(command === "build" && { postcss: shortTokens(places.engine).styles }),
      lightningcss: { exclude: LIGHT_DARK },
    },
    server: { cors: false, watch: { ignored: (path) => isOwn(places, path) } },
    // Found at the start: a library that is found later makes the page reload.
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
            // The boot script calls what these modules export; nothing else imports them.
            preserveEntrySignatures: "strict",
            // No file of its own for a word or two.
            optimization: { inlineConst: true },
            input: scripts,
            output: { entryFileNames: NAME, chunkFileNames: NAME, assetFileNames: nameOfAsset },
          },
        },
      },
      ssr: {
        // Complete in itself, so that it runs wherever a site keeps its cache.
        ...(command === "build" && { resolve: { noExternal: true as const } }),
        build: {
          outDir: join(bundling, "ssr"),
          rolldownOptions: {
            input: { server: "src/server.tsx" },
            output: { format: "cjs", entryFileNames: "[name].cjs", codeSplitting: false },
          },
          copyPublicDir: false,
        },
      },
    },
  };
}

/** Hashes do not compress, and every page names some ten files. */
const NAME = "assets/[name]-[hash:6].js";

/** Every page names its font twice, and a long name costs as much as a sentence. */
function nameOfAsset({ names }: { names: readonly string[] }): string {
  return `assets/${names[0]?.endsWith(".woff2") ? "font" : "[name]"}-[hash:6][extname]`;
}

/** What Vite is not to watch: the dev server does that itself, folder by folder, or nobody has to. */
function isOwn({ site, dist, hosting, cache }: Places, path: string): boolean {
  // Vite asks with forward slashes on every system.
  const folders = [...watchedFolders(site), dist, hosting, cache].map((folder) => folder.replaceAll("\\", "/"));
  return folders.some((own) => path === own || path.startsWith(`${own}/`));
}

/** In dev, a class says where it comes from. */
function readableName(name: string, file: string): string {
  return `${basename(file.split("?")[0]!, ".module.css")}-${name}`;
}
