/** Files of a site, open in the studio. */
import type { Json } from "../../src/model/fields.ts";
import { createLookup } from "../../src/node/check/lookup.ts";
import type { Action } from "../../src/studio/document/actions.ts";
import { openFile, type OpenFile } from "../../src/studio/document/openFile.ts";
import type { NamedFile } from "../../src/studio/document/read.ts";
import { reduce } from "../../src/studio/document/reduce.ts";
import { type Group, schemas } from "../node/check/site.ts";
import { agency } from "../support/agency/agency.ts";
import { sharedBlocks } from "../support/agency/sharedBlocks.ts";

/** The type of the block in each shared file of the site, and in those that generated pages use. */
const sharedTypes: Record<string, string> = {
  questions: "faq",
  offer: "cta",
  "nothing-open": "intro",
  ...Object.fromEntries(Object.entries(sharedBlocks).map(([name, { block }]) => [name, String(block["type"])])),
};

export const lookup = createLookup(schemas, (name) => sharedTypes[String(name)]);

export const aPage: NamedFile = { file: "pages/index.json", role: "page", name: "" };

/** Every file of the site. */
export const siteTexts: [named: NamedFile, text: string][] = Object.entries(agency).map(([file, content]) => {
  const shared = /^pages\/_shared\/(.*)\.json$/.exec(file)?.[1];
  const role = shared !== undefined ? "shared" : file === "pages/_site.json" ? "site" : "page";
  return [{ file, role, name: shared ?? "" }, String(content)];
});

/** The file after some actions. */
export function after(file: OpenFile, ...actions: Action[]): OpenFile {
  return actions.reduce((at, action) => reduce(lookup, at, action), file);
}

export function opened(text: string, named = aPage): OpenFile {
  return openFile(named, text);
}

/** Every value inside a value, from the top down; whether it is an item of a list. */
export function pointersIn(value: Json, at = ""): { pointer: string; value: Json; isItem: boolean }[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value as Group).flatMap(([name, inner]) => {
    const pointer = `${at}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    return [{ pointer, value: inner, isItem: Array.isArray(value) }, ...pointersIn(inner, pointer)];
  });
}

/** Where two texts differ: the number of the first line that does, the lines that stood there, and those that do now. */
export function linesChanged(older: string, newer: string): { line: number; from: string[]; to: string[] } {
  const [a, b] = [older.split("\n"), newer.split("\n")];
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  return { line: start + 1, from: a.slice(start, a.length - end), to: b.slice(start, b.length - end) };
}
