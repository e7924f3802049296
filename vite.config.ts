import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { ENGINE } from "./src/node/engine.ts";
import { siteFolder } from "./src/node/command/givenFolder.ts";
import { placesOf } from "./src/node/site/places.ts";
import { blockwright } from "./src/node/vite/plugin.ts";

export default defineConfig({
  root: ENGINE,
  plugins: [react(), blockwright(placesOf(ENGINE, siteFolder(undefined, ENGINE)))],
});
