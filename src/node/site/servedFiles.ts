import { join } from "node:path";
import { filesBelow } from "../filesBelow.mjs";

/** Files that the build writes beside the pages. */
const WRITTEN = ["sitemap.xml", "robots.txt", "manifest.webmanifest"];

/** Paths of the files that are served as they are. */
export function servedFiles(engine: string): Set<string> {
  return new Set([...filesBelow(join(engine, "public")), ...WRITTEN]);
}
