/** The core of the studio runs in a browser: it reads no files and holds nothing that only a build needs. */
import { readdirSync } from "node:fs";
import { build } from "esbuild";
import { expect, test } from "vitest";

test("all of it can be made into a script for browsers", async () => {
  const files = readdirSync("src/studio", { recursive: true, encoding: "utf8" }).filter((file) =>
    /^(?:document|fields|sentences)\/.*\.ts$/.test(file),
  );
  expect(files.length).toBeGreaterThan(10);
  const { metafile } = await build({
    entryPoints: files.map((file) => `src/studio/${file}`),
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "browser",
    outdir: "out",
    write: false,
    metafile: true,
    logLevel: "silent",
  });
  const packages = Object.keys(metafile.inputs).map((file) => /node_modules\/([^/]+)/.exec(file)?.[1]);
  expect([...new Set(packages.filter((name) => name !== undefined))]).toEqual(["jsonc-parser"]);
  const rooms = Object.keys(metafile.inputs).flatMap((file) => /^src\/(\w+)\/(\w+)?/.exec(file)?.[0] ?? []);
  expect([...new Set(rooms)].filter((room) => /^src\/(?!model|studio)/.test(room))).toEqual(["src/node/check"]);
});
