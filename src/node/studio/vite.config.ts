/**
 * Vite's configuration for the studio: the documents in `src/studio/` and their scripts, with the site's components for the
 * preview.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vite";
import { ENGINE } from "../engine.ts";
import { studioParts } from "./parts.ts";

const root = join(ENGINE, "src/studio");
const documents = readdirSync(root).filter((name) => name.endsWith(".html"));

export default defineConfig({
  root,
  publicDir: join(ENGINE, "public"),
  logLevel: "warn",
  plugins: studioParts(ENGINE),
  build: {
    outDir: process.env["BLOCKWRIGHT_BUNDLING"],
    emptyOutDir: true,
    // The content security policy forbids inlined scripts and styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { checks: { pluginTimings: false }, input: documents.map((name) => join(root, name)) },
  },
});
