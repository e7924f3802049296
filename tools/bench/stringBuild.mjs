/**
 * `node stringBuild.mjs <site> <out>`: the least that a build can do. Reads every page, puts its texts into plain elements
 * and writes it: no check, no components, no links between pages.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const [site, out] = process.argv.slice(2);
const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const markup = (value, name = "") => {
  if (typeof value === "string") return name === "heading" ? `<h2>${escaped(value)}</h2>` : `<p>${escaped(value)}</p>`;
  if (Array.isArray(value)) return value.map((item) => markup(item, name)).join("");
  if (typeof value !== "object" || value === null) return "";
  return `<div>${Object.entries(value)
    .map(([key, inner]) => markup(inner, key))
    .join("")}</div>`;
};
for (const file of readdirSync(join(site, "pages"), { recursive: true, encoding: "utf8" })) {
  if (!file.endsWith(".json") || /(?:^|\/)_/.test(file)) continue;
  const { title, description, blocks } = JSON.parse(readFileSync(join(site, "pages", file), "utf8"));
  const target = join(out, file.replace(/json$/, "html"));
  mkdirSync(dirname(target), { recursive: true });
  const head = `<title>${escaped(title)}</title><meta name="description" content="${escaped(description)}">`;
  writeFileSync(target, `<!doctype html><html lang="en"><head>${head}</head><body>${markup(blocks)}</body></html>`);
}
