import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { ENGINE } from "./src/node/engine.ts";
import { siteFolder } from "./src/node/givenFolder.ts";
import { placesOf } from "./src/node/places.ts";
import { blockwright } from "./src/node/plugin.ts";

export default defineConfig({
  root: ENGINE,
  plugins: [react(), blockwright(placesOf(ENGINE, siteFolder(undefined, ENGINE)))],
});
