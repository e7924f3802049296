/** Makes pages that React takes over whole, of those that the build made. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build } from "esbuild";
import { dataPath } from "../../../src/model/routes.ts";

export async function writeHydrated(dist: string, folder: string, routes: readonly string[]): Promise<void> {
  await build({
    entryPoints: [join(import.meta.dirname, "hydrated.tsx")],
    outfile: join(folder, "hydrated.js"),
    bundle: true,
    minify: true,
    format: "esm",
    jsx: "automatic",
    target: "es2022",
    define: { "process.env.NODE_ENV": '"production"' },
    loader: { ".css": "empty", ".module.css": "local-css" },
    logLevel: "error",
  });
  for (const route of routes) {
    const name = route === "/" ? "index.html" : `${route}.html`;
    const data = ["/data/site.json", dataPath(route)];
    const preloads = data.map((path) => `<link rel="preload" href="${path}" as="fetch" crossorigin>`).join("");
    const html = readFileSync(join(dist, name), "utf8")
      .replace(/data-app="[^"]*"/, 'data-app="/hydrated.js"')
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, preloads)
      .replace(/<script type="module">.*?<\/script>/s, '<script type="module" src="/hydrated.js"></script>');
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html);
  }
}
