/** The pages and shared blocks of the site, and what its pictures are called. */
import { readdirSync, readFileSync } from "node:fs";
import { filesBelow } from "../../src/node/filesBelow.mjs";

export const files: Readonly<Record<string, string>> = Object.fromEntries(
  ["pages", "pages/_shared"].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(".json"))
      .map((name) => [`${folder}/${name}`, readFileSync(`${folder}/${name}`, "utf8")] as const),
  ),
);

export const images: ReadonlySet<string> = new Set(filesBelow("images"));
