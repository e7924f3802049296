import type { UserConfig } from "vite";
import { expect, test } from "vitest";
import { placesOf } from "../../../src/node/site/places.ts";
import { blockwright } from "../../../src/node/vite/plugin.ts";
import { engine } from "../../support/engine.ts";

test.each([
  ["C:\\site", "C:/site"],
  ["/site", "/site"],
])("Vite leaves the folders of %s alone", (site, asked) => {
  const plugin = blockwright(placesOf(engine, site)).find(({ name }) => name === "blockwright")!;
  const configOf = plugin.config as (config: UserConfig, env: { command: string }) => UserConfig;
  const { ignored } = configOf({}, { command: "serve" }).server!.watch! as { ignored: (path: string) => boolean };
  const paths = ["pages", "pages/index.json", "dist/a.html", ".cache/a", "pages-old/a.json", "src/App.tsx"];
  expect(paths.map((path) => ignored(`${asked}/${path}`))).toEqual([true, true, true, true, false, false]);
});
