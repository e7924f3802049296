/**
 * A small site for tests: that of an agency, with every block and every part of the frame. It says the same whatever the
 * authors of `pages/` write; tests may know its words.
 */
import type { SiteFiles } from "../../../src/node/check/site.ts";
import type { Json } from "../../../src/model/fields.ts";
import { pageFiles } from "./pages.ts";
import { settings } from "./settings.ts";
import { sharedBlocks } from "./sharedBlocks.ts";

const text = (content: Json | object) => `${JSON.stringify(content, null, 2)}\n`;
const entriesIn = (folder: string, contents: Record<string, unknown>, depth: number) =>
  Object.entries(contents).map(([name, content]) => {
    const $schema = `${"../".repeat(depth)}schema/${depth === 1 ? "page" : "sharedBlock"}.schema.json`;
    return [`${folder}/${name}.json`, text({ $schema, ...(content as object) })];
  });

/** Its files: path -> text. */
export const agency: SiteFiles = Object.fromEntries([
  ...entriesIn("pages", pageFiles, 1),
  ...entriesIn("pages/_shared", sharedBlocks, 2),
  ["pages/_site.json", text({ $schema: "../schema/site.schema.json", ...settings })],
]) as SiteFiles;

/** The pictures that they name, those of pictograms and logos included. */
export const agencyPictures: ReadonlySet<string> = new Set(Object.values(agency).flatMap((each) => picturesIn(each)));

function picturesIn(content: SiteFiles[string]): string[] {
  const names: string[] = [];
  JSON.parse(String(content), (field, value: Json) => {
    if (field === "pictogram" || field === "logo") names.push(`${field}s/${String(value)}.svg`);
    if (field === "src" || field === "phoneImage") names.push(String(value));
    return value;
  });
  return names;
}
