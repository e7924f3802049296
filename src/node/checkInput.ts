import { readdirSync } from "node:fs";
import { join } from "node:path";
import { remember } from "./check/remembered.ts";
import type { CheckInput } from "./check/site.ts";
import { rendererOf } from "./components.ts";
import { knownPages } from "./known/knownPages.ts";
import { loadSite } from "./loadSite.ts";
import { loadSchemas } from "./schemas.ts";

/** Files that the build writes beside the pages. */
const WRITTEN = ["sitemap.xml", "robots.txt", "manifest.webmanifest"];

/** Everything that a check of the site in a folder asks, with the schemas and the components of an engine. */
export function checkInputOf(engine: string, site: string): CheckInput {
  const schemas = loadSchemas(engine);
  const input = { ...loadSite(site), schemas, served: servedFiles(engine), render: rendererOf(engine, schemas) };
  const known = knownPages(engine, site, input);
  if (known) remember(input.files, known);
  return input;
}

/** Paths of the files that are served as they are. */
export function servedFiles(engine: string): Set<string> {
  const found = readdirSync(join(engine, "public"), { recursive: true, withFileTypes: true });
  const paths = found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const start = join(engine, "public/").length;
  return new Set([...paths.map((path) => path.slice(start).replaceAll("\\", "/")), ...WRITTEN]);
}
