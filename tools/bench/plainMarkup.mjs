/** The texts of a page in plain elements: what every build in the comparison prints. */
import { readdirSync } from "node:fs";
import { join } from "node:path";

export const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

export function markup(value, name = "") {
  if (typeof value === "string") return name === "heading" ? `<h2>${escaped(value)}</h2>` : `<p>${escaped(value)}</p>`;
  if (Array.isArray(value)) return value.map((item) => markup(item, name)).join("");
  if (typeof value !== "object" || value === null) return "";
  return `<div>${Object.entries(value)
    .map(([key, inner]) => markup(inner, key))
    .join("")}</div>`;
}

/** The files of a site's pages, below its folder `pages`. */
export function pageFiles(site) {
  const files = readdirSync(join(site, "pages"), { recursive: true, encoding: "utf8" });
  return files.filter((file) => file.endsWith(".json") && !/(?:^|\/)_/.test(file));
}
