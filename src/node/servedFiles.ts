import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Files that the build writes beside the pages. */
const WRITTEN = ["sitemap.xml", "robots.txt", "manifest.webmanifest"];

/** Paths of the files that are served as they are. */
export function servedFiles(engine: string): Set<string> {
  const found = readdirSync(join(engine, "public"), { recursive: true, withFileTypes: true });
  const paths = found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const start = join(engine, "public/").length;
  return new Set([...paths.map((path) => path.slice(start).replaceAll("\\", "/")), ...WRITTEN]);
}
