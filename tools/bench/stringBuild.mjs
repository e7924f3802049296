/**
 * `node stringBuild.mjs <site> <out>`: the least that a build can do. Reads every page, puts its texts into plain elements
 * and writes it: no check, no components, no links between pages.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { escaped, markup, pageFiles } from "./plainMarkup.mjs";

const [site, out] = process.argv.slice(2);
for (const file of pageFiles(site)) {
  const { title, description, blocks } = JSON.parse(readFileSync(join(site, "pages", file), "utf8"));
  const target = join(out, file.replace(/json$/, "html"));
  mkdirSync(dirname(target), { recursive: true });
  const head = `<title>${escaped(title)}</title><meta name="description" content="${escaped(description)}">`;
  writeFileSync(target, `<!doctype html><html lang="en"><head>${head}</head><body>${markup(blocks)}</body></html>`);
}
