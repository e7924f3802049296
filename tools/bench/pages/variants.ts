/** What else could be made of the pages of a build, to compare with them. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createBuilder, type Manifest } from "vite";
import { dataPath, siteDataPath } from "../../../src/model/routes.ts";
import { ROOT } from "../measure.ts";

/** Pages that React takes over at load, with a script and a style sheet for all of them. */
export async function writeHydrated({ dist, folder, routes }: Pages): Promise<void> {
  const { script, styles } = await bundleHydrated(folder);
  writeChanged({ dist, folder, routes }, (html, route) => {
    const data = dataPath(route);
    write(join(folder, data), readFileSync(join(dist, data), "utf8").replace(APP, `"app":"${script}"`));
    const preloads = [siteDataPath, data].map((path) => `<link rel="preload" href="${path}" as="fetch" crossorigin>`).join("");
    return html
      .replace(/data-app="[^"]*"/, `data-app="${script}" data-next="${styles}"`)
      .replace(POLICY, preloads)
      .replace(/<script type="module">.*?<\/script>/s, `<script type="module" src="${script}"></script>`);
  });
}

/** With the site's own configuration: React finds the names of classes that are in the HTML. Gives the addresses. */
async function bundleHydrated(folder: string): Promise<{ script: string; styles: string }> {
  const builder = await createBuilder({
    root: ROOT,
    logLevel: "error",
    // Replaces the inputs of the site's configuration: Vite would merge further ones with them.
    plugins: [{ name: "bench", options: (options) => ({ ...options, input: join(ROOT, HYDRATED) }) }],
    environments: {
      client: {
        build: { outDir: folder, copyPublicDir: false, rolldownOptions: { output: { codeSplitting: false } } },
      },
    },
  });
  await builder.build(builder.environments["client"]!);
  const manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")) as Manifest;
  const { file, css } = manifest[HYDRATED]!;
  return { script: `/${file}`, styles: `/${css![0]}` };
}

/** Pages that fetch nothing ahead: each link is a plain one. */
export function writePlain(pages: Pages): void {
  writeChanged(pages, unaided);
}

/** Plain links, and rules by which the browser itself fetches or renders what they lead to. */
export function writeRuled(pages: Pages, rules: object): void {
  const script = `<script type="speculationrules">${JSON.stringify(rules)}</script>`;
  writeChanged(pages, (html) => unaided(html).replace(POLICY, script));
}

/** Without what the site itself does for those who follow links. */
function unaided(html: string): string {
  return html.replace(/data-app="[^"]*"/, 'data-app="/nothing.js"').replace(RULES, "");
}

interface Pages {
  dist: string;
  folder: string;
  routes: readonly string[];
}

const HYDRATED = "tools/bench/pages/hydrated.tsx";
/** In a page's data: identifies the scripts that it belongs to. */
const APP = /"app":"[^"]*"/;
const RULES = /<script type="speculationrules">.*?<\/script>/s;
const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

function writeChanged({ dist, folder, routes }: Pages, change: (html: string, route: string) => string): void {
  for (const route of routes) {
    const name = route === "/" ? "index.html" : `${route}.html`;
    write(join(folder, name), change(readFileSync(join(dist, name), "utf8"), route));
  }
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
