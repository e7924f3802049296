import { readdirSync, readFileSync } from "node:fs";

export interface PageFile {
  route: string;
  title: string;
  description: string;
  card?: object;
  aliases?: string[];
  partOf?: string;
  blocks: Record<string, unknown>[];
}

/** The pages of the site as their authors wrote them. */
export const pages: PageFile[] = readdirSync("pages")
  .filter((file) => file.endsWith(".json") && !file.startsWith("_"))
  .map((file) => JSON.parse(readFileSync(`pages/${file}`, "utf8")) as PageFile)
  // Shown at unknown addresses; see server.spec.ts.
  .filter(({ route }) => route !== "/404");

/** The block that pages use by the name of its file in `pages/_shared`. */
export function sharedBlock<T = Record<string, unknown>>(name: string): T {
  return (JSON.parse(readFileSync(`pages/_shared/${name}.json`, "utf8")) as { block: T }).block;
}
