import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { siteFolder } from "./src/node/givenFolder.ts";
import { placesOf } from "./src/node/places.ts";
import { blockwright } from "./src/node/plugin.ts";

const root = fileURLToPath(new URL(".", import.meta.url)).replace(/[/\\]$/, "");

export default defineConfig({
  root,
  plugins: [react(), blockwright(placesOf(root, siteFolder(undefined, root)))],
});
