/** What else could be made of the pages of a build, to compare with them. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build } from "esbuild";
import { dataPath, siteDataPath } from "../../../src/model/routes.ts";

export async function writeHydrated({ dist, folder, routes }: Pages): Promise<void> {
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
  writeChanged({ dist, folder, routes }, (html, route) => {
    const data = dataPath(route);
    write(join(folder, data), readFileSync(join(dist, data), "utf8").replace(APP, `"app":"${HYDRATED}"`));
    const preloads = [siteDataPath, data].map((path) => `<link rel="preload" href="${path}" as="fetch" crossorigin>`).join("");
    return html
      .replace(/data-app="[^"]*"/, `data-app="${HYDRATED}"`)
      .replace(POLICY, preloads)
      .replace(/<script type="module">.*?<\/script>/s, `<script type="module" src="${HYDRATED}"></script>`);
  });
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

const HYDRATED = "/hydrated.js";
/** In a page's data: the scripts that it belongs to. */
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
