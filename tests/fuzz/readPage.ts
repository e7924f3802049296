/** What authors wrote on a page, and what a reader finds in its HTML. */
import { expect } from "vitest";
import { mapFields, type Json } from "../../src/model/fields.ts";
import { placeShared } from "../../src/model/placeShared.ts";
import { unescaped } from "../../src/node/check/outline/blockOutline.ts";
import type { SiteFiles } from "../../src/node/check/site.ts";
import type { SiteSource } from "../../src/renderer/documents.ts";
import { type Group, schemas } from "../node/check/site.ts";

/** The documents of a site without a mistake, as the build resolves them. */
export function sourceOf(files: SiteFiles): SiteSource {
  const documents = Object.entries(files).map(([file, content]) => [file, JSON.parse(content as string)] as const);
  const site = documents.find(([file]) => file === "pages/_site.json")![1];
  const pages = documents.flatMap(([file, data]) => (file.includes("/_") ? [] : [[data.route, data] as const]));
  const shared = documents.flatMap(([file, data]) => {
    const name = /^pages\/_shared\/(.+)\.json$/.exec(file)?.[1];
    return name ? [[name, data] as const] : [];
  });
  return { site, pages: new Map(pages), shared: new Map(shared) };
}

/** A text with what stands for the names in braces. */
export function filled(text: string, { site: { brand, contact } }: SiteSource): string {
  return text
    .replaceAll("{company}", brand.name)
    .replaceAll(/\{(email|phone|city|skype)\}/g, (_, name: "email") => contact[name]);
}

interface Written {
  /** Plain texts and descriptions of pictures: each is found as it is. */
  lines: string[];
  /** The words of texts in Markdown. */
  words: string[];
}

/** All that the blocks of a page say, shared blocks in the words of the page. */
function writtenOn(page: Group, source: SiteSource): Written {
  const written: Written = { lines: [], words: [] };
  const visit = (value: Json, kind: string) => {
    if (kind === "line") written.lines.push(filled(value as string, source));
    if (kind === "markdown")
      for (const text of [value as string | string[]].flat()) written.words.push(...wordsOf(filled(text, source)));
    const alt = kind === "image" && (value as Group)["alt"];
    if (typeof alt === "string") written.lines.push(alt);
    return value;
  };
  const at = { schema: { $ref: "generated.schema.json#/$defs/block" }, file: "page.schema.json" };
  for (const block of page["blocks"] as Group[]) {
    const shared = source.shared.get(String(block["use"]))?.block;
    mapFields({ schemas, visit }, at, shared ? placeShared(block, shared as Group) : block);
  }
  return written;
}

/** The words that Markdown shows: without marks, entities and the addresses of links. */
function wordsOf(text: string): string[] {
  const shown = text
    .replaceAll(/\]\([^)]*\)/g, "]")
    .replaceAll(/&\w+;/g, " ")
    .replaceAll(/^\d+\. /gm, "");
  return shown.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** All that stands in a piece of HTML, as text or in an attribute, with single spaces. */
function readingOf(html: string): string {
  const plain = html.replaceAll(/<script\b.*?<\/script>/gs, "");
  const attributes = Array.from(plain.matchAll(/\s[\w-]+="([^"]*)"/g), ([, value]) => value!);
  return oneSpaced(unescaped([plain.replaceAll(/<[^>]*>/g, ""), ...attributes].join("\n")));
}

function oneSpaced(text: string): string {
  return text.replaceAll(/\s+/g, " ");
}

/** All that a page says is in a piece of HTML. */
export function expectAllRead(page: Group, source: SiteSource, html: string): void {
  const reading = readingOf(html);
  const { lines, words } = writtenOn(page, source);
  expect(lines.filter((text) => !reading.includes(oneSpaced(text)))).toEqual([]);
  expect(words.filter((word) => !reading.includes(word))).toEqual([]);
}
